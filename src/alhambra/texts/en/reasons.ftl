### Why a bot would do something, and what it expects. $tile is a tile as the object of a sentence (.the-tile),
### $category what is scored for, $rival a player, $currency a name. “This” is the action.

## Simple bots

reason-only = It is the only possible action.
reason-judgement = It seems best.
reason-random = Picked at random from { $count } possible actions.
reason-most-money = This takes the most money: { $coins }.
reason-buys = There is enough money to buy { $tile }.
reason-builds = This builds { $tile }.
reason-special = Such a chance does not come every day.

## From the evaluation

reason-exact = This pays the exact price for { $tile } and gives another action.
reason-lead = This takes the lead in { $category }{ $points ->
    [0] {""}
    [one] , about { $points } point more
   *[other] , about { $points } points more
}.
reason-level = This draws level with the leader in { $category }{ $points ->
    [0] {""}
    [one] , about { $points } point more
   *[other] , about { $points } points more
}.
reason-closer = This comes closer to the leader in { $category }{ $points ->
    [0] {""}
    [one] , about { $points } point more
   *[other] , about { $points } points more
}.
reason-rivals = This costs the others { $points ->
    [0] a little
    [one] about { $points } point
   *[other] about { $points } points
}.
reason-wall = { $edges ->
    [one] This makes the { $category } one edge long, instead of { $before }.
   *[other] This makes the { $category } { $edges } edges long, instead of { $before }.
}
reason-masonry = This adds edges that may become part of the longest wall or moat.
reason-money = This brings in money worth { $coins }.
reason-thrift = This keeps more money in hand.
reason-saves = After this, { $tile } can be paid for exactly ({ $currency }).
reason-denies = This takes { $tile } before { $rival } can pay for it exactly.
reason-has-vizier = Then the vizier is ready again.
reason-has-exchange = This brings an exchange office.
reason-unfinished = This adds a building that only has to be finished.
reason-reserve = This keeps { $tile } for later.
reason-room = This leaves room for more tiles.
reason-fits = There is no better place for { $tile }.
reason-final = The game then ends with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-waits = Nothing else is worth doing now.
reason-best = All in all, this leads to the best position.

## The command

cli-help-advise = Ask a bot what to do in a position or at a step of a recorded game, and why.
cli-help-advise-file = A file with a position or a recorded game (- reads standard input).
cli-help-advise-bot = Who is asked: a bot of the ladder, if you like with a budget (expert, master@400 for 400 playouts, master@0.2s for 0.2 seconds).
cli-help-advise-step = The step of the recorded game that is in question; without it, what comes after the last one.
cli-help-advise-seed = The same seed gives the same advice.
cli-no-decision = The game is over there: nobody has anything to decide.
cli-advise-no-step = There is no step { $step }: the game has the steps 1 to { $last }.
cli-step-of-position = A position has no steps: leave --step out.
cli-advise-asked = { $player } decides. { $bot } says: { $action }
cli-advise-turn = The whole turn: { $turn }
cli-advise-expected = Points expected in the end: { $points }
cli-advise-chance = Chance to win now, as the player sees it: { $percent }%
cli-advise-played = Played: { $action }
cli-advise-loss = Played: { $action } (worth { $loss } less)
cli-advise-action = Action
cli-advise-value = Lead expected
cli-advise-less = Difference
