### The same deals for several people: duplicate matches.

## What the server refuses

server-refusal-contest-needs-account = You need an account to take part. Create one on your account page.
server-refusal-no-match = There is no such match.
server-refusal-match-needs-invitation = You need an invitation to this match. Ask its host for the link.
server-refusal-match-closed = This match is closed: nobody else can join or begin a deal.
server-refusal-match-full = This match is full.
server-refusal-match-begun = You have begun to play, so you cannot leave this match.
server-refusal-match-host-only = Only the host of this match can do that.
server-refusal-match-not-joined = You do not play in this match. Join it first.
server-refusal-match-played = You have played all deals of this match.
server-refusal-match-bots = Choose a bot for each other seat, of those that answer the same actions alike.
server-refusal-too-many-matches = You take part in many matches. Finish some of them first.

## The list

web-nav-contests = Contests
web-contests-lead = The same cards for everybody, so that skill decides and not the draw.
web-contests-guest = You need an account to take part in contests.
web-contests-daily = One deal every day, the same for everybody who plays here.
web-contests-matches = Duplicate matches
web-contests-matches-about = You and your friends play the same deals against the same bots, each at your own table, whenever you like.
web-contests-matches-none = You do not take part in a match yet.
web-contests-new-match = New match
web-contests-match-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-contests-match-deals = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}
web-contests-match-mine = You have played { $played } of { $deals }
web-contests-over = Over

## Making a match

web-match-new-lead = Choose what is played. Everybody you invite gets the same deals and the same opponents.
web-match-deals = Number of deals
web-match-opponents = Opponents
web-match-bot = Bot { $number }
web-match-open-for = Open for
web-match-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
web-match-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
web-match-make = Make the match

## A match

web-nav-duplicate = Duplicate match
web-match-against = Against { $bots }
web-match-until = Open until { $time }
web-match-was-until = Ended { $time }
web-match-join = Join the match
web-match-leave = Leave the match
web-match-play = Play deal { $number }
web-match-continue = Continue deal { $number }
web-match-all-played = You have played all deals. The results open when everybody is done, or when the time is up.
web-match-close = Let nobody else join
web-match-close-about = Then the match ends as soon as everybody has played all deals.
web-match-is-closed = Nobody else can join.
web-match-invite = Invite others
web-match-invite-about = Everybody with this link and an account can join.
web-match-players = Players
web-match-played = { $played } of { $deals } played
web-match-host = Host
web-match-mine = Your deals
web-match-deal = Deal { $number }
web-match-mine-margin = Margin { $margin }, with { $points } points
web-match-mine-open = Not finished
web-match-mine-lost = Ended early, does not count
web-match-sealed = Until the match is over, nobody sees how the others did.
web-match-results = Results
web-match-score = Score
web-match-total = Sum of margins
web-match-missed = not finished
web-match-scoring = How is it scored?
web-match-scoring-about = What counts is your margin: your points less those of your best opponent. On each deal your margin is compared with that of everybody else. A difference of 1 is worth 1, of 3 is worth 2, of 6 is worth 3, of 10 is worth 4 and so on, at most 12. A deal that you did not finish loses 12. Your score is the average over the others, in sum over all deals. With equal scores the sum of margins decides.
web-match-fair-about = All cards follow from a secret number. Its SHA-256 is shown from the beginning, and the number itself when the match is over.
web-match-back = Back to the match
web-sealed-contest = Others are still playing this deal. Replays and results open when the contest allows it.
web-match-link = Link to this match
