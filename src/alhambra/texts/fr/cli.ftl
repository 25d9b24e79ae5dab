### What the command line says. $line, $file, $reason and the like are put in as they are.

## Help: commands

cli-help-app = La famille de jeux Alhambra : simuler, mesurer, consulter les règles, revoir et vérifier des parties.
cli-help-sim = Faire jouer de nombreuses parties à des bots et en donner le bilan.
cli-help-perft = Compter les suites d’actions à partir d’une position, pour comparer des moteurs.
cli-help-bench = Mesurer la vitesse du moteur sur cette machine.
cli-help-rules = Consulter une règle ; sans ID, énumérer toutes les règles par chapitre.
cli-help-replay = Parcourir pas à pas une partie enregistrée, ou l’exporter en images.
cli-help-verify = Vérifier un enregistrement : chaque étape, tout ce qui a été pioché, et le résultat.
cli-help-static = Écrire un dossier de fichiers statiques où l’on joue sans serveur.

## Help: options

cli-help-version = Afficher la version, et si le moteur est compilé.
cli-help-json = Répondre par un seul objet JSON.
cli-help-language = La langue de tous les textes ; par défaut, celle de l’environnement.
cli-help-game = alhambra, granada ou combined.
cli-help-modules = Les modules, séparés par des virgules : vizier, exchange, bonus, huts, sites.
cli-help-edition = family-box ou revised.
cli-help-players = De deux à six.
cli-help-option = Une option déclarée par un jeu ou un module ; --NOM en abrégé : --simplified est le décompte simplifié de Granada (G-14).
cli-help-seed = La même graine donne les mêmes parties.
cli-help-games = Le nombre de parties.
cli-help-bots = Qui joue : un nom pour toutes les places, ou un nom pour chacune, séparés par des virgules.
cli-help-records = Écrire aussi l’enregistrement de chaque partie dans ce dossier.
cli-help-depth = Le nombre d’actions d’une suite.
cli-help-after = Commencer après tant d’actions choisies au hasard.
cli-help-position = Commencer plutôt par la position de ce fichier (- lit l’entrée standard).
cli-help-divide = Montrer le nombre pour chaque première action.
cli-help-bench-games = Le nombre de parties par série ; par défaut, ce qui ne prend qu’un instant.
cli-help-rounds = Combien de fois tout est mesuré.
cli-help-sets = Comparer chaque jeu, avec chaque choix de modules, au jeu de base.
cli-help-rule-id = Le numéro d’une règle, par exemple A-12.
cli-help-rulings = Seulement les règles où nous avons dû trancher, avec la raison.
cli-help-search = Seulement les règles qui contiennent ce texte.
cli-help-record = Un fichier avec une partie enregistrée (- lit l’entrée standard).
cli-help-step = Montrer seulement la table après cette étape.
cli-help-which-game = Quelle partie d’un fichier qui en contient plusieurs, comptée à partir de 1.
cli-help-export-svg = Écrire la table après chaque étape dans ce dossier, en fichiers SVG.
cli-help-export-html = Écrire une page HTML qui montre toute la partie et se suffit à elle-même.
cli-help-static-folder = Le dossier ; ce qu’un précédent y a laissé est remplacé.

## Errors

cli-interrupted = Interrompu.
cli-file = { $file } : { $reason }.
cli-usage = { $line } Voir « { $command } --help ».
cli-no-language = Il n’y a pas de textes en « { $language } » : choisissez parmi { $languages }.
cli-bot-seats = { $players } joueurs demandent un bot pour toutes les places ou { $players } bots, et non { $bots }.
cli-no-rule = Il n’y a pas de règle « { $id } » : « alhambra rules » les énumère toutes.
cli-no-rule-but = Il n’y a pas de règle « { $id } » ; vous cherchez peut-être { $near }. « alhambra rules » les énumère toutes.
cli-nothing-found = Aucune règle ne contient « { $word } » : « alhambra rules » les énumère toutes.
cli-no-text = { $file } n’est pas un fichier texte. Il faut un fichier avec une partie enregistrée.
cli-no-position = { $file } ne contient pas de position : une position commence par « setup: », une partie enregistrée par « [ ».
cli-no-step = Il n’y a pas d’étape { $step } : la partie a les étapes 0 à { $last }.
cli-several-games = Le fichier contient { $games } parties : choisissez-en une avec « --game 1 » à « --game { $games } ».
cli-no-game = Il n’y a pas de partie { $game } : le fichier contient les parties 1 à { $last }.
cli-static-no-client = Le client pour navigateur n’est pas construit : « make static » dans une copie des sources construit tout (Node.js est téléchargé s’il manque).
cli-static-no-runtime = Python pour navigateur n’est pas là : « make static » dans une copie des sources le télécharge.
cli-static-done = { $folder } contient le jeu sans serveur, { $megabytes } Mo : à placer chez n’importe quel hébergeur, ou à essayer avec « python -m http.server -d { $folder } ».

## Work in progress

cli-playing = Parties en cours
cli-counting = Comptage
cli-measuring = Mesure
cli-drawing = Dessin

## Headings of tables

cli-games = Parties
cli-seconds = Secondes
cli-games-per-second = Parties par seconde
cli-actions-per-second = Actions par seconde
cli-listed-per-second = Actions énumérées par seconde
cli-decisions-per-second = Décisions par seconde depuis Python
cli-clones-per-second = Copies par seconde
cli-copied-tries-per-second = Actions par seconde, essayées sur une copie
cli-undone-tries-per-second = Actions par seconde, essayées puis reprises
cli-actions-per-game = Actions par partie
cli-turns-per-game = Tours par partie
cli-branching = Actions permises par décision
cli-longest-turn = Le plus d’actions en un tour
cli-game-size = Mémoire d’une partie
cli-seat = Place
cli-bot = Bot
cli-mean-score = Points (moyenne)
cli-wins = Victoires
cli-median = Médiane
cli-lowest = Minimum
cli-highest = Maximum
cli-set = Jeu et modules
cli-ratio = Par rapport au jeu de base

## Answers

cli-perft = { $count ->
    [one] { $count } suite
   *[other] { $count } suites
} de { $depth ->
    [one] { $depth } action
   *[other] { $depth } actions
} en { $seconds } s
cli-ruling = Décision : { $ruling }
cli-valid = Valable : { $steps ->
    [one] { $steps } étape, correcte.
   *[other] { $steps } étapes, toutes correctes.
}
cli-sound = Aucune erreur trouvée en { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}.
cli-invalid = Non valable.
cli-game-number = Partie { $number }

## Replay

cli-keys = → suivante, ← précédente, PgSuiv et PgPréc dix étapes, Début et Fin, q quitter
cli-heading = Étape { $step } sur { $last } : { $text }
cli-comment = Commentaire : { $text }
cli-variation = Variante : { $steps }
cli-page-step = Étape
cli-page-next = Étape suivante
cli-page-back = Étape précédente
cli-exported = Écrit : { $place }
cli-help-components = Dossier de données de matériel corrigées.
