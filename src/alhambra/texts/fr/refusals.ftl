### Pourquoi une action, un texte ou une partie est refusé. $tile, $other, $card et $currency sont des noms, $cell est un
### emplacement écrit, $decision un mot du programme.

## Textes illisibles

refusal-action = « { $text } » n’est pas une action. Une action commence par l’un de ces mots : { $kinds }.
refusal-fields = « { $text } » compte trop ou trop peu d’éléments. On écrit : { $usage }.
refusal-code = { $code } ne désigne aucune action de ce jeu.
refusal-tile = Ce jeu n’a pas de tuile « { $text } ».
refusal-card = Ce jeu n’a pas de carte « { $text } ».
refusal-cards = « { $text } » nomme trop de cartes : il n’y en a que quatre de disponibles.
refusal-payment = « { $text } » n’est pas un paiement valable : on paie dans une seule devise, ou dans les deux devises d’un bureau de change. Chaque carte n’existe qu’en trois exemplaires.
refusal-cell = « { $text } » n’est pas un emplacement : on écrit x,y, par exemple 1,-2.
refusal-cell-range = L’emplacement { $text } est trop loin de la tuile de départ.
refusal-side = « { $text } » ne désigne pas de côtés : ce sont les lettres N, E, S et W.
refusal-type = « { $text } » n’est pas un type de bâtiment de ce jeu : { $names }.
refusal-currency = « { $text } » n’est pas une devise : { $names }.
refusal-recorded-choice = L’enregistrement ne correspond pas à cette partie : « { $text } » n’y était pas possible.

## Parties impossibles

refusal-seat = Il n’y a pas de place { $seat } : les places portent les numéros 0 à { $last }, et -1 désigne un spectateur.
refusal-scoring = Il n’y a pas de décompte { $scoring } : les décomptes sont 1, 2 et 3.
refusal-no-setup = { $value } ne dit pas ce qu’on joue : Setup(players=3) le dit.
refusal-list = { $name } est une liste, pas { $value }.
refusal-players = Ce jeu se joue de deux à six joueurs, pas à { $players }.
refusal-game = Il n’y a pas de jeu « { $game } ». Les jeux sont : { $games }.
refusal-module = Il n’y a pas de module « { $module } ». Les modules sont : { $modules }.
refusal-module-twice = Un module est nommé deux fois : { $modules }.
refusal-edition = Il n’y a pas d’édition « { $edition } ». Les éditions sont : { $editions }.
refusal-ages = Indiquez un âge par joueur. Joueurs : { $players } ; âges : { $ages }.
refusal-option = « { $game } » avec ces modules ne connaît pas l’option « { $option } ».
refusal-other-game = Le module « { $module } » ne se joue pas avec « { $game } », seulement avec { $games }.
refusal-clash = « { $one } » et « { $other } » ne vont pas ensemble : tous deux utilisent le nom « { $name } ».
refusal-module-conflict = Les modules « { $module } » et « { $other } » ne se jouent pas ensemble.
refusal-registered = Il y a déjà un module « { $module } ».

## Actions au mauvais moment

refusal-over = La partie est terminée.
refusal-not-now = « { $action } » n’est pas possible maintenant : { $decision ->
        [act] choisissez l’une des actions possibles
        [place] placez d’abord les tuiles achetées
        [award] placez d’abord la tuile que vous avez reçue
        [fee] payez d’abord le retournement de la tuile
        [vizier] décidez d’abord si votre vizir intervient
        [site] choisissez d’abord un site de construction
        [bonus] décidez d’abord si vous révélez des cartes de prime
       *[other] il y a d’abord autre chose à décider
    }.
refusal-place-later = Les tuiles achetées se placent à la fin du tour. Choisissez d’abord une action.
refusal-place-now = Vos actions sont terminées. Placez les tuiles achetées : dans votre Alhambra ou dans votre réserve.
refusal-award-now = Placez d’abord la tuile que vous avez reçue.
refusal-must-act = On ne peut passer que si aucune action n’est possible. Choisissez une action.

## Argent

refusal-not-on-display = La carte « { $card } » n’est pas parmi les cartes disponibles. Choisissez-en une qui s’y trouve.
refusal-more-than-five = Ensemble, plusieurs cartes peuvent valoir 5 au plus ; celles-ci valent { $total }. Prenez-en une seule, ou de plus petites.
refusal-take-alone = La carte « { $card } » ne peut être prise que seule.
refusal-not-in-market = La tuile { $tile } n’est pas sur le chantier. Choisissez-en une qui s’y trouve.
refusal-not-in-hand = Vous n’avez pas la carte « { $card } » en main. Payez avec les cartes que vous avez.
refusal-wrong-currency = La carte « { $card } » ne convient pas : cette tuile se paie en { $currency }.
refusal-too-little = { $paid } ne suffit pas : le prix est { $price }. Ajoutez des cartes, ou choisissez une tuile moins chère.
refusal-superfluous = La carte « { $card } » est de trop : les autres suffisent pour payer { $price }. Retirez-la.

## Poser et réaménager

refusal-not-bought = La tuile { $tile } n’est pas de celles que vous devez placer maintenant.
refusal-not-in-reserve = La tuile { $tile } n’est pas dans votre réserve. Choisissez-en une qui s’y trouve.
refusal-no-reserve = La tuile { $tile } ne peut pas être mise dans la réserve. Construisez-la.
refusal-other-tile = La tuile en { $cell } est { palace-other } et non { $tile }.
