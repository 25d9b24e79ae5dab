### Pourquoi une action, un texte ou une partie est refusé. $tile, $other, $card et $currency sont des noms, $cell est un
### emplacement écrit, $decision un mot du programme.

## Textes illisibles

refusal-action = « { $text } » n’est pas une action. Une action commence par l’un de ces mots : { $kinds }.
refusal-fields = « { $text } » a trop peu ou trop d’éléments. On écrit : { $usage }.
refusal-code = { $code } ne désigne aucune action de ce jeu.
refusal-tile = Ce jeu n’a pas de tuile « { $text } ».
refusal-card = Ce jeu n’a pas de carte « { $text } ».
refusal-cards = « { $text } » nomme trop de cartes : il n’y en a que quatre de disponibles.
refusal-payment = « { $text } » n’est pas un paiement : on paie dans une seule devise, ou dans les deux devises d’un bureau de change, et il n’y a pas plus de trois cartes identiques.
refusal-cell = « { $text } » n’est pas un emplacement : on écrit x,y, par exemple 1,-2.
refusal-cell-range = L’emplacement { $text } est trop loin de la tuile de départ.
refusal-side = « { $text } » ne désigne pas de côtés : ce sont les lettres N, E, S et W.
refusal-type = « { $text } » n’est pas un type de bâtiment de ce jeu : { $names }.
refusal-currency = « { $text } » n’est pas une devise : { $names }.
refusal-recorded-choice = L’enregistrement ne correspond pas à cette partie : « { $text } » n’était pas possible.

## Parties impossibles

refusal-players = On joue de deux à six, pas à { $players }.
refusal-game = Il n’y a pas de jeu « { $game } ». Les jeux sont : { $games }.
refusal-module = Il n’y a pas de module « { $module } ». Les modules sont : { $modules }.
refusal-module-twice = Un module est nommé deux fois : { $modules }.
refusal-edition = Il n’y a pas d’édition « { $edition } ». Les éditions sont : { $editions }.
refusal-ages = Le nombre d’âges ({ $ages }) n’est pas celui des joueurs ({ $players }).
refusal-simplified = Le décompte simplifié (G-14) concerne les tuiles de Grenade : « { $game } » n’en a pas.
refusal-alhambra-only = Le module « { $module } » appartient au jeu de base et ne se joue pas avec « { $game } ».
refusal-clash = « { $one } » et « { $other } » ne vont pas ensemble : tous deux utilisent le nom « { $name } ».
refusal-secrets = Le module « { $module } » ne dit pas ce qu’il cache, ni à qui.
refusal-registered = Il y a déjà un module « { $module } ».

## Actions au mauvais moment

refusal-over = La partie est terminée.
refusal-not-now = « { $action } » n’est pas possible maintenant : { $decision ->
        [act] il faut choisir une action, et celle-ci ne vous est pas ouverte
        [place] il faut poser les tuiles achetées
        [award] il faut poser la tuile attribuée
        [fee] il faut payer le retournement d’une tuile
        [vizier] c’est le moment du vizir
        [site] il faut choisir un site de construction
        [bonus] on peut révéler des cartes de prime
       *[other] il faut décider autre chose
    }.
refusal-place-later = Les tuiles achetées se posent à la fin du tour ; maintenant, il faut choisir une action.
refusal-place-now = Il faut maintenant poser les tuiles achetées.
refusal-award-now = Il faut maintenant poser la tuile attribuée.
refusal-must-act = On ne peut pas passer tant qu’une action est possible.

## Argent

refusal-not-on-display = La carte { $card } n’est pas disponible.
refusal-more-than-five = Plusieurs cartes ne peuvent valoir que 5 ensemble au plus ; celles-ci valent { $total }.
refusal-take-alone = La carte { $card } ne peut être prise que seule.
refusal-not-in-market = La tuile { $tile } n’est pas au chantier.
refusal-not-in-hand = La carte { $card } n’est pas en main.
refusal-wrong-currency = La carte { $card } ne convient pas : la devise de cette tuile est { $currency }.
refusal-too-little = { $paid }, c’est trop peu : le prix est { $price }.
refusal-superfluous = La carte { $card } est superflue : sans elle, le prix de { $price } est payé aussi.

## Poser et réaménager

refusal-not-bought = La tuile { $tile } n’est pas de celles qu’il faut poser.
refusal-not-in-reserve = La tuile { $tile } n’est pas dans la réserve.
refusal-no-reserve = La tuile { $tile } ne peut pas aller dans la réserve.
refusal-other-tile = La tuile en { $cell } est { $other } et non { $tile }.
