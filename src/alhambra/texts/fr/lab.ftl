### Le laboratoire : programmes extérieurs, grappes, suppléments. $file, $package et autres sont insérés tels quels.

cli-help-ray = Jouer sur une grappe Ray : son adresse, ou « local » pour une grappe sur cette machine.

cli-fault = Erreur
cli-times = Nombre
cli-first-game = Première fois, partie
cli-first-said = Sa réponse
cli-fault-start = n’a pas pu être lancé
cli-fault-time = a perdu au temps
cli-fault-crash = s’est arrêté pendant la partie
cli-fault-rubbish = a donné une réponse invalide
cli-fault-illegal = a choisi une action interdite

cli-forfeits = { $games ->
    [one] { $games } partie perdue par forfait
   *[other] { $games } parties perdues par forfait
}

refusal-bot-failed = { $bot } n’a rien décidé : il { $fault ->
    [start] n’a pas pu être lancé
    [time] a perdu au temps
    [crash] s’est arrêté pendant la partie
    [rubbish] a donné une réponse invalide
   *[illegal] a choisi une action interdite
} ({ $detail }).
refusal-no-bot-file = { $file } est introuvable : une classe à vous se nomme FICHIER.py:CLASSE.
refusal-broken-bot-file = { $file } ne peut pas être chargé : { $error }.
refusal-no-bot-class = { $file } n’a pas de classe { $name } avec une méthode « { $method } ».
refusal-no-program = Il n’y a pas de programme { $file } : nommez un fichier après « outside: ».
refusal-extra = Il faut pour cela le paquet « { $package } » : installez alhambra[{ $extra }].
refusal-no-cluster = Il n’y a pas de grappe Ray à « { $address } » : démarrez-en une (« ray start --head ») ou indiquez « --ray local ».

# --- training ---
cli-help-train = Entraîner un réseau en le faisant jouer contre lui-même, ou reprendre où il s’est arrêté (demande l’extra lab).
cli-help-train-folder = Les positions, les réseaux et la courbe d’apprentissage y sont conservés.
cli-help-train-minutes = La durée totale.
cli-help-train-rounds = Tours de jeu, d’apprentissage et d’épreuve.
cli-help-train-every-set = Entraîner pour chaque jeu, chaque choix de modules et chaque nombre de joueurs, au lieu du jeu de base à trois.
cli-help-train-start = Le fichier d’un réseau par lequel commencer, au lieu d’un réseau qui ne sait rien.
cli-help-train-samples = Combien de seizièmes de tous les tours sont gardés de chaque partie jouée par un réseau : 16 garde chaque tour.
cli-help-train-trust = La part de l’issue de la partie, de 0 à 1, dans ce qu’une position aurait dû annoncer ; le reste est ce que le réseau dit de la position suivante.
cli-help-train-passes = Combien de fois chaque position est apprise.
cli-help-train-rate = La vitesse d’apprentissage au début.
cli-help-train-dropout = La part du réseau laissée de côté au hasard pendant l’apprentissage : 0 convient le mieux quand les parties sont nombreuses.
cli-help-train-window = Combien de positions des parties les plus récentes sont apprises, au plus.
cli-train-samples = Tour { $round } : { $samples } positions de { $games } parties.
cli-train-epoch = Passage { $epoch } : écart à { $error } points près, score de Brier { $brier }, { $seconds } s.
cli-train-verdict = Un contre deux { $name } : { $verdict }.
cli-train-accepted = Tour { $round } : accepté après { $seconds } s.
cli-train-refused = Tour { $round } : pas meilleur que le précédent, donc refusé ({ $seconds } s).
cli-train-done = Le réseau est dans { $file } ; comme bot il s’appelle champion:{ $file }
refusal-no-network = { $name } ne contient pas de réseau lisible par cette version : entraînez-en un avec « alhambra train ».
