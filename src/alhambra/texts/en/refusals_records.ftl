### Positions and records that cannot be read, or do not hold. $line is the name of a line, $header that of a header.

## Set-ups and positions

refusal-setup = “{ $text }” is not a set-up: write it like “alhambra+vizier family-box 3”.
refusal-agenda = “{ $text }” is not a decision that can be open in this game.
refusal-position-line = The line “{ $line }” is not valid: “{ $text }”.
refusal-position-no-line = “{ $text }” is not a line of a position: it must begin with a name and a colon.
refusal-position-line-twice = The line “{ $line }” occurs twice.
refusal-position-line-missing = The line “{ $line }” is missing.
refusal-position-line-unknown = No position of this game has a line “{ $line }”.
refusal-position-card = The number of cards { $card } should be { $wanted }, not { $found }.
refusal-position-tile-twice = The tile { $tile } occurs too often.
refusal-position-tile-missing = The tile { $tile } is missing.

## Records

refusal-record-line = This line belongs neither to the headers nor to the steps of a record: “{ $text }”.
refusal-record-format = The format of the record is “{ $found }”; only “{ $known }” can be read.
refusal-record-header = The header { $header } is not valid: “{ $text }”.
refusal-record-header-missing = The header { $header } is missing.
refusal-record-number = Step { $step } should come here, not step { $found }.
refusal-record-deal = A record begins with the deal, as step 0.
refusal-record-json = This is not the JSON text of a record: { $text }.
refusal-record-draw = “{ $text }” cannot be drawn in this game.
refusal-record-draws = The record says that “{ $found }” was drawn, but it was “{ $expected }”.
refusal-record-pile = Such a card cannot lie in this pile of the money deck.
refusal-record-seat = Seat { $expected } was to decide, not seat { $found }.
refusal-record-hidden = This was still a secret when the record was made.
refusal-record-impossible = “{ $text }” was impossible.
refusal-record-commitment = The key is not the one that was promised: its commitment is { $found }.
refusal-record-secret = The secret is not the one that was promised: its SHA-256 is { $found }.
refusal-record-nonce = The nonce of seat { $seat } is not the one that was promised.
refusal-record-derived = The nonce of seat { $seat } does not follow from the server’s secret.
refusal-record-key = The key does not come from the secret and the nonces: they give { $expected }.
refusal-record-unfinished = The game is not over here, though the record says so.
refusal-record-result = The points are { $expected }, not { $found }.
refusal-record-components = The game was played with different component data. Give their folder with --components.
