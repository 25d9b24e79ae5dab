### Names of things. Forms: .plural, .count (with $count), .tile (with $price), .the-tile (as the object of a sentence),
### .most (for majorities), .number (with $number).

language-name = English

## Games, modules, editions, options

game-alhambra = Alhambra
    .about = The base game: buy buildings in four currencies, fit them into your palace and enclose it with a long wall.
game-granada = Granada
    .about = The city below the palace: tiles with two faces, moats instead of walls, and majorities that are worth more the more everybody builds.
game-combined = Alhambra and Granada
    .about = Palace and city side by side in one large game, with extra points where wall and moat run together.

module-two-players = Two players
    .about = With two players, an imaginary third player joins in: Dirk collects buildings but never takes a turn.
module-vizier = The vizier’s favour
    .about = Step in between two turns and buy a tile, if you can pay its price exactly.
module-exchange = Exchange offices
    .about = Cards that let you pay for one tile in two currencies.
module-bonus = Bonus cards
    .about = Secret cards that count as one more building once the right tile stands in your palace.
module-huts = Builders’ huts
    .about = Free tiles that count as extra buildings: one for each neighbour of their colour.
module-sites = Building sites
    .about = Buy at half price now, pay in full later in a currency only you know.

edition-family-box = Family box 2012
    .about = The second scoring card lies in the fourth pile of the money deck.
edition-revised = Revised edition
    .about = The second scoring card lies in the fifth pile of the money deck.

option-simplified = Simplified scoring
    .about = Granada’s majorities pay fixed points (G-14).
option-open-money = Open money
    .about = Shows what a player with a perfect memory would know about everybody’s cards.

## Building types of Alhambra

type-pavilion = pavilion
    .letters = P
    .plural = pavilions
    .count = { $count ->
        [one] { $count } pavilion
       *[other] { $count } pavilions
    }
    .tile = pavilion { $price }
    .the-tile = pavilion { $price }
    .most = most pavilions
    .hut = pavilion hut
type-seraglio = seraglio
    .letters = S
    .plural = seraglios
    .count = { $count ->
        [one] { $count } seraglio
       *[other] { $count } seraglios
    }
    .tile = seraglio { $price }
    .the-tile = seraglio { $price }
    .most = most seraglios
    .hut = seraglio hut
type-arcades = arcades
    .letters = A
    .plural = arcades
    .count = { $count ->
        [one] { $count } arcade
       *[other] { $count } arcades
    }
    .tile = arcades { $price }
    .the-tile = arcades { $price }
    .most = most arcades
    .hut = arcades hut
type-chambers = chambers
    .letters = C
    .plural = chambers
    .count = { $count ->
        [one] { $count } chamber
       *[other] { $count } chambers
    }
    .tile = chambers { $price }
    .the-tile = chambers { $price }
    .most = most chambers
    .hut = chambers hut
type-garden = garden
    .letters = G
    .plural = gardens
    .count = { $count ->
        [one] { $count } garden
       *[other] { $count } gardens
    }
    .tile = garden { $price }
    .the-tile = garden { $price }
    .most = most gardens
    .hut = garden hut
type-tower = tower
    .letters = T
    .plural = towers
    .count = { $count ->
        [one] { $count } tower
       *[other] { $count } towers
    }
    .tile = tower { $price }
    .the-tile = tower { $price }
    .most = most towers
    .hut = tower hut

## Building types of Granada

type-arena = arena
    .letters = Ar
    .plural = arenas
    .count = { $count ->
        [one] { $count } arena
       *[other] { $count } arenas
    }
    .tile = arena { $price }
    .the-tile = arena { $price }
    .most = most arenas
type-bath-house = bath house
    .letters = Ba
    .plural = bath houses
    .count = { $count ->
        [one] { $count } bath house
       *[other] { $count } bath houses
    }
    .tile = bath house { $price }
    .the-tile = bath house { $price }
    .most = most bath houses
type-library = library
    .letters = Li
    .plural = libraries
    .count = { $count ->
        [one] { $count } library
       *[other] { $count } libraries
    }
    .tile = library { $price }
    .the-tile = library { $price }
    .most = most libraries
type-hostel = hostel
    .letters = Hs
    .plural = hostels
    .count = { $count ->
        [one] { $count } hostel
       *[other] { $count } hostels
    }
    .tile = hostel { $price }
    .the-tile = hostel { $price }
    .most = most hostels
type-hospital = hospital
    .letters = Hp
    .plural = hospitals
    .count = { $count ->
        [one] { $count } hospital
       *[other] { $count } hospitals
    }
    .tile = hospital { $price }
    .the-tile = hospital { $price }
    .most = most hospitals
type-market = market
    .letters = Mk
    .plural = markets
    .count = { $count ->
        [one] { $count } market
       *[other] { $count } markets
    }
    .tile = market { $price }
    .the-tile = market { $price }
    .most = most markets
type-park = park
    .letters = Pk
    .plural = parks
    .count = { $count ->
        [one] { $count } park
       *[other] { $count } parks
    }
    .tile = park { $price }
    .the-tile = park { $price }
    .most = most parks
type-school = school
    .letters = Sc
    .plural = schools
    .count = { $count ->
        [one] { $count } school
       *[other] { $count } schools
    }
    .tile = school { $price }
    .the-tile = school { $price }
    .most = most schools
type-residential-area = residential area
    .letters = Re
    .plural = residential areas
    .count = { $count ->
        [one] { $count } residential area
       *[other] { $count } residential areas
    }
    .tile = residential area { $price }
    .the-tile = residential area { $price }
    .most = most residential areas

## Money

currency-florin = florin
    .letters = fl
    .plural = florins
    .count = { $count ->
        [one] { $count } florin
       *[other] { $count } florins
    }
currency-dirham = dirham
    .letters = di
    .plural = dirhams
    .count = { $count ->
        [one] { $count } dirham
       *[other] { $count } dirhams
    }
currency-denar = denar
    .letters = de
    .plural = denars
    .count = { $count ->
        [one] { $count } denar
       *[other] { $count } denars
    }
currency-ducat = ducat
    .letters = du
    .plural = ducats
    .count = { $count ->
        [one] { $count } ducat
       *[other] { $count } ducats
    }

card-scoring = scoring card { $number }
card-exchange = exchange office: { $first } and { $second }
card-bonus = bonus card { $tile }

## Kinds of tiles, their faces and sides

kind-alhambra = Alhambra tile
    .plural = Alhambra tiles
kind-granada = Granada tile
    .plural = Granada tiles
kind-hut = builders’ hut
    .plural = builders’ huts
kind-start = starting tile
    .plural = starting tiles

face-even = even face
face-odd = odd face

side-north = north
    .letter = N
side-east = east
    .letter = E
side-south = south
    .letter = S
side-west = west
    .letter = W

## Colours

colour-blue = blue
colour-red = red
colour-brown = brown
colour-white = white
colour-green = green
colour-purple = purple
colour-dark-grey = dark grey
colour-light-blue = light blue
colour-orange = orange
colour-yellow = yellow
