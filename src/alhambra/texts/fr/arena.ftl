### L’arène : aide, en-têtes du tableau et ce qui ne peut être joué. $text, $file et autres sont insérés tels quels.

cli-help-arena = Faire jouer des bots les uns contre les autres et les classer ; la même commande reprend là où elle s’est arrêtée.
cli-help-arena-bots = Qui participe, séparés par des virgules : des bots de l’échelle, au besoin avec un budget (expert, master@400 pour 400 parties simulées, master@0.2s pour 0,2 seconde).
cli-help-arena-against = Au lieu de tous contre tous : chaque bot seul contre ceux-ci.
cli-help-arena-games = Combien de parties au moins : chaque donne est jouée par tous, à toutes les places.
cli-help-results = Garder les résultats dans ce fichier (JSON Lines) ; les parties qu’il contient ne sont pas rejouées.
cli-help-workers = Combien de processus jouent ; sans cette option, un par cœur.
cli-help-sim-workers = Combien de processus jouent ; sans cette option, un par cœur, ou un seul si tous les bots jouent au hasard.
cli-help-log = Garder dans ce dossier ce que disent et entendent les programmes extérieurs, et leur sortie d’erreur.
cli-log-of-nobody = « --log » garde les lignes des programmes (« outside:FICHIER »), et aucun ne joue. Une classe à vous peut écrire son propre fichier.
cli-help-count = Compter ce que vous voulez dans chaque partie : une classe d’un fichier Python.

cli-rating = Cote
cli-interval = 95 %
cli-points = Points
cli-margin = Écart
cli-counted = Compté
cli-mean = Moyenne

cli-endless = { $games ->
    [one] { $games } partie arrêtée
   *[other] { $games } parties arrêtées
} avant la fin : points comptés à l’arrêt.

refusal-bot = Il n’y a pas de bot « { $name } » : les bots sont { $names }.
refusal-budget = « { $text } » n’est pas un budget : écrivez un nombre de parties simulées (400) ou de secondes (0.2s).
refusal-few-bots = Une arène demande au moins deux bots différents.
refusal-bot-twice = { $bot } est nommé deux fois.
refusal-no-results = { $file } ne contient pas de résultats de parties : choisissez un autre fichier.
refusal-other-results = { $file } contient les résultats d’autres parties ({ $name } : { $found }, et non { $wanted }) : choisissez un autre fichier.
refusal-broken-results = { $file } est endommagé : la ligne { $line } n’est pas le résultat d’une partie.
