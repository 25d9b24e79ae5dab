### The words of the game, and how to count them and put them in a row.

word-palace = palace
    .plural = palaces
word-city = city
    .plural = cities
word-fountain = fountain
    .plural = fountains
word-gate = Granada starting tile
    .plural = Granada starting tiles
word-tile = tile
    .plural = tiles
word-building = building
    .plural = buildings
word-wall = wall
    .plural = walls
word-moat = moat
    .plural = moats
word-market = building market
    .plural = building markets
word-slot = slot
    .plural = slots
    .number = slot { $number }
word-display = money display
    .plural = money displays
word-reserve = reserve
    .plural = reserves
word-bag = bag
    .plural = bags
word-deck = money deck
    .plural = money decks
word-discard = discard pile
    .plural = discard piles
word-hand = hand
    .plural = hands
word-marker = marker
    .plural = markers
word-money-card = money card
    .plural = money cards
word-scoring-card = scoring card
    .plural = scoring cards
word-exchange-card = exchange office
    .plural = exchange offices
word-bonus-card = bonus card
    .plural = bonus cards
word-vizier = vizier
    .plural = viziers
    .active = active
    .inactive = inactive
word-hut = hut
    .plural = huts
word-site = building site
    .plural = building sites
word-redesign = redesign
    .plural = redesigns
word-exact-payment = exact payment
    .plural = exact payments
word-scoring = scoring
    .plural = scorings
    .number = scoring { $number }
word-majority = majority
    .plural = majorities
word-dirk = Dirk
word-player = player
    .plural = players
    .number = Player { $number }
word-seat = seat
    .plural = seats
    .number = Seat { $number }
word-turn = turn
    .plural = turns
    .number = turn { $number }
word-action = action
    .plural = actions
word-point = point
    .plural = points
word-price = price
    .plural = prices
word-currency = currency
    .plural = currencies
word-edition = edition
    .plural = editions
word-module = module
    .plural = modules
word-rule = rule
    .plural = rules
word-ruling = ruling
    .plural = rulings

count-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
count-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
count-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
count-buildings = { $count ->
    [one] { $count } building
   *[other] { $count } buildings
}
count-huts = { $count ->
    [one] { $count } hut
   *[other] { $count } huts
}
count-edges = { $count ->
    [one] { $count } edge
   *[other] { $count } edges
}
count-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}

# A place in a ranking: 1 to 7, for six players and Dirk.
place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
    .short = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }

list-and = { $before } and { $last }
label-value = { $label }: { $value }
