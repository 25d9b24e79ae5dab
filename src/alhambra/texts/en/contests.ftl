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
web-daily-mine = Your margin: { $margin }, with { $points } points. Your place is known when the day is over.
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

## Puzzles

server-refusal-no-puzzle = There is no such puzzle.
server-refusal-no-puzzle-table = This puzzle is not set up at that table.
server-refusal-no-more-puzzles = You have tried all of these puzzles. Choose another theme.
server-refusal-too-many-puzzles = You have opened many puzzles. Wait a moment.
puzzle-theme-exact = Exact payment
puzzle-theme-wall = Wall
puzzle-theme-majority = Majority
puzzle-theme-redesign = Redesign
puzzle-theme-denying = Denying
puzzle-theme-money = Money
web-nav-puzzles = Puzzles
web-puzzles-lead = Real positions in which one turn is clearly the best. Play it at the table and see what the strongest bot thinks.
web-puzzles-today = Puzzle of the day
web-puzzles-next = Next puzzle
web-puzzles-start = Solve a puzzle
web-puzzles-solve = Solve it
web-puzzles-tried = already tried
web-puzzles-themes = By theme
web-puzzles-count = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
web-puzzles-rating = Rating { $rating }
web-puzzles-mine = Your puzzle rating: { $rating }. Solved: { $solved } of { $tries }.
web-puzzles-new = Your first try at each puzzle counts for your puzzle rating.
web-puzzle = Puzzle
web-puzzle-task = It is your turn. Play the best turn you can find: it ends when your turn ends.
web-puzzle-give-up = Show the solution
web-puzzle-again = Try again
web-puzzle-all = All puzzles
web-puzzle-solved = Solved! This is the best turn.
web-puzzle-placing = The right idea, but there is a better way to place or pay.
web-puzzle-other = There is a better turn.
web-puzzle-given-up = This was the best turn.
web-puzzle-gap = The next best turn is worth { $gap } points less.
web-puzzle-moved = Your puzzle rating: { $before } → { $after }
web-puzzle-uncounted = You had tried this puzzle before, so your rating stays the same.

## The command

cli-help-puzzles = Make puzzles: positions in which one turn is clearly best.
cli-help-puzzles-file = The file to write (lines of JSON, compressed with gzip).
cli-help-puzzles-records = Records of finished games in which to look as well.
cli-help-puzzles-most = The most puzzles to write (default: all that are found).
cli-help-puzzles-set = What the bots play, as in notation: “alhambra family-box 3”. Can be given several times (default: a mix).
cli-help-puzzles-confirm = A file of puzzles whose positions are looked at again first: those in which one turn is still clearly best are written too.
cli-puzzles = Puzzles
cli-puzzles-confirming = Confirming
cli-no-puzzles = { $file } holds no puzzles: name a file that “alhambra puzzles” has written.
cli-puzzles-level = Level { $level }
