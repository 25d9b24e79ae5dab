### What the server does not do, and why; and what it sends to people who are not looking.

## People

server-refusal-who-are-you = The server does not know you yet: enter a name first.
server-refusal-banned = You have been banned from this server.
server-refusal-muted = You cannot chat at the moment, but you can go on playing.
server-refusal-not-by-token = A program cannot do this with its token: do it in the browser.
server-refusal-no-person = Nobody has that name here.
server-refusal-several-people = Several people have that name: give one of the numbers { $ids }.
server-refusal-name-empty = A name needs at least one letter.
server-refusal-name-long = A name can have at most { $longest } characters.
server-refusal-name-signs = The name contains invisible characters, or characters that change the direction of writing.
server-refusal-name-taken = An account has that name already: sign in, or choose another.
server-refusal-password-length = A password must have { $shortest } to { $longest } characters.
server-refusal-account-already = You already have an account.
server-refusal-wrong-password = The name or the password is wrong.
server-refusal-wrong-recovery = The name or the recovery code is wrong.
server-refusal-no-token = You have no such token.
server-refusal-too-many-tokens = You already have { $most } tokens: revoke one first.
server-refusal-webhook-url = This is not an address that begins with http:// or https://.
server-refusal-webhook-unknown = This address cannot be found.
server-refusal-webhook-private = This address belongs to a private network, and the server sends nothing there.

## Requests

server-refusal-not-understood = The server does not understand this: { $detail }
server-refusal-not-found = There is nothing here.
server-page-home = Go to the start page
server-refusal-method = This cannot be done here.
server-refusal-needs-json = The server accepts only JSON (Content-Type: application/json).
server-refusal-too-large = That is too large to send.
server-refusal-too-slow = That took too long.
server-refusal-too-many = Too many requests at once. Wait a moment, then try again.
server-refusal-too-many-connections = You have too many windows open at this table. Close one.
server-refusal-wrong-host = This server does not answer to that host name.
server-refusal-wrong-origin = The request comes from another site.
server-refusal-our-mistake = Something went wrong in the server. Nothing has changed; please try again.
server-refusal-protocol = The page is older or newer than the server (version { $expected }). Reload it.
server-refusal-no-client = The browser client has not been built: in a checkout “make client” builds it. Then start the server again.
server-refusal-say-hello = The first message must be “hello”.

## Tables

server-refusal-no-table = There is no such table.
server-refusal-table-closed = That table is closed already.
server-refusal-private = This table is private: you need an invitation link.
server-refusal-no-seat = The table has no such seat.
server-refusal-seat-taken = Somebody sits there already.
server-refusal-one-seat = You have a seat at this table already.
server-refusal-too-many-seats = There are more seats than players in this game.
server-refusal-too-many-tables = You have too many tables open: finish or close some first.
server-refusal-host-only = Only the host of this table can do that.
server-refusal-open-seats = Some seats are still free: wait for players, or give the seats to bots.
server-refusal-too-late = It is too late for that: the cards are being dealt.
server-refusal-not-over = The game is not over yet.
server-refusal-no-record = There is no record yet: the cards have not been dealt.
server-refusal-rated-needs-account = You need an account to play rated games.
server-refusal-rated-needs-clock = A rated game needs a clock.
server-refusal-rated-one-seat = In a rated game everybody has one seat, on a device of their own.
server-refusal-rated-no-hints = There are no hints in a rated game.
server-refusal-no-lesson = There is no lesson “{ $name }”.

## Play

server-refusal-not-your-seat = That seat is not yours.
server-refusal-veiled = The cards of this seat are covered: uncover them first.
server-refusal-not-your-turn = It is not your turn.
server-refusal-not-playing = No game is being played here.
server-refusal-take-rated = A game that counts, or that others play too, is played to its end here.
server-refusal-take-not-alone = Other people play in this game, so it stays here.
server-refusal-bot-plays = A bot plays for this seat.
server-refusal-not-asked = You were not asked, or have answered already.
server-refusal-not-away = This player is here, or left only a moment ago. Wait a little longer.
server-refusal-nobody-stands-in = No bot is playing for this seat.
server-refusal-no-undo = This cannot be undone: something new was revealed, somebody else has acted, or undo is off at this table.
server-refusal-no-aids = Aids are switched off at this table.
server-refusal-no-such-order = There is no such standing answer.
server-refusal-wrong-nonce = This is not the number that was promised for this seat.
server-refusal-nothing-said = The message is empty.

## Notifications

server-notice-turn = It is your turn at “{ $table }”.
