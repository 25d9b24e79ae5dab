### The pages around the game: lobby, new table, joining, records, replay, people, settings, rules, tutorial.

## Shared

web-pages-cancel = Cancel
web-pages-copy = Copy
web-pages-copied = Copied.
web-pages-saved = Saved.
web-pages-loading = One moment…
web-pages-no-answer = The server is not responding. Are you connected to the network?
web-pages-guest = Guest { $number }
web-rated = Rated
web-pages-seat-open = free seat
web-pages-seat-bot = bot
web-pages-seat-local = on this device
web-pages-seat-you = you
web-phase-gathering = waiting for players
web-phase-dealing = dealing
web-phase-playing = in progress
web-phase-over = finished
web-phase-aborted = ended early
web-count-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}

## Lobby

web-waiting = Setting the table…
web-lobby-title = Build your own Alhambra
web-lobby-lead = Gardens, towers and arcades, four currencies and one long wall. Play against bots, with friends on one device, or online.
web-lobby-play-now = Play now
web-lobby-game = Game
web-lobby-opponents = Opponents
web-lobby-players = Players
web-lobby-new = New table…
web-lobby-learn = Learn the game
web-lobby-first = First time here?
web-lobby-first-about = Short lessons at a real table show you the game in a quarter of an hour.
web-lobby-mine = Your games
web-lobby-my-turn = your turn
web-lobby-none-mine = You have no game in progress. One click starts one.
web-lobby-open = Open tables
web-lobby-none-open = Nobody is looking for players at the moment.
web-lobby-more = { $count ->
    [one] One more table
   *[other] { $count } more tables
}
web-lobby-invited = Have you been invited?
web-lobby-invited-example = Paste the link here
web-lobby-invited-wrong = This is not a link to a table.
web-lobby-join = Join
web-lobby-records = Finished games
web-lobby-all-records = All past games, and opening a file
web-lobby-back = Welcome back, { $name }
web-lobby-back-turn = It is your turn
web-lobby-continue = Continue
web-lobby-position = Your palace
web-lobby-deciding = to move
web-lobby-rating = Rating
web-lobby-left = { $time } left
web-lobby-host = opened by { $name }
web-lobby-sit = Sit down
web-lobby-order = Order
web-lobby-order-wanted = Fewest free seats first
web-lobby-order-newest = Newest first
web-lobby-live = Games to watch
web-lobby-none-live = No public game is being played at the moment.
web-lobby-spectators = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
web-lobby-you-watch = you are watching

## A new table

web-new-what = Game
web-new-who = Players
web-new-how = Options
web-new-edition = Edition
web-new-modules = Modules
web-new-more = More about it
web-new-explain-game = How { $game } is played
web-new-not-with = Not with “{ $game }”.
web-new-seat = Seat { $number }
web-new-seat-person = Somebody I invite
web-new-seat-local = Somebody on this device
web-new-seat-bot = A bot
web-new-seat-person-about = Stays free until somebody takes it.
web-new-seat-name = Name of player { $number }
web-new-seat-which = Bot in seat { $number }
web-new-up = Move seat { $number } up
web-new-down = Move seat { $number } down
web-new-ages = If tied, the youngest begins
web-new-ages-label = Ages in the order of the seats
web-new-ages-about = Decides who begins if two players have the same number of cards with the same total value (A-5).
web-new-clock = Time limit
web-clock-none = No clock
web-clock-none-about = Take your time.
web-clock-fischer = Minutes
web-clock-fischer-about = Some minutes for the whole game, plus some seconds for every turn.
web-clock-days = Days
web-clock-days-about = Some days for every turn; you need not be online at the same time.
web-clock-fischer-words = { $minutes } min + { $seconds } s per turn
web-clock-days-words = { $count ->
    [one] { $count } day per turn
   *[other] { $count } days per turn
}
web-new-minutes = Minutes
web-new-increment = Extra seconds per turn
web-new-days = Days per turn
web-new-window = Seconds to answer
web-new-window-about = When several players are asked at once (viziers, bonus cards), no answer within this time means no.
web-new-private = Private table
web-new-private-about = Only those who have the link can see it.
web-new-aids = With aids
web-new-no-aids = Without aids
web-new-aids-about = Majorities, expected points, hints from a bot.
web-new-undo = Undo allowed
web-new-no-undo = No undo
web-new-undo-about = As long as nothing new has been revealed and nobody else has acted.
web-new-takeover = A bot takes over when time runs out
web-new-takeover-about = Otherwise, whoever runs out of time loses.
web-new-rated-about = Counts for the ratings of all accounts at the table. Ratings are public.
web-new-rated-guest = Only with an account. Choose your name above to create one.
web-new-open = Open the table
web-new-deal = Deal the cards

## Games and modules explained

web-explain-alhambra = On your turn you take money, buy a building in the currency of its slot, or redesign your palace. If you pay exactly, you may act again. There are three scorings: for the most buildings of each of six types, and for the length of everybody’s outer wall. About an hour for three.
web-explain-granada = The same actions, but every tile has two faces with different buildings: you buy one and may build the other for a fee. Moats replace walls, and the more buildings of a type everybody has built, the more its majority is worth.
web-explain-combined = Palace and city grow side by side from one market with two tiles in each slot. They may touch only where a wall meets a moat, and where the two run together each edge is worth 2 points more. A long game: allow two hours.
web-explain-vizier = Between any two turns your vizier may buy a tile for you, if you pay exactly. Then he is inactive until you spend an action on reactivating him. Keeps you involved when it is not your turn.
web-explain-exchange = Six cards come up among the money, each with two currencies. Whoever holds one may mix these two once when buying: good for exact payments.
web-explain-bonus = You are dealt secret cards, each for one of the ten tiles without a wall. If you build that very tile you may show the card, and it counts as one more building.
web-explain-huts = Huts are free: taking one is an action. In a scoring a hut counts as one building for each neighbour of its colour without a wall in between. Nobody may own more than three.
web-explain-sites = You may buy any tile for half its price, but then it is only a building site, to be finished for the full price in a currency that you choose in secret. Any site in your palace that is unfinished at the end costs you all your money in that currency.

## Joining

web-join-host = { $name } is the host of this table.
web-join-seats = Seats
web-join-sit = Sit down here
web-join-local = Somebody on this device
web-join-bot = A bot
web-join-leave = Leave this seat
web-join-clear = Clear this seat
web-join-start = Deal the cards
web-join-waiting = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
web-join-ready = Everybody is here. { $name } can deal the cards.
web-join-invite = Invite others
web-join-invite-about = Send this link, or let them scan the code.
web-join-link = Link of this table
web-join-qr = The link of this table as a QR code
web-join-home = This link works on this device only. To invite others, open this page at the address this computer has in your network.
web-join-options = Options
web-join-rules = Read the rules

## Records

web-records-lead = Every finished game can be replayed step by step, analysed, and continued in another way.
web-records-load = Open a file
web-records-file = Choose a record (.alh)
web-records-file-about = You can also drop it here.
web-records-own = Your finished games
web-records-none = You have not finished a game yet.
web-records-more = More games

## Replay

web-replay-deal = The cards are dealt.
web-replay-controls = Steps and points
web-replay-graph = What the graph shows
web-replay-graph-chance = Win chance
web-replay-graph-lead = Lead
web-replay-slider = Step
web-replay-steps = Steps of the game
web-replay-first = To the deal
web-replay-turn-back = One turn back
web-replay-back = One step back
web-replay-forward = One step forward
web-replay-turn-forward = One turn forward
web-replay-last = To the end
web-replay-keys = Keys: ← → a step, with Shift a turn
web-replay-play = Play
web-replay-pause = Pause
web-replay-see = See the hidden cards of
web-replay-see-none = nobody
web-replay-share = Share
web-replay-link = Link to this step
web-replay-for-all = Whoever has this link can see the game.
web-replay-for-invited = The table was private. This link carries its invitation: whoever has the link can see the game.
web-replay-file = This game comes from a file: pass the file on.
web-replay-download = Download the record
web-replay-sheets = Score sheet
web-whatif-about = Play on from this position against bots. Whatever nobody could know is dealt again.
web-whatif-before = Starts before this action: find a better one.
web-whatif-sign = What if? This game does not count.
web-whatif-back = Back to the replay
web-whatif-seat = Play as
web-analysis = Analysis
web-analysis-about = A bot looks at every action and says what it would have done. What a mistake cost is shown as a share of the chance to win.
web-analysis-bot = Who analyses
web-analysis-start = Analyse
web-analysis-progress = { $done } of { $of } actions
web-analysis-none = The bot found no mistake.
web-analysis-largest = The largest mistakes
web-judgement-blunder = blunder
web-judgement-inaccuracy = inaccuracy
web-judgement-mistake = mistake

## Fairness

web-fair = Was it dealt fairly?
web-fair-about = Your browser works everything out itself, from the record alone: you do not have to believe anybody.
web-fair-check = Check it
web-fair-yes = Yes: everything that can be checked is correct.
web-fair-no = No: something is wrong.
web-fair-unknown = The record does not say how the cards were shuffled, so there is nothing to check.
web-fair-no-record = This record cannot be read.
web-fair-is-yes = correct
web-fair-is-no = wrong
web-fair-is-unknown = unknown
web-fair-commitment = The server’s secret is the one it committed to before the deal.
web-fair-nonces = The players’ numbers are the ones they committed to.
web-fair-own = The number from this browser is among them.
web-fair-key = The key for all shuffles was made from the secret and these numbers.
web-fair-shuffles = Every card and tile was drawn in the order that this key gives.
web-fair-draws = { $count } draws from { $supplies } supplies were compared.
web-fair-difference = Step { $step }: the key gives { $expected }, the record says { $found }.
web-fair-seats = Seats with a number of their own: { $seats }. All others follow from the server’s secret.
web-fair-no-seats = No seat gave a number of its own: the deal follows from the server’s secret alone.
web-fair-reserved = The server was free to choose some of its numbers: it could have tried several deals.

## Ratings and people

web-ratings-lead = How strong everybody is, from all rated games.
web-ratings-rank = Rank
web-ratings-name = Name
web-ratings-value = Rating
web-ratings-range = Probably between
web-ratings-games = Games
web-ratings-none = Nobody has played a rated game yet.
web-ratings-about = A lead of 100 points means winning about 64 of 100 two-player games. The more games, the narrower the range.
web-person-unrated = No rated games yet.
web-person-games = Finished games
web-person-no-games = No finished games yet.
web-person-won = won

## Account

web-account-lead-guest = You are a guest: this browser knows you, nobody else does. That is enough to play.
web-account-lead-account = You have an account and can sign in anywhere.
web-account-who = Your name
web-account-name = Others see you as
web-account-name-guest = Guests can share a name; accounts cannot.
web-account-name-account = This is also the name you sign in with.
web-account-save = Save
web-account-page = Your page
web-account-sign-out = Sign out
web-account-make = Create an account
web-account-why = With an account you can play on several devices and in rated games. Everything you have played stays yours. No e-mail address is needed.
web-account-sign-name = Name
web-account-password = Password
web-account-new-password = New password
web-account-password-about = A few words in a row are easy to remember and hard to guess.
web-account-elsewhere = Sign in
web-account-sign-in = Sign in
web-account-forgotten = Password forgotten
web-account-recovery = Recovery code
web-account-recovery-once = Write this down and keep it safe: with it you can set a new password. It is shown only now.
web-account-sessions = Where you are signed in
    .this = this browser
    .program = program
    .since = since { $day }
    .end = Sign out there
    .end-others = Sign out everywhere else
web-account-password-change = Change the password
    .old = Current password
    .new = New password
    .changed = The password is changed, and other browsers are signed out.
web-account-programs = Programs and messages
web-account-webhook = Tell this address when it is my turn
web-account-webhook-about = A web address that receives a short message. Leave it empty if you want none.
web-account-token = A token for
web-account-token-about = With a token, one of your programs can play under your name.
web-account-token-make = Create a token
web-account-token-once = Here is the token. It is shown only now.
web-account-token-drop = Revoke
web-account-data = Your data
web-account-data-about = What is stored about you is yours. You can download it or have it deleted.
web-account-data-get = Download everything
web-account-forget = Delete my data…
web-account-forget-about = Your name, your account and your tokens are deleted for good. Games you have played stay, under “somebody”. This cannot be undone.
web-account-forget-yes = Delete my data

## Settings

web-settings-lead = These settings apply to this device and are saved at once.
web-settings-look = Look
web-settings-language = Language
web-settings-language-auto = Same as the browser
web-settings-theme = Theme
web-settings-theme-auto = Same as the system
web-settings-theme-light = Light
web-settings-theme-dark = Dark
web-settings-palette = Colours
web-settings-palette-standard = Standard
web-settings-palette-colour-blind = For colour-blind players
web-settings-play = Playing
web-settings-ask-end = Ask me before a turn ends
web-settings-ask-end-about = Otherwise the button that acts is the confirmation.
web-settings-speed = Pace of the game
web-settings-speed-about = How fast the turns of the others, the scorings and pieces on their way are shown.
web-settings-speed-off = at once
web-settings-speed-fast = fast
web-settings-speed-normal = normal
web-settings-speed-slow = calm
web-settings-aids = Show aids
web-settings-aids-about = Majorities, expected points and the longest wall, where the table allows it.
web-settings-hint-bot = Hints come from
web-settings-signals = Signals
web-settings-sound = Sounds
web-settings-sound-about = Cards, coins, tiles, scorings, the clock, and a note when it is your turn.
web-settings-title = Mark the tab when it is my turn
web-settings-title-about = The window title says so.
web-settings-notify = Show notifications while this window is in the background
web-settings-notify-about = When it is your turn, a game is found or somebody invites you. For a closed window, see your account.
web-settings-access = Accessibility
web-settings-text-mode = Text mode
web-settings-text-mode-about = The table as headings, lists and a log, played by typing: made for screen readers.
web-settings-shortcuts-about = The table’s menu lists the keys.
web-settings-access-about = Everything can be done by keyboard, too.
web-settings-secure = This connection is secure: the game can be installed from the menu of the browser.
web-settings-plain = This connection is not encrypted, as usual at home. Everything works except installing the game as an app.

## Rules

web-rules-lead = All rules by number, with our decisions where the printed rules leave something open.
web-rules-search = Search
web-rules-chapters = Chapters
web-rules-contents = In this chapter
web-rules-found = { $count ->
    [0] Nothing found
    [one] One rule found
   *[other] { $count } rules found
}
web-rules-ruling = Our ruling:
web-picture-fountain = The fountain is open on all sides: tiles can join it anywhere.
web-picture-market = A market: four slots, each with its own currency.
web-picture-money = One card of each currency.
web-picture-scoring-cards = The two scoring cards.
web-picture-alike = Allowed: open meets open.
web-picture-unlike = Not allowed: a wall meets an open side.
web-picture-walk = Allowed: the tile behind the wall can be reached round the corner.
web-picture-no-walk = Not allowed: no way leads behind the wall.
web-picture-hole = Not allowed: the marked space would be a hole.
web-picture-wall = The longest outer wall has { $count } edges. The double wall inside does not count.
web-picture-faces = The two faces of one tile.
web-picture-moat = A city whose longest moat has { $count } edges.
web-picture-wall-and-moat = Allowed: wall meets moat. Here the city begins.
web-picture-open-and-moat = Not allowed: a moat meets an open side.
web-picture-together = Wall and moat run together along { $count } edges, worth 2 points each.
web-picture-exchange = Two exchange offices.
web-picture-bonus = Two bonus cards.
web-picture-hut = This hut counts as two gardens: it has two gardens next to it without a wall in between.
web-picture-site = A building site: the wall of this tower counts, the tower does not.

## Tutorial

web-tutorial-lead = Learn by playing. Each lesson is a prepared position and takes two minutes.
web-tutorial-base = The base game
web-tutorial-modules = Modules, and two players
web-tutorial-games = Granada, and both together
web-tutorial-coach = Lesson
web-tutorial-done = done
web-tutorial-on = Continue
web-tutorial-again = Start again
web-tutorial-all = All lessons
web-tutorial-next = Next: { $lesson }
web-tutorial-other = That is not what this lesson asks for. Undo it, or start again.

web-lesson-money = Taking money
web-lesson-money-about = What the game is about, and your first action.
web-lesson-money-1 = You build a palace. There are three scorings: whoever has the most buildings of a type gets points, and everybody gets points for their longest wall. Buildings cost money, so money comes first.
web-lesson-money-2 = It is your turn, and you have one action. Take money from the display: any one card, the 9 denars perhaps, or several that are worth no more than 5 together.
web-lesson-money-3 = Well done. The display is filled up again, and the others take their turns: the log says what they do.
web-lesson-buying = Buying buildings
web-lesson-buying-about = Currencies, prices, and why it pays to pay exactly.
web-lesson-buying-1 = Every slot of the market takes one currency. In slot 1 lies a pavilion for 8 florins, in slot 4 a seraglio for 4 ducats.
web-lesson-buying-2 = Buy the pavilion: your 5 and 3 florins make exactly 8.
web-lesson-buying-3 = Paid exactly, so you may act again! Buy the seraglio for exactly 4 ducats, too.
web-lesson-buying-4 = Exact again. Take money this time. You could also buy the chambers for 9 dirhams, but there is no change, and if you overpay you get no extra action.
web-lesson-buying-5 = At the end of your turn you place what you have bought. Choose a tile: the places where it fits light up.
web-lesson-buying-6 = Now the other one. Whatever does not fit, or should wait, goes into the reserve.
web-lesson-buying-7 = Two buildings and some money in one turn: that is what exact payments are for.
web-lesson-building = Building
web-lesson-building-about = Walls and the building rules.
web-lesson-building-1 = You have bought three tiles. Tiles are never rotated, and where two touch, either both have a wall or neither has.
web-lesson-building-2 = The pavilion is open only to the south. Build it north of the fountain.
web-lesson-building-3 = Build the seraglio east of the fountain: its walls look north and east.
web-lesson-building-4 = And the chambers in the west. Watch the wall grow.
web-lesson-building-5 = Your wall is 7 edges long: 7 points in every scoring. Two more rules: every tile must be reachable on foot from the fountain, and no empty space may be enclosed.
web-lesson-redesign = Redesigning
web-lesson-redesign-about = Bring a tile from the reserve into the palace.
web-lesson-redesign-1 = There is a seraglio in your reserve, where it counts for nothing. The third kind of action changes that.
web-lesson-redesign-2 = Choose the seraglio and build it into your palace.
web-lesson-redesign-3 = In the same way a tile can be taken out, or exchanged for one of the reserve. One tile, one action.
web-lesson-scoring = Scoring
web-lesson-scoring-about = Majorities, walls, and when they count.
web-lesson-scoring-1 = See how many buildings of each type everybody has. The next card of the deck is the first scoring card; we know that only because this is a lesson.
web-lesson-scoring-2 = Take a card. When the display is refilled, the scoring comes up.
web-lesson-scoring-3 = That was scoring 1: only first place counts. Scoring 2 pays two places, scoring 3 at the end three, and far more points. Your wall counts every time.
web-lesson-end = The end of the game
web-lesson-end-about = The last purchase, left-over tiles, the third scoring.
web-lesson-end-1 = The bag is empty. The game ends after the turn in which the market can no longer be filled.
web-lesson-end-2 = So a purchase now is the last: buy the arcades for exactly 5 ducats.
web-lesson-end-3 = You have another action: take money. Each tile left over will go to whoever has the most money in its currency.
web-lesson-end-4 = Now place your tile. That ends your turn, and the game.
web-lesson-end-5 = Left-over tiles are given away now. If you receive one, place it, too.
web-lesson-end-6 = That was scoring 3, and the end. You know the whole game now: have a go!
web-lesson-two-players = Two players: Dirk
web-lesson-two-players-about = A third player who never takes a turn.
web-lesson-two-players-1 = With two players, Dirk takes part: he has some tiles from the start, receives more after the scorings, and is ranked in every majority. He never takes a turn.
web-lesson-two-players-2 = Buy the pavilion for exactly 8 florins.
web-lesson-two-players-3 = Use your extra action to take money.
web-lesson-two-players-4 = You may place the pavilion as usual, or give it to Dirk: a good way to take a majority away from your rival.
web-lesson-two-players-5 = Dirk’s points are counted, but he cannot win.
web-lesson-vizier = The vizier
web-lesson-vizier-about = Buy between the turns.
web-lesson-vizier-1 = Everybody has a vizier. When a turn is over, he may buy one tile for you, if you can pay exactly.
web-lesson-vizier-2 = So do not buy the pavilion now: take money first.
web-lesson-vizier-3 = Your turn is over, and the viziers are asked. Let yours buy the pavilion for exactly 8 florins.
web-lesson-vizier-4 = The tile is placed at once.
web-lesson-vizier-5 = Now he is inactive. Reactivating him costs a whole action. If you do not want to be asked every time, tick “Never ask me”.
web-lesson-exchange = Exchange offices
web-lesson-exchange-about = Pay for one tile with two currencies.
web-lesson-exchange-1 = Among the money there are six exchange offices. You hold one for florins and dirhams; taking it was a whole action.
web-lesson-exchange-2 = The pavilion costs 8 florins, and you have only 5. With the office you add 3 dirhams: exactly 8. Buy it.
web-lesson-exchange-3 = Paid exactly, so you have one more action: take money.
web-lesson-exchange-4 = Place the pavilion.
web-lesson-exchange-5 = The office is on the discard pile now, and will come back with the money.
web-lesson-bonus = Bonus cards
web-lesson-bonus-about = Secret cards that count as buildings.
web-lesson-bonus-1 = You have secret cards, each with one of the tiles without a wall. Pavilion 8 is on one of them, and it stands in your palace already.
web-lesson-bonus-2 = Reveal the card. On your turn that is free.
web-lesson-bonus-3 = It counts as one more pavilion. You still have your action: take money.
web-lesson-bonus-4 = You can also wait and reveal it just before a scoring, when everybody is asked.
web-lesson-huts = Builders’ huts
web-lesson-huts-about = Free tiles that count for their neighbours.
web-lesson-huts-1 = There is a garden in your palace, and a garden hut is on offer. A hut counts as one building for each neighbour of its type.
web-lesson-huts-2 = Take the garden hut. It costs nothing but your action.
web-lesson-huts-3 = Place it beside the garden, without a wall in between.
web-lesson-huts-4 = One garden and the hut count as two gardens now. You may own three huts.
web-lesson-sites = Building sites
web-lesson-sites-about = Buy at half price, finish later.
web-lesson-sites-1 = Tower 13 is expensive, but as a building site it costs only 6 ducats: half of it, rounded down.
web-lesson-sites-2 = Set up a building site for tower 13.
web-lesson-sites-3 = Two site tiles for you alone: keep the one in whose currency you will want to pay.
web-lesson-sites-4 = Place the tile. Its wall counts at once, its tower only when it is finished.
web-lesson-sites-5 = To finish it you pay the full 13 in the hidden currency; exactly, if you can. Do not forget: at the end, an unfinished site costs you all your money in its currency.
web-lesson-granada = Granada
web-lesson-granada-about = Tiles with two faces, moats, and majorities that grow.
web-lesson-granada-1 = In Granada each tile has another building on its back: the small mark shows which. Moats take the place of walls.
web-lesson-granada-2 = Buy the arena for exactly 4 florins. You pay for the face you see.
web-lesson-granada-3 = Take money with your extra action.
web-lesson-granada-4 = Now build the arena, or turn it over to the residential area 5: in the city that costs 3 of one currency, in the reserve it is free.
web-lesson-granada-5 = What a majority pays depends on N, the number of tiles of that type in all cities. So what many build is worth most.
web-lesson-combined = Alhambra and Granada
web-lesson-combined-about = Where wall meets moat.
web-lesson-combined-1 = Each slot now holds a tile of the palace and one of the city. The two may touch only where a wall meets a moat.
web-lesson-combined-2 = Buy the pavilion for exactly 6 florins.
web-lesson-combined-3 = And the bath house for exactly 8.
web-lesson-combined-4 = Take money with your third action.
web-lesson-combined-5 = First build the pavilion east of the fountain: its wall looks north.
web-lesson-combined-6 = Then the bath house north of it: its moat lies on the pavilion’s wall, and your city is founded.
web-lesson-combined-7 = From now on both grow. Every edge where wall and moat run together is worth 2 points in each scoring.
