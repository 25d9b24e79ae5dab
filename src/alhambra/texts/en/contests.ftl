### The same deal for everybody: the deal of the day.

## What the server refuses

server-refusal-sealed = Others are still playing this deal. Its records open when the deal closes.
server-refusal-sealed-table = Others are still playing this deal: nobody can watch until it closes.
server-refusal-sealed-no-hints = There are no hints here: others get the same position.
server-refusal-sealed-no-rematch = This deal counts once, so there is no rematch. Start a new table instead.
server-refusal-daily-open = This deal is still open. Its results can be seen when the day is over.
server-refusal-daily-needs-account = You need an account to play today’s deal. Deals of past days are open to everybody.
server-refusal-no-day = There is nothing for that day.

## The page

web-nav-daily = Deal of the day
web-daily-lead = The same cards and the same opponents for everybody. You have one try, and the biggest margin wins.
web-daily-today = Today
web-daily-against = Against { $bots }
web-daily-left = Open until { $time }
web-daily-play = Play today’s deal
web-daily-continue = Continue your game
web-daily-guest = Create an account to play today’s deal: everybody has one try. Deals of past days are open to you now.
web-daily-mine = Your margin: { $margin }, with { $points } points. Place so far: { $rank }.
web-daily-gone = You have used your try for today: the game ended early.
web-daily-finished = { $count ->
    [0] Nobody has finished it yet.
    [one] One player has finished it.
   *[other] { $count } players have finished it.
}
web-daily-sealed = Replays and the ranking open when the day is over.
web-daily-past = Past days
web-daily-margin = Margin
web-daily-points = Points
web-daily-watch = Replay
web-daily-best = Watch the best game
web-daily-none = Nobody has finished this deal.
web-daily-again = Play this deal, without ranking
web-daily-fair = Is it fair?
web-daily-fair-about = The cards of a day follow from a secret number. Its SHA-256 is the secret of the day before, so the server could not change it afterwards, and nobody else could know it.
web-daily-commitment = SHA-256 of the secret
web-daily-secret = Secret
web-sealed = Others are still playing this deal. Replays and the ranking open when the day is over.
