### What the page says when it plays without a server.

static-arriving = The game is arriving: { $percent }%
static-starting = The game is starting…
static-failed = The game could not be started in this browser.
static-no-bots = The bots could not be started, so the game waits. If trying again does not help, reload the page: nothing is lost.
static-lead = Gardens, towers and arcades, four currencies and one long wall. Play against bots or with friends on this device, even without a network.
static-name = Your name
static-name-about = Everything you play here stays in this browser. There is no account, and nobody else sees it.
static-offer = Play offline
static-take = Take this game elsewhere
static-take-sure = End it here and save it as a file
static-go-on = Go on with it
static-go-on-about = This game is not finished. It can go on here: what everybody held stays as it was, and what nobody could know is dealt again. It is not rated.
static-slow-bot = Without a server it looks at much less in its time, and plays weaker than there.
static-puzzles-mine = Solved: { $solved } of { $tries }.
static-puzzles-new = They get harder as you solve them.
static-delete = Delete
static-delete-sure = Really delete
static-deleted = Deleted.
static-from-file = from a file
