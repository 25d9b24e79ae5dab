### What the log needs besides the events, and what is said about records of games.

narration-hut = the { $tile }
narration-scoring-card = scoring card { $number }
narration-exchange-card = the exchange office for { $first } and { $second }
    .name = exchange office for { $first } and { $second }

category-wall = longest wall
category-moat = longest moat
category-wall-and-moat = wall along moat

## Verifying a record

finding = Step { $step }: { $reason }
finding-variation = Variation { $variation }, step { $step }: { $reason }

unchecked-key = The record has no key: the shuffles could not be checked.
unchecked-commitment = The record has no commitment: the key could not be checked.
unchecked-rules = The game was played by another version of the rules: its actions were not checked.
unchecked-hidden = The record keeps secrets: from there on it could not be checked.
unchecked-nonces = The server was free to choose some of its nonces: it could have tried several deals.
own-nonces = Seats that gave a nonce of their own: { $seats }. All others follow from the server’s secret.
own-nonces-none = No seat gave a nonce of its own: the deal follows from the server’s secret alone.
