### Pourquoi un bot ferait quelque chose, et ce qu’il attend. $tile est une tuile comme complément d’objet direct (.the-tile),
### $category ce qui rapporte, $rival un joueur, $currency un nom. « Cela » est l’action.

## Bots simples

reason-only = C’est la seule action possible.
reason-judgement = C’est ce qui semble le mieux.
reason-random = Tiré au hasard parmi { $count } actions possibles.
reason-most-money = C’est ce qui rapporte le plus d’argent : { $coins }.
reason-buys = L’argent suffit pour acheter { $tile }.
reason-builds = Cela permet de construire { $tile }.
reason-special = Cela n’arrive pas tous les jours.

## D’après l’évaluation

reason-exact = Faire l’appoint pour { $tile } donne une action de plus.
reason-lead = Cela donne la première place pour les { $category }{ $points ->
    [0] {""}
    [one] , environ { $points } point de plus
   *[other] , environ { $points } points de plus
}.
reason-level = Cela permet de rejoindre le premier pour les { $category }{ $points ->
    [0] {""}
    [one] , environ { $points } point de plus
   *[other] , environ { $points } points de plus
}.
reason-closer = Cela permet de se rapprocher du premier pour les { $category }{ $points ->
    [0] {""}
    [one] , environ { $points } point de plus
   *[other] , environ { $points } points de plus
}.
reason-rivals = { $points ->
    [0] Cela gêne les adversaires
    [one] Cela coûte environ { $points } point aux adversaires
   *[other] Cela coûte environ { $points } points aux adversaires
}.
reason-wall = { $edges ->
    [one] Cela fait { $edges } côté au lieu de { $before } ({ $category }).
   *[other] Cela fait { $edges } côtés au lieu de { $before } ({ $category }).
}
reason-masonry = Cela ajoute des côtés qui pourront prolonger le plus long mur ou la plus longue tranchée.
reason-money = Cela rapporte { $coins } en argent.
reason-thrift = On garde ainsi plus d’argent en main.
reason-saves = On pourra ensuite faire l’appoint pour { $tile } ({ $currency }).
reason-denies = { $rival } aurait pu faire l’appoint pour { $tile } : autant prendre cette tuile avant.
reason-has-vizier = Le vizir est alors de nouveau prêt.
reason-has-exchange = Cela donne un bureau de change.
reason-unfinished = Cela donne un bâtiment qu’il ne restera plus qu’à achever.
reason-reserve = On garde { $tile } pour plus tard.
reason-room = Cela laisse de la place pour d’autres tuiles.
reason-fits = Il n’y a pas de meilleur endroit pour placer { $tile }.
reason-final = La partie se termine alors avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-waits = Rien de ce qui est possible maintenant n’en vaut la peine.
reason-best = Dans l’ensemble, c’est ce qui donne la meilleure situation.

## La commande

cli-help-advise = Demander à un bot que faire dans une position ou à une étape d’une partie enregistrée, et pourquoi.
cli-help-advise-file = Un fichier avec une position ou une partie enregistrée (- lit l’entrée standard).
cli-help-advise-bot = Qui est interrogé : un bot de l’échelle, au besoin avec un budget (expert, master@400 pour 400 parties simulées, master@0.2s pour 0,2 seconde).
cli-help-advise-step = L’étape de la partie enregistrée dont il s’agit ; sinon, ce qui suit la dernière.
cli-help-advise-seed = La même graine donne le même conseil.
cli-no-decision = La partie y est terminée : personne n’a rien à décider.
cli-advise-no-step = Il n’y a pas d’étape { $step } : la partie a les étapes 1 à { $last }.
cli-step-of-position = Une position n’a pas d’étapes : n’indiquez pas --step.
cli-advise-asked = { $player } décide. { $bot } dit : { $action }
cli-advise-turn = Le tour entier : { $turn }
cli-advise-expected = Points attendus à la fin : { $points }
cli-advise-chance = Chances de gagner à présent, vues par le joueur : { $percent } %
cli-advise-played = Joué : { $action }
cli-advise-loss = Joué : { $action } (vaut { $loss } de moins)
cli-advise-action = Action
cli-advise-value = Avance attendue
cli-advise-less = Écart
