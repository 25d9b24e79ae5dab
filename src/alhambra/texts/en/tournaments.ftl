### Tournaments at tables of three or four.

## What the server refuses

server-refusal-no-tournament = There is no such tournament.
server-refusal-tournament-needs-invitation = You need an invitation to this tournament. Ask its arbiter for the link.
server-refusal-tournament-size = Tournaments are played at tables of three or four. Choose one of these numbers of players.
server-refusal-tournament-needs-clock = A tournament needs a clock, so that nobody waits for ever. Choose one.
server-refusal-tournament-over = This tournament is over.
server-refusal-tournament-full = This tournament is full.
server-refusal-tournament-no-bots = Bots and programs cannot enter this tournament.
server-refusal-tournament-no-abort = In a tournament a game cannot be ended by agreement. Play on, resign, or ask the arbiter to decide it.
server-refusal-tournament-phase = That is not possible as the tournament stands now.
server-refusal-too-many-tournaments = You take part in many tournaments. Wait until one of them is over.
server-refusal-arbiter-only = Only the arbiter of this tournament can do that.
server-refusal-adjourned = The game is adjourned. It goes on when the arbiter says so.
server-refusal-arbiter-awaited = The arbiter may still come back. Wait: if no round begins for a while, a player can lead the tournament.
server-refusal-no-player = There is no such player in this tournament.
server-refusal-not-a-reserve = Only a reserve who has not played yet can replace somebody.
server-refusal-round-open = A table of this round is still being played. Wait for it, or declare it void.
server-refusal-no-more-rounds = All rounds have been played. You can end the tournament.
server-refusal-tournament-changed = Somebody came or went in the meantime. Look at who plays, then start the round again.
server-refusal-too-few-players = There are not enough players for a table. Invite more people, or add bots.
server-refusal-too-many-bots = There are too many bots: every table needs at least one person. Withdraw some of them.
server-refusal-wrong-points = Give the points of every player at the table.

## The list, and making one

web-contests-tournaments = Tournaments
web-contests-tournaments-about = Several rounds at tables of three or four, with standings and an arbiter, live or over days.
web-contests-tournaments-none = There is no tournament at the moment.
web-contests-new-tournament = New tournament
web-contests-all = All contests
web-nav-tournament = Tournament
web-tournament-new-lead = You will be the arbiter: you start the rounds, and you can play yourself.
web-tournament-name = Name
web-tournament-size = Players at a table
web-tournament-kind = Pairing
web-tournament-swiss = Swiss
web-tournament-swiss-about = Players with similar scores meet, and as few as possible meet again.
web-tournament-round-robin = Round-robin
web-tournament-round-robin-about = Everybody meets everybody else about equally often.
web-tournament-number = Rounds
web-tournament-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
web-tournament-pace = Pace
web-tournament-live = Live: 15 minutes each, and 20 seconds for every turn
web-tournament-days = Over days: two days for every decision
web-tournament-same-deals = The same deal at all tables of a round
web-tournament-same-deals-about = All tables of a round have the same cards. Nobody can watch or replay a round until all its tables are done.
web-tournament-own-deals-about = Every table has cards of its own, and games can be watched.
web-tournament-bots = Bots can enter
web-tournament-bots-about = The arbiter can add bots, and programs of players can join.
web-tournament-public = Open to everybody
web-tournament-public-about = It is listed here. Otherwise people need your link.
web-tournament-make = Make the tournament

## A tournament

web-tournament-link = Link to this tournament
web-tournament-phase-gathering = Open for players
web-tournament-phase-running = Running
web-tournament-phase-paused = Paused
web-tournament-phase-over = Over
web-tournament-round = Round { $number }
web-tournament-round-of = Round { $number } of { $rounds }
web-tournament-table = Table { $number }
web-tournament-to-table = Go to your table { $number }
web-tournament-standings = Standings
web-tournament-score = Score
web-tournament-comparison = Comparison
web-tournament-opponents = Opponents
web-tournament-in = You are playing
web-tournament-reserve = You are a reserve: the arbiter can let you play
web-tournament-join = Join the tournament
web-tournament-leave = Leave the tournament
web-tournament-byes = No game in this round, and the average score: { $names }
web-tournament-state-playing = Playing
web-tournament-state-adjourned = Adjourned
web-tournament-adjourned = Adjourned by the arbiter.
web-tournament-state-over = Done
web-tournament-state-corrected = Corrected
web-tournament-state-decided = Decided
web-tournament-state-void = Void
web-tournament-forfeited = forfeited
web-tournament-play = Play
web-tournament-watch = Watch
web-tournament-scoring-about = The first of a table of four gets 3 points, then 2, 1 and 0; at a table of three it is 2, 1 and 0. Those who are level share. A bye and a void table give the average. If scores are equal, the comparison decides: your margin against the margins of those who had the same seat and the same deal at other tables, on the scale of duplicate matches. Then come the scores of your opponents, then your points in all games.
web-tournament-fair-about = All cards follow from a secret number. Its SHA-256 is shown from the beginning, and the number itself when the tournament is over.

## The arbiter

web-tournament-arbiter = Arbiter
web-tournament-start = Start round { $number }
web-tournament-pause = Pause
web-tournament-resume = Go on
web-tournament-end = End the tournament
web-tournament-bot = Bot
web-tournament-add-bot = Add this bot
web-tournament-fill = Fill up with { $count } of them
web-tournament-missing = { $count ->
    [one] With one more player nobody sits out.
   *[other] With { $count } more players nobody sits out.
}
web-tournament-withdraw = Withdraw
web-tournament-admit = Let play
web-tournament-hand-over = Make arbiter
web-tournament-hand-over-sure = You lead no more: really?
web-tournament-lead = Lead the tournament
web-tournament-lead-about = No round has begun for a long time. You can take the arbiter’s place.
web-tournament-replace = Replace
web-tournament-in-place-of = { $name } takes the place of
web-tournament-status-reserve = Reserve
web-tournament-status-out = Out
web-tournament-correct = Correct
web-tournament-correct-about = Leave the field of somebody empty who has forfeited.
web-tournament-adjourn = Adjourn
web-tournament-go-on = Go on
web-tournament-decide = Decide
web-tournament-decide-about = The game ends now. Give everybody their points; leave the field of somebody empty who forfeits.
web-tournament-void = Declare void
web-tournament-save = Save the points
