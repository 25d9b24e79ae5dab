### The browser client: its frame and the table.

## Frame

web-skip = Skip to the content
web-nav = Pages
web-nav-lobby = Play
web-nav-new = New table
web-nav-join = Join a table
web-nav-records = Past games
web-nav-replay = Replay
web-nav-whatif = What if?
web-nav-ratings = Ratings
web-nav-person = Player
web-nav-account = Name and account
    .short = Account
web-nav-rules = Rules
web-nav-tutorial = Learn
web-nav-settings = Settings
web-nav-table = Table
web-no-page = There is no such page

## Playing

web-your-turn = Your turn
web-once-more = One more action
web-connecting = Connecting…
web-no-table = The table is not responding.
web-offline = No connection. Trying again…
web-offline-waiting = No connection. Your action is saved and will be sent.
web-can-pay = You can pay for this tile
web-next-face-even = next: even face
web-next-face-odd = next: odd face
web-can-pay-exactly = You can pay for this tile exactly
web-can-take = You can take it
web-exact = exact
web-loses = { $number } too much
web-sum = sum { $number }
web-special = others
web-pay-site = Start it as a building site
web-pay-vizier = Use the vizier
web-pay-finish = Finish it
web-turn-to = Turn over: { $tile }
# The tile beside a space. $tile is what it is called, $name how it is written.
web-beside = { $name ->
    [fountain] the { word-fountain }
    [gate] the { word-gate }
   *[other] { $tile }
}
# A space, named by the tile beside it.
web-place = next to { web-beside }
    .right = right of { web-beside }
    .left = left of { web-beside }
    .below = below { web-beside }
    .above = above { web-beside }
web-choose-cell = { $count ->
    [one] choose the space
   *[other] choose one of { $count } spaces
}
web-effect-wall = wall { $number }
web-effect-gain = next scoring { $number }
web-no-money = You have no money in this currency: { $currency }.
web-empty = empty
web-hand-empty = No cards
web-confirm = Confirm
web-back = Back
web-cancel = Cancel
web-close = Close
web-undo = Undo
web-restart = Restart the turn
web-hint = Hint
web-thinking = Thinking…
web-do-it = Do it
web-order = Never ask me ({ $window })

## Seeing

web-palace-own = Your palace
web-palace-of = The palace of { $name }
web-zoom-in = Larger
web-zoom-out = Smaller
web-fit = Show everything
web-standings = Majorities
web-category = What is scored
web-pays = points for each place
web-left = Tiles left in the bag, by type
web-projection = next scoring
web-score = points
web-total = Total
web-sheets = Scorings
web-no-scoring = There has been no scoring yet.
web-result = The result
web-graph = Points after each scoring
web-winner = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
}
web-resigned-leads = { $count ->
    [one] { $names } leads in points, but gave up or ran out of time, and cannot win.
   *[other] { $names } lead in points, but gave up or ran out of time, and cannot win.
}
web-log = Log
web-log-empty = Nothing has happened yet.
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
# $name is whoever said something.
web-mute = Do not hear { $name } any more
    .done = You do not hear { $name } any more.
    .again = Hear again
web-hush = Ask spectators not to talk
web-chat-say = Say something
web-chat-send = Send
web-bot = bot { $name }
web-away = not connected
web-resigned = has resigned
web-days = d
web-hours = h
web-time-left = Time left

## Around the game

web-menu = Menu
web-leave-table = To the lobby
web-menu-table = This table
web-download = Save the record
web-rematch = Play again
web-rematch-same = Again with the same deal
web-rematch-go = To the next game
web-rematch-there = The same people play again.
web-rematch-accepted = Ready for another game: { $names }.
web-rematch-waiting = Not yet: { $names }.
web-return = A bot is playing for you.
    .now = Take my seat back
# $name is a player.
web-claim = { $name } is away.
    .now = Go on without { $name }
web-resign = Resign
web-resign-sure = Really resign
web-abort = Propose to end without a result
web-abort-back = Withdraw the proposal to end the game
web-abort-proposed = Proposal from { $name }: end the game without a result.
web-agree = Agree
web-aborted = The game was ended without a result.
web-cover = Hide my cards
web-text-mode = Text mode, for screen readers
web-aids = Show majorities, expected points and effects
web-sounds = Sounds
web-shortcuts = Single-key shortcuts
web-theme = Theme
web-theme-auto = same as the device
web-theme-light = light
web-theme-dark = dark
web-keys = Keys
web-key-m = to the building market
web-key-d = to the money display
web-key-h = to your possible actions
web-key-p = to the palace; move with the arrow keys
web-key-o = to the players
web-key-l = to the log
web-key-u = undo
web-key-i = hint
web-key-slash = type an action
web-key-escape = clear the selection
web-key-space = skip what the others do
    .name = Space
web-fairness = Fairness
web-commitment = Committed to before the deal:
web-secret = The server’s secret, now revealed:
web-curtain = Hand the device to { $name }
web-curtain-here = I am { $name }
web-curtain-who = Who wants to see their cards?
web-dealing = The cards are being dealt

## Text mode

web-text-decision = What you have to decide
web-text-type = Type an action
web-text-more = { $count ->
    [one] One more option
   *[other] { $count } more options
}
web-text-options = { $count ->
    [one] One option
   *[other] { $count } options
}

## A turn: one button does it

web-buy = Buy
# $deed is a command: web-buy, or one of web-pay-*.
web-and-build = { $deed } and build here
web-build-here = Build here
web-in-reserve = { $count } in reserve
web-to-reserve = To the reserve
web-swap-here = Exchange here
web-take = Take
web-exact-again = Exact: you have another action
web-pay-choose = Choose cards that pay for it
web-pay-too-many = Too many cards: lay back what is not needed
web-plan-gone = The space you planned is no longer possible. Choose another one.
web-planned = Planned: { $tile }
web-ends-turn = This ends your turn.
web-order-this = Never ask me again in this game
web-targets-beyond = { $count ->
    [one] One space is out of sight: show all
   *[other] { $count } spaces are out of sight: show all
}
web-zone-display = Take money
web-zone-market = Buy
web-zone-reserve = Redesign
web-zone-elsewhere = More
    .reveal = Reveal
    .hut = Hut

## What the others do

web-skip-turns = Skip
web-skip-scoring = Skip
web-scoring-numbers = All numbers
# $number and $count are numbers: which of how many turns. $number is also that of a scoring, $points who got how many: Ana +12, Ben +8.
web-missed = While you were away ({ $number } of { $count }):
    .all = While you were away, { $count ->
        [one] one turn was
       *[other] { $count } turns were
    } played.
    .show = Step through
    .scoring = Scoring { $number }: { $points }.
    .by-choice = Looking back ({ $number } of { $count }):
    .then = As the table stood then.
web-missed-back = Back
web-missed-on = Next
web-tips = Tips in the first game
web-tip-take = Choose the money cards that you want, then press the button. Together they may be worth 5 or less; a single card may be worth more.
web-tip-buy = You can pay for the tiles with a mark. If you pay exactly, you get another action.
web-tip-cell = Choose a space. It says how your longest wall and your points in the next scoring would change.
web-tip-others = What the others do is shown here, one turn after the other. A click on the table skips it.
web-tip-standings = These bars show who has most buildings of each type. Majorities bring points in the three scorings.
web-tip-none = No more tips

## The end

web-share = Share
web-shared = Link copied
