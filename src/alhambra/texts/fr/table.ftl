### Ce que l’on peut faire à une table, et ce qui s’y décide. $tile et $cards sont compléments d’objet, $cell est une case écrite.

do-take = Prendre { $cards }
do-buy = Acheter { $tile } pour { $cards }
do-add = Construire { $tile } en { $cell }, depuis la réserve
    .drawn = Construire { $tile } depuis la réserve
do-remove = Mettre en réserve { $tile } ({ $cell })
    .drawn = Mettre en réserve { $tile }
do-swap = Échanger la tuile en { $cell } contre { $tile } (réserve)
    .drawn = Échanger cette tuile contre { $tile } (réserve)
do-place = Construire { $tile } en { $cell }
    .drawn = Construire { $tile }
do-reserve = Mettre { $tile } en réserve
do-pass = Pas d’autre action
do-give = Donner { $tile } à Dirk
do-turn = Retourner la tuile et construire { $tile } en { $cell }
    .drawn = Retourner la tuile et construire { $tile }
do-turn-reserve = Retourner la tuile et mettre { $tile } en réserve
do-fee = Payer le retournement : { $cards }
do-decline = Refuser { $tile }
do-vizier = Faire intervenir le vizir : acheter { $tile } pour { $cards }
do-hold = Ne pas faire intervenir le vizir
do-reactivate = Réactiver le vizir
do-reveal = Révéler une carte de prime : { $tile }
do-conceal = Ne révéler aucune carte de prime
do-hut = Prendre { $tile }
do-site = Installer un site de construction : { $tile } pour { $cards }
do-keep = Garder ce site de construction : { $currency }
do-finish = Achever { $tile } pour { $cards }

asks-act = À vous : prendre de l’argent, acheter ou réaménager.
    .again = Vous avez fait l’appoint : encore une action.
    .other = { $player } choisit une action.
asks-place = Placez les tuiles que vous avez achetées.
    .other = { $player } place les tuiles achetées.
asks-award = Vous recevez une tuile restante : où la placez-vous ?
    .other = { $player } place une tuile restante.
asks-fee = Retourner la tuile coûte de l’argent : comment payez-vous ?
    .other = { $player } paie pour retourner une tuile.
asks-site = Choisissez en secret le site de construction que vous gardez.
    .other = { $player } choisit en secret un site de construction.
asks-vizier = Votre vizir peut intervenir : achetez une tuile en faisant l’appoint, ou abstenez-vous.
    .other = Ceux qui ont un vizir actif peuvent le faire intervenir.
asks-bonus = Avant le décompte : révélez-vous une carte de prime ?
    .other = Avant le décompte, on peut révéler des cartes de prime.
# Une décision d’un module sans texte propre. $module est son nom.
asks-module = { $module } : à vous de décider.
    .other = { $module } : { $player } décide.
    .window = { $module } : certains joueurs peuvent décider maintenant.
asks-over = La partie est terminée.

# $player est un nom.
table-undo = { $player } annule sa dernière action.
table-resign = { $player } abandonne ; un bot continue à sa place.
table-timeout = { $player } n’a plus de temps ; un bot continue à sa place.
table-absent = { $player } a quitté la partie ; un bot continue à sa place.
table-return = { $player } revient.
table-abort = La partie a été arrêtée sans résultat, d’un commun accord.
table-adjourn = L’arbitre a ajourné la partie.
table-resume = La partie reprend.
table-your-turn = C’est à vous de jouer à une autre table.
