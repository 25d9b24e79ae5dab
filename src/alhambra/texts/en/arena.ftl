### The arena: help, headings of the table, and what cannot be played. $text, $file and the like are put in as they are.

cli-help-arena = Let bots play against each other and rate them; run it again to go on where it stopped.
cli-help-arena-bots = Who takes part, with commas between them: a bot of the ladder, with a budget where wanted (expert, master@400 playouts, master@0.2s).
cli-help-arena-against = Instead of everybody against everybody: each bot alone against these.
cli-help-arena-games = How many games at least: every deal is played by all, in all seats.
cli-help-results = Keep the results in this file (JSON Lines); games that it holds are not played again.
cli-help-workers = How many processes play; without it, one for each core.
cli-help-sim-workers = How many processes play; without it, one for each core, or a single one where all bots are random.

cli-rating = Rating
cli-interval = 95 %
cli-points = Points
cli-margin = Margin

cli-endless = { $games ->
    [one] { $games } game
   *[other] { $games } games
} did not end and counted as { $games ->
    [one] it stood when it was
   *[other] they stood when they were
} stopped.

refusal-bot = There is no bot “{ $name }”: the bots are { $names }.
refusal-budget = “{ $text }” is no budget: write a number of playouts (400) or seconds (0.2s).
refusal-few-bots = An arena needs at least two different bots.
refusal-bot-twice = { $bot } is named twice.
refusal-no-results = { $file } holds no results of an arena: choose another file.
refusal-other-results = { $file } holds the results of another arena ({ $name }: { $found }, not { $wanted }): choose another file.
refusal-broken-results = { $file } is damaged: line { $line } is no result of a game.
