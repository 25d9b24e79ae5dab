### What the server does not do, and why; and what it sends to people who are not looking.

## People

server-refusal-who-are-you = The server does not know you yet: say who you are first.
server-refusal-banned = You have been banned from this server.
server-refusal-muted = You may not chat at the moment; you can go on playing.
server-refusal-not-by-token = A program cannot do this with its token: use the browser.
server-refusal-no-person = Nobody has that name here.
server-refusal-several-people = Several people have that name: give one of the numbers { $ids }.
server-refusal-name-empty = A name needs at least one letter.
server-refusal-name-long = A name has at most { $longest } letters.
server-refusal-name-signs = The name contains signs that cannot be seen or that change the direction of writing.
server-refusal-name-taken = An account has that name already: sign in, or choose another.
server-refusal-password-length = A password has from { $shortest } to { $longest } signs.
server-refusal-account-already = You have an account already.
server-refusal-wrong-password = Name and password do not belong together.
server-refusal-wrong-recovery = Name and recovery code do not belong together.
server-refusal-no-token = You have no such token.
server-refusal-too-many-tokens = You have { $most } tokens already: delete one first.
server-refusal-webhook-url = This is not an address that begins with http:// or https://.
server-refusal-webhook-unknown = There is nothing at this address.
server-refusal-webhook-private = This address leads into a private network, which the server does not call.

## Requests

server-refusal-not-understood = The server does not understand this: { $detail }
server-refusal-not-found = There is nothing here.
server-refusal-method = This cannot be done here.
server-refusal-needs-json = The server only takes JSON (Content-Type: application/json).
server-refusal-too-large = That is too large.
server-refusal-too-slow = That took too long.
server-refusal-too-many = That was too much at once. Wait a little.
server-refusal-too-many-connections = You have too many windows open at this table.
server-refusal-wrong-host = This server does not go by that name.
server-refusal-wrong-origin = The request comes from another site.
server-refusal-our-mistake = Something went wrong in the server. Nothing has changed; please try again.
server-refusal-protocol = The page is older or newer than the server (which speaks version { $expected }): load it again.
server-refusal-no-client = The browser client has not been built: in a checkout “make client” builds it. Then start the server again.
server-refusal-say-hello = The first message must be “hello”.

## Tables

server-refusal-no-table = There is no such table.
server-refusal-table-closed = That table is closed already.
server-refusal-private = This table is private: you need the invitation.
server-refusal-no-seat = The table has no such seat.
server-refusal-seat-taken = Somebody sits there already.
server-refusal-one-seat = You have a seat at this table already.
server-refusal-too-many-seats = There are more seats than players.
server-refusal-too-many-tables = You have too many tables open: finish or close some first.
server-refusal-host-only = Only the host of the table can do that.
server-refusal-open-seats = Some seats are still open.
server-refusal-too-late = It is too late for that: the cards are being dealt.
server-refusal-not-over = The game is not over yet.
server-refusal-no-record = There is no record yet: the cards have not been dealt.
server-refusal-rated-needs-account = Rated games are for people with an account.
server-refusal-no-lesson = There is no lesson “{ $name }”.

## Play

server-refusal-not-your-seat = That seat is not yours.
server-refusal-veiled = Uncover that seat first: what belongs to a covered seat is not shown.
server-refusal-not-your-turn = It is not your turn.
server-refusal-not-playing = No game is being played here.
server-refusal-bot-plays = A bot plays for this seat.
server-refusal-not-asked = You were not asked, or have answered already.
server-refusal-no-undo = That cannot be taken back: something was seen, somebody else has acted, or the table does not allow it.
server-refusal-no-aids = Aids are switched off at this table.
server-refusal-no-such-order = There is no such standing order.
server-refusal-wrong-nonce = This is not the number that was promised for this seat.
server-refusal-nothing-said = There is nothing to say in that.

## Notifications

server-notice-turn = It is your turn at the table { $table }.
