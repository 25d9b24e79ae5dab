### Reports of many games. $file and the like are put in as they are.

cli-help-decisions = Play games and write every decision as Parquet, to learn from.
cli-help-decisions-file = Where to write: what the deciding player saw, could do and chose, and how it ended.
cli-help-report = Turn results of simulations and arenas into a page with plots, or into Parquet.
cli-help-report-files = Files of results, as “sim --results” and “arena --results” write them; the first is what the others are compared with.
cli-help-report-html = Write one HTML page that needs nothing else.
cli-help-report-parquet = Write all games into this file, for pandas, polars and the like.
cli-help-sim-results = Write the result of every game into this file (JSON Lines), for “alhambra report”.
cli-help-study = Run a ready-made study; without a name, list them.
cli-help-study-name = Which study.
cli-help-study-games = Games per sample (default: as many as for the figures in the documentation).
cli-help-study-out = Write results and report into this directory.

cli-decisions = Decisions
cli-sample = Sample

refusal-no-study = There is no study “{ $name }”: the studies are { $names }.
refusal-no-sample = { $file } holds no results: give a file that “sim --results” or “arena --results” wrote.

study-seats = Does it matter who begins? Two to six players of equal strength.
study-modules = What does each module change? The same bots with and without it.
study-points = Where do the points come from, and what are a majority and an edge of wall worth?
study-ladder = How strong is each bot? Everybody against everybody.

report-title = Report
report-games-of = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
report-trouble = Games without an end: { $endless }. Faults of outside programs: { $faults }.
report-forfeited = { $games ->
    [one] One game was forfeited. It counts as lost in the table of strength and is left out of all other figures, because “novice” played on in that seat.
   *[other] { $games } games were forfeited. They count as lost in the table of strength and are left out of all other figures, because “novice” played on in those seats.
}
report-comparison = The samples side by side
report-sample = Sample
report-difference = Against the first
report-spread = Spread
report-turns = Turns
report-actions = Actions
report-ratings = How strong is each bot?
report-bot = Bot
report-games = Games
report-wins = Wins
report-interval = 95%
report-points = Points
report-margin = Margin
report-order = How often does each place in the order of play win?
report-order-first = Starting player
report-order-later = { $number } after the starting player
report-order-even = How often would each place win if all were dealt the same number of cards? (A model that weighs order and cards together.)
report-card-worth = Each card more at the start multiplies the chance to win, compared with the others, by { $factor }.
report-hands = How often does a hand of that many cards at the start win?
report-hand = { $number } cards
report-distribution = How many points?
report-sources = Where do the points come from? (Points per player)
report-scoring = Scoring { $number }
report-scoring-1 = Scoring 1
report-scoring-2 = Scoring 2
report-scoring-3 = Scoring 3
report-majorities = What is a majority worth?
report-majorities-how = Points for having the most buildings of a type alone, and how often the player who has them at the end wins.
report-type = Type
report-leader-wins = Wins
report-borders = What is an edge of wall worth?
report-borders-how = Edges of the longest stretch, on average; how often the player with the longest one at the end wins; and by how many points the lead grows with each edge more than the others have.
report-border = Border
report-longest-wins = Wins
report-per-edge = Lead per edge
report-lengths = How long is a game?
report-length = { $turns } turns and { $actions } actions on average; between { $shortest } and { $longest } turns.
report-source = Source
report-points-interval = Points per game (95%)
report-versus = Who beats whom?
report-versus-how = How often the first bot has the better place where both play, and how many points more it has on the same deal (95%). p is the chance of such a difference between equally strong bots.
report-opponent = Opponent
report-better = Better place
report-paired-margin = Points more
report-p = p
report-luck = Luck or skill?
report-luck-of = Of the differences between points, { $bots } come from who plays, { $deals } from cards and seat, which are the same for all who are dealt them, and { $rest } from the course of the game.
report-leads = How often does a lead after scoring { $number } win? (Points ahead of the best opponent)
report-lead-below = Less than { $points }
report-lead-above = { $points } or more
report-lead-between = { $low } to { $high }
report-deeds = How do they pay and rebuild?
report-deeds-how = Per game and player: tiles bought, how many of them were paid for exactly, money lost because nobody gives change, and redesigns.
report-bought = Tiles bought
report-exact = Paid exactly
report-overpaid = Overpaid
report-redesigns = Redesigns
report-tiles = What is each tile worth?
report-tiles-how = How often the player who has it in the palace at the end wins, and how many points above the mean of the table that player is. Strong players buy better tiles, so this is not the tile’s merit alone.
report-tile = Tile
report-price = Price
report-above = Points above the mean
