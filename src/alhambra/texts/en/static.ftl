### What the page says when it plays without a server.

static-arriving = The game is arriving: { $percent }%
static-starting = The game is starting…
static-failed = The game could not be started in this browser.
static-lead = Gardens, towers and arcades, four currencies and one long wall. Play against bots or with friends on this device, even without a network.
static-name = Your name
static-name-about = Everything you play here stays in this browser. There is no account, and nobody else sees it.
static-offer = Play offline
