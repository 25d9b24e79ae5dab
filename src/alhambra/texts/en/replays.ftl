### The bots of the ladder, replays of games, and what the server says about them.

bot-random = Random
    .about = Picks any legal action at random. Good for trying things out.
bot-novice = Novice
    .about = Buys whatever it can afford and builds wherever a tile fits. A child can beat it.
bot-greedy = Merchant
    .about = Takes what is worth the most right now, and looks no further.
bot-expert = Expert
    .about = Plans its whole turn and looks at what the others could answer.
bot-master = Master
    .about = Plays its best turns out in its head, many times, before it decides.
bot-champion = Champion
    .about = Has learned from 600,000 games what a position is worth. Tested in the base game for three; otherwise it may be weaker than Master.

server-refusal-unknown-bot = There is no such bot here, or it would think too long.
server-refusal-bot-failed = No bot could answer. Try again.
server-refusal-unknown-language = We do not speak that language.
server-refusal-replay-what = Send either a record or the number of a table.
server-refusal-replay-missing = This replay is no longer loaded. Load the game again.
server-refusal-replay-step = The game has no step { $step }: the last one is { $last }.
server-refusal-replay-seat = The game has no seat { $seat }.
server-refusal-replay-large = The record is too large.
server-refusal-replay-unfinished = The game is not over yet. You can replay it when it is.
server-refusal-replay-over = You cannot play on from here: the game is over at this step.
server-refusal-replay-busy = Too many games are being analysed. Try again later.
server-refusal-analysis-waits = Another analysis of yours is under way. Wait until it is done.
server-refusal-too-many-analyses = You have had many games analysed. Try again later.
