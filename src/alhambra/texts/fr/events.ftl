### Ce qui s’est passé, pour le journal. $player est celui qui a agi, $tile la tuile comme complément d’objet direct (.the-tile),
### $card et $currency sont des noms, $category ce qui a rapporté les points, $cell un emplacement écrit.

## Un tour

event-turn = C’est à { $player } de jouer.
event-take = { $player } prend { $card }.
event-pay = { $player } paie { $card }.
event-buy = { $exact ->
    [1] { $player } achète { $tile } et fait l’appoint.
   *[other] { $player } achète { $tile }.
}
event-pass = { $player } passe.
event-add = { $player } construit { $tile } en { $cell } depuis la réserve.
    .drawn = { $player } construit { $tile } depuis la réserve.
event-remove = { $player } met en réserve { $tile } ({ $cell }).
    .drawn = { $player } met en réserve { $tile }.
event-build = { $player } construit { $tile } en { $cell }.
    .drawn = { $player } construit { $tile }.
event-reserve = { $player } met { $tile } en réserve.

## Entre les tours

event-turn-up = Nouvelle carte disponible, place { $place } : { $card }.
event-scoring-card = La pioche révèle { $card }.
event-reshuffle = { $cards ->
    [one] { $cards } carte défaussée devient la nouvelle pioche.
   *[other] { $cards } cartes défaussées sont mélangées et deviennent la nouvelle pioche.
}
event-lay-out = La case { $slot } du chantier montre maintenant { $tile }.
event-scoring = Le décompte { $scoring } a lieu.
event-points = { $points ->
    [one] { $player } marque { $points } point ({ $category } : { $number }).
   *[other] { $player } marque { $points } points ({ $category } : { $number }).
}

## La fin

event-end = Le chantier ne peut plus être complété : la partie se termine.
event-idle = Chacun a joué 100 tours sans que personne n’achète de tuile : la partie se termine.
event-award = { $player } a le plus d’argent dans la devise de la case et reçoit { $tile }.
event-decline = { $player } ne construit pas { $tile }. La tuile quitte la partie.
event-over = La partie est terminée.

## Modules

event-dirk = Dirk reçoit { $tile }.
event-give = { $player } donne { $tile } à Dirk.
event-turn-over = { $player } retourne la tuile. Elle montre maintenant { $tile }.
event-vizier = { $player } fait intervenir son vizir et achète { $tile }.
event-reactivate = { $player } réactive son vizir.
event-hut = { $player } prend { $tile } sur sa pile.
event-bonus-dealt = { $player } reçoit ces cartes de prime : { $tiles }.
event-reveal = { $player } révèle une carte de prime. Elle montre { $tile }.
event-site = { $player } paie la moitié du prix et achète { $tile } comme site de construction.
event-site-kept = { $player } devra achever ce site de construction dans cette devise : { $currency }.
event-finish = { $player } achève { $tile }.
event-site-revealed = { $player } n’a pas achevé { $tile } et perd tout son argent dans cette devise : { $currency }.
