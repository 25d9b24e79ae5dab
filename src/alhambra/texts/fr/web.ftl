### Le client du navigateur : cadre et table.

## Frame

web-skip = Aller au contenu
web-nav = Pages
web-nav-lobby = Jouer
web-nav-new = Nouvelle table
web-nav-join = Rejoindre une table
web-nav-records = Parties
web-nav-replay = Rediffusion
web-nav-whatif = Et si ?
web-nav-ratings = Classement
web-nav-person = Joueur
web-nav-account = Qui suis-je ?
web-nav-rules = Règles
web-nav-tutorial = Apprendre
web-nav-settings = Réglages
web-nav-table = Table
web-no-page = Cette page n’existe pas

## Playing

web-your-turn = À vous de jouer
web-connecting = Connexion …
web-no-table = La table ne répond pas.
web-offline = Pas de connexion. Nouvel essai …
web-offline-waiting = Pas de connexion. Votre coup est gardé et sera envoyé.
web-can-pay = Vous pouvez payer cette tuile
web-can-pay-exactly = Vous pouvez payer cette tuile au prix exact
web-can-take = Vous pouvez la prendre
web-exact = appoint
web-loses = perd { $number }
web-sum = somme { $number }
web-special = spéciales
web-take-sum = prendre { $number }
web-pay-site = comme site de construction :
web-pay-vizier = avec le vizir :
web-pay-finish = l’achever :
web-turn-to = Retourner : { $tile }
web-choose-cell = { $count ->
    [one] choisissez la case
   *[other] choisissez une des { $count } cases
}
web-effect-wall = mur { $number }
web-effect-gain = points au prochain décompte { $number }
web-no-money = Vous n’avez pas d’argent de cette devise : { $currency }.
web-empty = vide
web-hand-empty = Aucune carte
web-confirm = Confirmer
web-back = Retour
web-cancel = Annuler
web-close = Fermer
web-undo = Reculer
web-restart = Recommencer le tour
web-hint = Conseil
web-thinking = Réflexion …
web-do-it = Jouer
web-go = Y aller
web-order = Ne jamais me demander ({ $window })

## Seeing

web-palace-own = Votre Alhambra
web-palace-of = L’Alhambra de { $name }
web-zoom-in = Agrandir
web-zoom-out = Réduire
web-fit = Tout montrer
web-standings = Situation
web-category = Ce qui compte
web-pays = points de chaque rang
web-left = Tuiles restant dans le sac
web-projection = prochain décompte
web-score = points
web-total = Total
web-sheets = Décomptes
web-no-scoring = Il n’y a pas encore eu de décompte.
web-result = Le résultat
web-graph = Points après chaque décompte
web-winner = { $count ->
    [one] { $names } gagne !
   *[other] { $names } gagnent ensemble !
}
web-resigned-leads = { $count ->
    [one] { $names } est en tête aux points, mais a abandonné ou dépassé son temps, et ne peut pas gagner.
   *[other] { $names } sont en tête aux points, mais ont abandonné ou dépassé leur temps, et ne peuvent pas gagner.
}
web-log = Journal
web-log-empty = Il ne s’est encore rien passé.
web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit.
web-chat-say = Dire quelque chose
web-chat-send = Envoyer
web-bot = robot { $name }
web-away = pas connecté
web-resigned = a abandonné
web-days = j
web-hours = h

## Around the game

web-menu = Menu
web-menu-table = Cette table
web-download = Enregistrer la partie
web-rematch = Rejouer
web-rematch-same = Rejouer la même donne
web-rematch-go = Vers la partie suivante
web-rematch-there = Les mêmes joueurs rejouent.
web-resign = Abandonner
web-resign-sure = Abandonner vraiment
web-abort = Proposer d’arrêter sans résultat
web-abort-back = Retirer la proposition d’arrêt
web-abort-proposed = { $name } propose d’arrêter la partie sans résultat.
web-agree = D’accord
web-aborted = La partie a été arrêtée sans résultat.
web-cover = Couvrir mes cartes
web-text-mode = Mode texte, pour lecteurs d’écran
web-aids = Montrer majorités, projections et effets
web-sound = Un son quand c’est mon tour
web-shortcuts = Touches seules comme raccourcis
web-confirming = Demander avant la fin de mon tour
web-confirm-always = toujours
web-confirm-timer = quelques secondes
web-confirm-never = jamais
web-theme = Couleurs
web-theme-auto = comme l’appareil
web-theme-light = claires
web-theme-dark = sombres
web-keys = Touches
web-key-m = au chantier
web-key-d = aux cartes Argent
web-key-h = à ce qu’on peut faire
web-key-p = à l’Alhambra ; les flèches déplacent
web-key-o = aux joueurs
web-key-l = au journal
web-key-u = reculer
web-key-i = conseil
web-key-slash = taper une action
web-key-escape = lâcher ce qui est choisi
web-fairness = Équité
web-commitment = Engagement du serveur :
web-secret = Son secret, maintenant ouvert :
web-curtain = Passez l’appareil à { $name }
web-curtain-here = Je suis { $name }
web-curtain-who = Qui regarde ses cartes ?
web-dealing = Distribution des cartes

## Text mode

web-text-decision = Ce qu’il faut décider
web-text-type = Tapez une action
web-text-options = { $count ->
    [one] Une possibilité
   *[other] { $count } possibilités
}
