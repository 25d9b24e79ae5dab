### What the command line says. $line, $file, $reason and the like are put in as they are.

## Help: commands

cli-help-app = The Alhambra board-game family: simulate, measure, look up rules, replay and check records.
cli-help-sim = Let bots play many games and report how they went.
cli-help-perft = Count the sequences of actions from a position, to compare engines.
cli-help-bench = Measure how fast the engine is on this machine.
cli-help-rules = Look up a rule; without an ID, list all rules by chapter.
cli-help-replay = Go through a recorded game step by step, or export it as pictures.
cli-help-verify = Check a record: every step, every card and tile drawn, and the result.
cli-help-static = Write a folder of static files in which the game is played without a server.

## Help: options

cli-help-version = Show the version, and whether the engine is compiled.
cli-help-json = Answer with exactly one JSON object.
cli-help-language = The language of all texts (default: that of your locale).
cli-help-game = alhambra, granada or combined.
cli-help-modules = Modules, separated by commas: vizier, exchange, bonus, huts, sites.
cli-help-edition = family-box or revised.
cli-help-players = Two to six.
cli-help-option = An option that a game or module declares; --NAME for short: --simplified is Granada’s simplified scoring (G-14).
cli-help-seed = The same seed gives the same games.
cli-help-games = How many games.
cli-help-bots = Who plays: one name for all seats, or one for each, separated by commas.
cli-help-records = Also write the record of each game into this directory.
cli-help-depth = How many actions a sequence has.
cli-help-after = Start after this many random actions.
cli-help-position = Begin with the position in this file instead (- reads standard input).
cli-help-divide = Show the count for each first action.
cli-help-bench-games = Games per round (default: as many as take a moment).
cli-help-rounds = How often everything is measured.
cli-help-sets = Compare every game, with every set of modules, with the base game.
cli-help-rule-id = The number of a rule, such as A-12.
cli-help-rulings = Only the rules on which we had to decide something, with the reason.
cli-help-search = Only the rules that contain this text.
cli-help-record = A file with a recorded game (- reads standard input).
cli-help-step = Show the table after this step only.
cli-help-which-game = Which game of a file that holds several, counted from 1.
cli-help-export-svg = Write the table after each step as an SVG file into this directory.
cli-help-export-html = Write one HTML page that shows the whole game and needs nothing else.
cli-help-static-folder = The folder; what an earlier one left there is replaced.

## Errors

cli-interrupted = Interrupted.
cli-file = { $file }: { $reason }.
cli-usage = { $line } See “{ $command } --help”.
cli-no-language = There are no texts in “{ $language }”: choose one of { $languages }.
cli-bot-seats = { $players } players need one bot for all seats or { $players } bots, not { $bots }.
cli-no-rule = There is no rule “{ $id }”: “alhambra rules” lists them all.
cli-no-rule-but = There is no rule “{ $id }”: did you mean { $near }? “alhambra rules” lists them all.
cli-nothing-found = No rule contains “{ $word }”: “alhambra rules” lists them all.
cli-no-text = { $file } is not a text file. A file with a recorded game is needed.
cli-no-position = { $file } holds no position: a position begins with “setup:”, a recorded game with “[”.
cli-no-step = There is no step { $step }: the game has the steps 0 to { $last }.
cli-several-games = The file holds { $games } games: say which one with “--game 1” to “--game { $games }”.
cli-no-game = There is no game { $game }: the file holds the games 1 to { $last }.
cli-static-no-client = The browser client is not built: “make static” in a checkout builds everything (Node.js is fetched if it is missing).
cli-static-no-runtime = Python for the browser is not here: “make static” in a checkout fetches it.
cli-static-done = { $folder } holds the game without a server, { $megabytes } MB: put it on any web host, or try it with “python -m http.server -d { $folder }”.

## Work in progress

cli-playing = Playing
cli-counting = Counting
cli-measuring = Measuring
cli-drawing = Drawing

## Headings of tables

cli-games = Games
cli-seconds = Seconds
cli-games-per-second = Games per second
cli-actions-per-second = Actions per second
cli-listed-per-second = Listed actions per second
cli-decisions-per-second = Decisions per second from Python
cli-clones-per-second = Copies per second
cli-copied-tries-per-second = Actions tried on a copy per second
cli-undone-tries-per-second = Actions tried and taken back per second
cli-actions-per-game = Actions per game
cli-turns-per-game = Turns per game
cli-branching = Legal actions per decision
cli-longest-turn = Most actions in a turn
cli-game-size = Memory per game
cli-seat = Seat
cli-bot = Bot
cli-mean-score = Mean score
cli-wins = Wins
cli-median = Median
cli-lowest = Lowest
cli-highest = Highest
cli-set = Set
cli-ratio = Relative to the base game

## Answers

cli-perft = { $count ->
    [one] { $count } sequence
   *[other] { $count } sequences
} of { $depth ->
    [one] { $depth } action
   *[other] { $depth } actions
} in { $seconds } s
cli-ruling = Ruling: { $ruling }
cli-valid = Valid: { $steps ->
    [one] one step, and it is correct
   *[other] all { $steps } steps are correct
}.
cli-sound = No errors found in { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}.
cli-invalid = Not valid.
cli-game-number = Game { $number }

## Replay

cli-keys = → next, ← back, PgDn and PgUp ten steps, Home and End, q quit
cli-heading = Step { $step } of { $last }: { $text }
cli-comment = Comment: { $text }
cli-variation = Variation: { $steps }
cli-page-step = Step
cli-page-next = Next step
cli-page-back = Previous step
cli-exported = Written: { $place }
cli-help-components = Folder with corrected component data.
