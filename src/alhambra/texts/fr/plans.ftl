# Orders for one's next turn, in games over days.

server-refusal-plan-days-only = Les ordres pour le prochain tour sont réservés aux parties sur plusieurs jours.
server-refusal-plan-your-turn = C’est votre tour : jouez-le au lieu de donner des ordres.
server-refusal-plan-not-there = Il n’y a pas de { $piece } sur la table en ce moment : un ordre ne peut pas en dépendre.
server-refusal-plan-too-long = Votre tour serait fini avant « { $action } ». Terminez l’ordre là.
web-plan = Ordres pour votre prochain tour
web-plan-give = Donner des ordres
web-plan-given = { $count ->
    [one] { $count } ordre
   *[other] { $count } ordres
}
web-plan-lead = Quand votre tour arrive, le premier ordre possible est exécuté aussitôt. Personne d’autre ne voit vos ordres.
web-plan-first = D’abord
web-plan-else = Sinon
web-plan-add = Ajouter un ordre
web-plan-if = Condition de cet ordre
web-plan-always = dès que c’est possible
web-plan-needs = seulement si { $piece } est encore là
web-plan-raise = Essayer cet ordre plus tôt
web-plan-remove = Retirer cet ordre
web-plan-choosing = Choisissez ce que vous ferez à votre prochain tour, comme si c’était votre tour.
web-plan-enough = C’est tout
web-plan-missed = Aucun de vos ordres n’était possible. C’est votre tour.
