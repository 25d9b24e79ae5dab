# Orders for one's next turn, in games over days.

server-refusal-plan-days-only = Orders for your next turn are for games over days only.
server-refusal-plan-your-turn = It is your turn: play it instead of giving orders.
server-refusal-plan-not-there = There is no { $piece } on the table now, so an order cannot depend on it.
server-refusal-plan-too-long = Your turn would be over before “{ $action }”. End the order there.
web-plan = Orders for your next turn
web-plan-give = Give orders
web-plan-given = { $count ->
    [one] { $count } order
   *[other] { $count } orders
}
web-plan-lead = When your turn comes, the first order that is possible is carried out at once. Nobody else sees your orders.
web-plan-first = First
web-plan-else = Otherwise
web-plan-add = Add an order
web-plan-if = Condition for this order
web-plan-always = whenever it is possible
web-plan-needs = only if { $piece } is still there
web-plan-raise = Try this order earlier
web-plan-remove = Remove this order
web-plan-choosing = Choose what to do on your next turn, as if it were your turn now.
web-plan-enough = That is all
web-plan-missed = None of your orders was possible. It is your turn.
