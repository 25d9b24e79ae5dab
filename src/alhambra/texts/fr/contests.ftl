### The same deal for everybody: the deal of the day.

## What the server refuses

server-refusal-sealed = D’autres jouent encore cette donne. Ses parties seront visibles à la clôture.
server-refusal-sealed-table = D’autres jouent encore cette donne : personne ne peut regarder avant la clôture.
server-refusal-sealed-no-hints = Il n’y a pas de conseil ici : d’autres reçoivent la même position.
server-refusal-sealed-no-rematch = Cette donne compte une fois, il n’y a donc pas de revanche. Ouvrez plutôt une nouvelle table.
server-refusal-daily-open = Cette donne est encore en cours. Les résultats seront visibles à la fin de la journée.
server-refusal-daily-needs-account = Il faut un compte pour jouer la donne du jour. Les donnes des jours passés sont ouvertes à tous.
server-refusal-no-day = Il n’y a rien pour ce jour.

## The page

web-nav-daily = Donne du jour
web-daily-lead = Les mêmes cartes et les mêmes adversaires pour tous. Vous avez un seul essai, et le plus grand écart gagne.
web-daily-today = Aujourd’hui
web-daily-against = Adversaires : { $bots }
web-daily-left = Ouverte jusqu’à { $time }
web-daily-play = Jouer la donne du jour
web-daily-continue = Continuer votre partie
web-daily-guest = Créez un compte pour jouer la donne du jour : un seul essai par personne. Les donnes des jours passés vous sont ouvertes dès maintenant.
web-daily-mine = Votre écart : { $margin }, avec { $points } points. Vous connaîtrez votre place à la fin de la journée.
web-daily-gone = Vous avez utilisé votre essai du jour : la partie s’est arrêtée avant la fin.
web-daily-finished = { $count ->
    [0] Personne ne l’a encore terminée.
    [one] { $count } joueur l’a terminée.
   *[other] { $count } joueurs l’ont terminée.
}
web-daily-sealed = Les parties et le classement seront visibles à la fin de la journée.
web-daily-past = Jours passés
web-daily-margin = Écart
web-daily-points = Points
web-daily-watch = Revoir
web-daily-best = Revoir la meilleure partie
web-daily-none = Personne n’a terminé cette donne.
web-daily-again = Jouer cette donne, hors classement
web-daily-fair = Est-ce équitable ?
web-daily-fair-about = Les cartes d’un jour découlent d’un nombre secret. Son SHA-256 est le secret de la veille : le serveur n’a donc pas pu le changer ensuite, et personne d’autre n’a pu le connaître.
web-daily-commitment = SHA-256 du secret
web-daily-secret = Secret
web-sealed = D’autres jouent encore cette donne. Les parties et le classement seront visibles à la fin de la journée.

## Puzzles

server-refusal-no-puzzle = Ce problème n’existe pas.
server-refusal-no-puzzle-table = Ce problème n’est pas posé à cette table.
server-refusal-no-more-puzzles = Vous avez essayé tous ces problèmes. Choisissez un autre thème.
server-refusal-too-many-puzzles = Vous avez ouvert beaucoup de problèmes. Attendez un instant.
puzzle-theme-exact = Appoint
puzzle-theme-wall = Mur d’enceinte
puzzle-theme-majority = Majorité
puzzle-theme-redesign = Réaménagement
puzzle-theme-denying = Blocage
puzzle-theme-money = Argent
web-nav-puzzles = Problèmes
web-puzzles-lead = De vraies positions où un tour est nettement le meilleur. Jouez-le à la table et voyez ce qu’en pense le bot le plus fort.
web-puzzles-today = Problème du jour
web-puzzles-next = Problème suivant
web-puzzles-start = Résoudre un problème
web-puzzles-solve = Le résoudre
web-puzzles-tried = déjà essayé
web-puzzles-themes = Par thème
web-puzzles-count = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
}
web-puzzles-rating = Cote { $rating }
web-puzzles-mine = Votre cote aux problèmes : { $rating }. Résolus : { $solved } sur { $tries }.
web-puzzles-new = Votre premier essai à chaque problème compte pour votre cote aux problèmes.
web-puzzle = Problème
web-puzzle-task = C’est votre tour. Jouez le meilleur tour que vous trouvez : le problème finit avec votre tour.
web-puzzle-give-up = Voir la solution
web-puzzle-again = Réessayer
web-puzzle-all = Tous les problèmes
web-puzzle-solved = Résolu ! C’est le meilleur tour.
web-puzzle-placing = Bonne idée, mais il y a une meilleure façon de placer ou de payer.
web-puzzle-other = Il y a un meilleur tour.
web-puzzle-given-up = Voici le meilleur tour.
web-puzzle-gap = Le deuxième meilleur tour vaut { $gap } points de moins.
web-puzzle-moved = Votre cote aux problèmes : { $before } → { $after }
web-puzzle-uncounted = Vous aviez déjà essayé ce problème : votre cote ne change pas.

## The command

cli-help-puzzles = Créer des problèmes : des positions où un tour est nettement le meilleur.
cli-help-puzzles-file = Le fichier à écrire (lignes JSON, compressées avec gzip).
cli-help-puzzles-records = Des parties terminées où chercher aussi.
cli-help-puzzles-most = Combien de problèmes écrire au plus (par défaut : tous ceux qui sont trouvés).
cli-help-puzzles-set = Ce que jouent les bots, en notation : « alhambra family-box 3 ». Peut être donné plusieurs fois (par défaut : un mélange).
cli-help-puzzles-confirm = Un fichier de problèmes dont les positions sont d’abord réexaminées : ceux où un tour reste nettement le meilleur sont écrits aussi.
cli-puzzles = Problèmes
cli-puzzles-confirming = Vérification
cli-no-puzzles = { $file } ne contient pas de problèmes : indiquez un fichier écrit par « alhambra puzzles ».
cli-puzzles-level = Niveau { $level }
