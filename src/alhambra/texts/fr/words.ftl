### Les mots du jeu, et comment les compter et les énumérer.

word-palace = Alhambra
    .plural = Alhambras
word-city = ville
    .plural = villes
word-fountain = tuile de départ
    .plural = tuiles de départ
word-gate = tuile de départ de Granada
    .plural = tuiles de départ de Granada
word-tile = tuile
    .plural = tuiles
word-building = bâtiment
    .plural = bâtiments
word-wall = mur
    .plural = murs
word-moat = tranchée
    .plural = tranchées
word-market = chantier
    .plural = chantiers
word-slot = case
    .plural = cases
    .number = case { $number }
word-display = cartes Argent disponibles
    .plural = cartes Argent disponibles
word-reserve = réserve
    .plural = réserves
word-bag = sac
    .plural = sacs
word-deck = pioche
    .plural = pioches
word-discard = défausse
    .plural = défausses
word-hand = main
    .plural = mains
word-marker = pion de marquage
    .plural = pions de marquage
word-money-card = carte Argent
    .plural = cartes Argent
word-scoring-card = carte Décompte
    .plural = cartes Décompte
word-exchange-card = bureau de change
    .plural = bureaux de change
word-bonus-card = carte de prime
    .plural = cartes de prime
word-vizier = vizir
    .plural = vizirs
    .active = actif
    .inactive = inactif
word-hut = abri de chantier
    .plural = abris de chantier
word-site = site de construction
    .plural = sites de construction
word-redesign = réaménagement
    .plural = réaménagements
word-exact-payment = appoint
    .plural = appoints
word-scoring = décompte
    .plural = décomptes
    .number = décompte { $number }
word-majority = majorité
    .plural = majorités
word-dirk = Dirk
word-player = joueur
    .plural = joueurs
    .number = Joueur { $number }
word-seat = place
    .plural = places
    .number = Place { $number }
word-turn = tour
    .plural = tours
    .number = tour { $number }
word-action = action
    .plural = actions
word-point = point
    .plural = points
word-price = prix
    .plural = prix
word-currency = devise
    .plural = devises
word-edition = édition
    .plural = éditions
word-module = module
    .plural = modules
word-rule = règle
    .plural = règles
word-ruling = décision
    .plural = décisions

count-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
count-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
count-tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
count-buildings = { $count ->
    [one] { $count } bâtiment
   *[other] { $count } bâtiments
}
count-huts = { $count ->
    [one] { $count } abri de chantier
   *[other] { $count } abris de chantier
}
count-edges = { $count ->
    [one] { $count } côté
   *[other] { $count } côtés
}
count-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}

# Un rang : de 1 à 7, pour six joueurs et Dirk.
place = { $place ->
    [1] 1re place
   *[other] { $place }e place
}
    .short = { $place ->
        [1] 1re
       *[other] { $place }e
    }

list-and = { $before } et { $last }
label-value = { $label } : { $value }
