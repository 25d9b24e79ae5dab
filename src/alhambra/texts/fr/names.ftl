### Noms des choses. Formes : .plural, .count (avec $count), .tile (avec $price), .the-tile (complément d’objet direct),
### .most (pour les majorités), .number (avec $number).

language-name = Français

## Jeux, modules, éditions, options

game-alhambra = Alhambra
    .about = Le jeu de base : achetez des bâtiments dans quatre devises, intégrez-les à votre Alhambra et entourez-la d’un long mur.
game-granada = Granada
    .about = La ville au pied du palais : des tuiles à deux faces, des tranchées au lieu de murs, et des majorités qui rapportent d’autant plus que l’on construit beaucoup.
game-combined = Alhambra et Granada
    .about = Le palais et la ville réunis en une seule grande partie, avec des points en plus là où mur et tranchée se longent.

module-two-players = À deux joueurs
    .about = À deux, un troisième joueur imaginaire se joint à la partie : Dirk reçoit des bâtiments mais ne joue jamais.
module-vizier = La faveur du vizir
    .about = Intervenez entre deux tours pour acheter une tuile, à condition de faire l’appoint.
module-exchange = Les bureaux de change
    .about = Des cartes qui permettent de payer une tuile dans deux devises.
module-bonus = Les cartes de prime
    .about = Des cartes secrètes qui comptent comme un bâtiment de plus dès que la bonne tuile se trouve dans votre Alhambra.
module-huts = Les abris de chantier
    .about = Des tuiles gratuites qui comptent comme des bâtiments en plus : un par voisin de leur couleur.
module-sites = Les sites de construction
    .about = Achetez à moitié prix, payez plus tard le prix entier dans une devise que vous êtes seul à connaître.

edition-family-box = Family Box 2012
    .about = La deuxième carte Décompte se trouve dans la quatrième des cinq piles de la pioche.
edition-revised = Édition révisée
    .about = La deuxième carte Décompte se trouve dans la cinquième des cinq piles de la pioche.

option-simplified = Décompte simplifié
    .about = Les majorités de Granada rapportent des points fixes (G-14).
option-open-money = Argent visible
    .about = Montre ce qu’un joueur à la mémoire parfaite saurait des cartes de chacun.

## Types de bâtiments d’Alhambra

type-pavilion = pavillon
    .letters = P
    .plural = pavillons
    .count = { $count ->
        [one] { $count } pavillon
       *[other] { $count } pavillons
    }
    .tile = pavillon { $price }
    .the-tile = le pavillon { $price }
    .most = le plus de pavillons
    .hut = abri de chantier (pavillon)
type-seraglio = sérail
    .letters = S
    .plural = sérails
    .count = { $count ->
        [one] { $count } sérail
       *[other] { $count } sérails
    }
    .tile = sérail { $price }
    .the-tile = le sérail { $price }
    .most = le plus de sérails
    .hut = abri de chantier (sérail)
type-arcades = arcades
    .letters = A
    .plural = arcades
    .count = { $count ->
        [one] { $count } arcade
       *[other] { $count } arcades
    }
    .tile = arcades { $price }
    .the-tile = les arcades { $price }
    .most = le plus d’arcades
    .hut = abri de chantier (arcades)
type-chambers = chambres
    .letters = C
    .plural = chambres
    .count = { $count ->
        [one] { $count } chambre
       *[other] { $count } chambres
    }
    .tile = chambres { $price }
    .the-tile = les chambres { $price }
    .most = le plus de chambres
    .hut = abri de chantier (chambres)
type-garden = jardin
    .letters = J
    .plural = jardins
    .count = { $count ->
        [one] { $count } jardin
       *[other] { $count } jardins
    }
    .tile = jardin { $price }
    .the-tile = le jardin { $price }
    .most = le plus de jardins
    .hut = abri de chantier (jardin)
type-tower = tour
    .letters = T
    .plural = tours
    .count = { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
    .tile = tour { $price }
    .the-tile = la tour { $price }
    .most = le plus de tours
    .hut = abri de chantier (tour)

## Types de bâtiments de Granada

type-arena = arène
    .letters = Ar
    .plural = arènes
    .count = { $count ->
        [one] { $count } arène
       *[other] { $count } arènes
    }
    .tile = arène { $price }
    .the-tile = l’arène { $price }
    .most = le plus d’arènes
type-bath-house = thermes
    .letters = Th
    .plural = thermes
    .count = { $count ->
        [one] { $count } tuile Thermes
       *[other] { $count } tuiles Thermes
        }
    .tile = thermes { $price }
    .the-tile = les thermes { $price }
    .most = le plus de thermes
type-library = bibliothèque
    .letters = Bi
    .plural = bibliothèques
    .count = { $count ->
        [one] { $count } bibliothèque
       *[other] { $count } bibliothèques
    }
    .tile = bibliothèque { $price }
    .the-tile = la bibliothèque { $price }
    .most = le plus de bibliothèques
type-hostel = auberge
    .letters = Au
    .plural = auberges
    .count = { $count ->
        [one] { $count } auberge
       *[other] { $count } auberges
    }
    .tile = auberge { $price }
    .the-tile = l’auberge { $price }
    .most = le plus d’auberges
type-hospital = hôpital
    .letters = Hô
    .plural = hôpitaux
    .count = { $count ->
        [one] { $count } hôpital
       *[other] { $count } hôpitaux
    }
    .tile = hôpital { $price }
    .the-tile = l’hôpital { $price }
    .most = le plus d’hôpitaux
type-market = marché
    .letters = Ma
    .plural = marchés
    .count = { $count ->
        [one] { $count } marché
       *[other] { $count } marchés
    }
    .tile = marché { $price }
    .the-tile = le marché { $price }
    .most = le plus de marchés
type-park = parc
    .letters = Pa
    .plural = parcs
    .count = { $count ->
        [one] { $count } parc
       *[other] { $count } parcs
    }
    .tile = parc { $price }
    .the-tile = le parc { $price }
    .most = le plus de parcs
type-school = école
    .letters = Éc
    .plural = écoles
    .count = { $count ->
        [one] { $count } école
       *[other] { $count } écoles
    }
    .tile = école { $price }
    .the-tile = l’école { $price }
    .most = le plus d’écoles
type-residential-area = quartier résidentiel
    .letters = Qu
    .plural = quartiers résidentiels
    .count = { $count ->
        [one] { $count } quartier résidentiel
       *[other] { $count } quartiers résidentiels
    }
    .tile = quartier résidentiel { $price }
    .the-tile = le quartier résidentiel { $price }
    .most = le plus de quartiers résidentiels

## Argent

currency-florin = florin
    .letters = fl
    .plural = florins
    .count = { $count ->
        [one] { $count } florin
       *[other] { $count } florins
    }
currency-dirham = dirham
    .letters = dh
    .plural = dirhams
    .count = { $count ->
        [one] { $count } dirham
       *[other] { $count } dirhams
    }
currency-denar = dinar
    .letters = dn
    .plural = dinars
    .count = { $count ->
        [one] { $count } dinar
       *[other] { $count } dinars
    }
currency-ducat = ducat
    .letters = du
    .plural = ducats
    .count = { $count ->
        [one] { $count } ducat
       *[other] { $count } ducats
    }

card-scoring = carte Décompte { $number }
card-exchange = bureau de change : { $first } et { $second }
card-bonus = carte de prime { $tile }

## Sortes de tuiles, faces et côtés

kind-alhambra = tuile Alhambra
    .plural = tuiles Alhambra
kind-granada = tuile Granada
    .plural = tuiles Granada
kind-hut = abri de chantier
    .plural = abris de chantier
kind-start = tuile de départ
    .plural = tuiles de départ

face-even = face paire
face-odd = face impaire

side-north = nord
    .letter = N
side-east = est
    .letter = E
side-south = sud
    .letter = S
side-west = ouest
    .letter = O

## Couleurs

colour-blue = bleu
colour-red = rouge
colour-brown = brun
colour-white = blanc
colour-green = vert
colour-purple = mauve
colour-dark-grey = gris foncé
colour-light-blue = bleu clair
colour-orange = orange
colour-yellow = jaune
