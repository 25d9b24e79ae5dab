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

cli-advise-fault = { $bot } n’a rien décidé : { $fault } ({ $detail }).

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
cli-train-samples = Tour { $round } : { $samples } positions de { $games } parties.
cli-train-epoch = Passage { $epoch } : écart à { $error } points près, score de Brier { $brier }, { $seconds } s.
cli-train-verdict = Un contre deux { $name } : { $verdict }.
cli-train-accepted = Tour { $round } : accepté après { $seconds } s.
cli-train-refused = Tour { $round } : pas meilleur que le précédent, donc refusé ({ $seconds } s).
cli-train-done = Le réseau est dans { $file } ; comme bot il s’appelle champion:{ $file }
refusal-no-network = { $name } ne contient pas de réseau lisible par cette version : entraînez-en un avec « alhambra train ».
