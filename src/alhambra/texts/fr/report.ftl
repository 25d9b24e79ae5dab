### Rapports sur de nombreuses parties. $file et autres sont insérés tels quels.

cli-help-decisions = Faire jouer des parties et écrire chaque décision en Parquet, pour l’apprentissage.
cli-help-decisions-file = Où écrire ce que le joueur voyait, pouvait faire et a choisi, et comment la partie s’est terminée.
cli-help-report = Présenter les résultats de simulations et d’arènes sur une page avec des graphiques, ou en Parquet.
cli-help-report-files = Fichiers de résultats, comme les écrivent « sim --results » et « arena --results » ; les autres sont comparés au premier.
cli-help-report-html = Écrire une seule page HTML qui n’a besoin de rien d’autre.
cli-help-report-parquet = Écrire toutes les parties dans ce fichier, pour pandas, polars et autres.
cli-help-sim-results = Écrire le résultat de chaque partie dans ce fichier (JSON Lines), pour « alhambra report ».
cli-help-study = Mener une étude toute prête ; sans nom, les énumérer.
cli-help-study-name = Quelle étude.
cli-help-study-games = Parties de chaque échantillon ; sans cette option, autant que pour les chiffres de la documentation.
cli-help-study-out = Écrire résultats et rapport dans ce dossier.

cli-decisions = Décisions
cli-sample = Échantillon

refusal-no-study = Il n’y a pas d’étude « { $name } » : les études sont { $names }.
refusal-no-sample = { $file } ne contient pas de résultats : donnez un fichier écrit par « sim --results » ou « arena --results ».

study-seats = Est-il important de commencer ? De deux à six joueurs de force égale.
study-modules = Que change chaque module ? Les mêmes bots avec et sans lui.
study-points = D’où viennent les points, et que valent une majorité et un côté de mur ?
study-ladder = Quelle est la force de chaque bot ? Tous contre tous.

report-title = Rapport
report-games-of = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
report-trouble = Parties sans fin : { $endless }. Erreurs de programmes extérieurs : { $faults }.
report-forfeited = { $games ->
    [one] { $games } partie a été perdue par forfait. Elle compte comme perdue dans le tableau des forces et n’entre dans aucun autre chiffre, car « novice » y a continué à jouer.
   *[other] { $games } parties ont été perdues par forfait. Elles comptent comme perdues dans le tableau des forces et n’entrent dans aucun autre chiffre, car « novice » y a continué à jouer.
}
report-comparison = Les échantillons côte à côte
report-sample = Échantillon
report-difference = Écart au premier
report-spread = Dispersion
report-turns = Tours
report-actions = Actions
report-ratings = Quelle est la force de chaque bot ?
report-bot = Bot
report-games = Parties
report-wins = Victoires
report-interval = 95 %
report-points = Points
report-margin = Écart
report-order = Combien de fois gagne-t-on selon l’ordre du tour ?
report-order-first = Premier joueur
report-order-later = { $number } après le premier joueur
report-order-even = Combien de fois chaque place gagnerait-elle si tous recevaient le même nombre de cartes ? (Un modèle qui pèse ensemble l’ordre et les cartes.)
report-card-worth = Chaque carte de plus au départ multiplie la chance de gagner, par rapport aux autres, par { $factor }.
report-hands = Combien de fois une main de départ de ce nombre de cartes gagne-t-elle ?
report-hand = { $number } cartes
report-distribution = Combien de points ?
report-sources = D’où viennent les points ? (Points par joueur)
report-scoring = Décompte { $number }
report-scoring-1 = Décompte 1
report-scoring-2 = Décompte 2
report-scoring-3 = Décompte 3
report-majorities = Que vaut une majorité ?
report-majorities-how = Points de celui qui a, seul, le plus de bâtiments d’un type, et fréquence de ses victoires s’il l’a à la fin.
report-type = Type
report-leader-wins = Victoires
report-borders = Que vaut un côté de mur ?
report-borders-how = Côtés du plus long tronçon, en moyenne ; fréquence des victoires de celui qui a le plus long à la fin ; et nombre de points que gagne l’avance avec chaque côté de plus que les autres.
report-border = Mur ou tranchée
report-longest-wins = Victoires
report-per-edge = Avance par côté
report-lengths = Combien dure une partie ?
report-length = { $turns } tours et { $actions } actions en moyenne ; entre { $shortest } et { $longest } tours.
report-source = Source
report-points-interval = Points par partie (95 %)
report-versus = Qui bat qui ?
report-versus-how = Fréquence à laquelle le premier bot est mieux classé quand les deux jouent, et nombre de points qu’il a de plus sur la même donne (95 %). p est la probabilité d’un tel écart entre des bots de force égale.
report-opponent = Adversaire
report-better = Mieux classé
report-paired-margin = Points de plus
report-p = p
report-luck = Chance ou adresse ?
report-luck-of = Les écarts de points viennent pour { $bots } des joueurs, pour { $deals } des cartes et de la place, qui sont les mêmes pour tous ceux qui les reçoivent, et pour { $rest } du déroulement de la partie.
report-leads = Combien de fois une avance après le décompte { $number } gagne-t-elle ? (Points d’avance sur le meilleur adversaire)
report-lead-below = Moins de { $points }
report-lead-above = { $points } ou plus
report-lead-between = De { $low } à { $high }
report-deeds = Comment paient-ils et réaménagent-ils ?
report-deeds-how = Par partie et par joueur : tuiles achetées, part de celles où l’on a fait l’appoint, argent perdu parce qu’on ne rend pas la monnaie, et réaménagements.
report-bought = Tuiles achetées
report-exact = Appoint
report-overpaid = Argent perdu
report-redesigns = Réaménagements
report-tiles = Que vaut chaque tuile ?
report-tiles-how = Fréquence des victoires de celui qui l’a dans son palais à la fin, et nombre de points qu’il a de plus que la moyenne de la table. Les bons joueurs achètent de meilleures tuiles : ce n’est donc pas le seul mérite de la tuile.
report-tile = Tuile
report-price = Prix
report-above = Points au-dessus de la moyenne
