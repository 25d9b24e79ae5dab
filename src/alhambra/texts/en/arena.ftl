### The arena: help, headings of the table, and what cannot be played. $text, $file and the like are put in as they are.

cli-help-arena = Let bots play against each other and rate them; run it again to go on where it stopped.
cli-help-arena-bots = Who takes part, separated by commas: bots of the ladder, if you like with a budget (expert, master@400 for 400 playouts, master@0.2s for 0.2 seconds).
cli-help-arena-against = Instead of everybody against everybody: each bot alone against these.
cli-help-arena-games = The least number of games: every deal is played by all, in all seats.
cli-help-results = Keep the results in this file (JSON Lines); games that it holds are not played again.
cli-help-workers = How many processes play (default: one per core).
cli-help-sim-workers = How many processes play (default: one per core, or a single one if all bots are random).
cli-help-log = Keep what programs from outside say and are told, and their standard error, in this directory.
cli-log-of-nobody = “--log” keeps the lines of programs (“outside:FILE”), and none takes part. A class of your own can write its own file.
cli-help-count = Count what you like in every game: a class in a Python file.

cli-rating = Rating
cli-interval = 95%
cli-points = Points
cli-margin = Margin
cli-counted = Counted
cli-mean = Mean

cli-endless = { $games ->
    [one] { $games } game was stopped before its end and counts as it stood
   *[other] { $games } games were stopped before their end and count as they stood
}.

refusal-bot = There is no bot “{ $name }”: the bots are { $names }.
refusal-budget = “{ $text }” is not a budget: write a number of playouts (400) or seconds (0.2s).
refusal-few-bots = An arena needs at least two different bots.
refusal-bot-twice = { $bot } is named twice.
refusal-no-results = { $file } holds no results of games: choose another file.
refusal-other-results = { $file } holds the results of other games ({ $name }: { $found }, not { $wanted }): choose another file.
refusal-broken-results = { $file } is damaged: line { $line } is not the result of a game.
