### Ce que l’on peut faire à une table, et ce qui s’y décide. $tile et $cards sont compléments d’objet, $cell est une case écrite.

do-take = Prendre { $cards }
do-buy = Acheter { $tile } pour { $cards }
do-add = Construire { $tile } de la réserve en { $cell }
do-remove = Remettre { $tile } en { $cell } dans la réserve
do-swap = Échanger la tuile en { $cell } contre { $tile } de la réserve
do-place = Construire { $tile } en { $cell }
do-reserve = Mettre { $tile } dans la réserve
do-pass = Ne rien faire de plus
do-give = Donner { $tile } à Dirk
do-turn = Retourner et construire { $tile } en { $cell }
do-turn-reserve = Retourner et mettre { $tile } dans la réserve
do-fee = Payer la taxe : { $cards }
do-decline = Renoncer à { $tile }
do-vizier = Employer le vizir : acheter { $tile } pour { $cards }
do-hold = Garder le vizir
do-reactivate = Réveiller le vizir
do-reveal = Montrer la carte bonus { $tile }
do-conceal = Ne montrer aucune carte bonus
do-hut = Prendre { $tile }
do-site = Commencer { $tile } comme chantier pour { $cards }
do-keep = Garder le chantier en { $currency }
do-finish = Achever { $tile } pour { $cards }

asks-act = À vous : prendre de l’argent, acheter ou réaménager.
    .again = Vous avez payé le prix exact : encore une action.
    .other = { $player } choisit une action.
asks-place = Trouvez une place pour ce que vous avez acheté.
    .other = { $player } place ses achats.
asks-award = Une tuile restante vous revient : où va-t-elle ?
    .other = { $player } place une tuile restante.
asks-fee = Retourner une tuile coûte de l’argent : comment payez-vous ?
    .other = { $player } paie pour retourner une tuile.
asks-site = Choisissez en secret le chantier que vous gardez.
    .other = { $player } choisit un chantier en secret.
asks-vizier = Vous pouvez employer votre vizir : achetez une tuile à son prix exact, ou gardez-le.
    .other = Qui a un vizir actif peut l’employer maintenant.
asks-bonus = Avant le décompte : montrez-vous une carte bonus ?
    .other = Avant le décompte, on peut montrer des cartes bonus.
asks-over = La partie est terminée.

# $player est un nom.
table-undo = { $player } annule sa dernière action.
table-resign = { $player } abandonne ; un bot continue à sa place.
table-timeout = Le temps de { $player } est écoulé ; un bot continue à sa place.
table-abort = La partie a été arrêtée sans résultat, d’un commun accord.
table-your-turn = C’est à vous de jouer à une autre table.
