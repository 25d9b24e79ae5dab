### Learn to play: the game in short, with pictures. The numbered rules are in rules.ftl.

learn = Learn to play
    .about = The game in two minutes, one turn in pictures, what scores; then every game and module in short. The numbered rules follow in the other chapters.

learn-points = Points for first, second and third place
learn-scoring = Scoring { $number }

section-minutes = The game in two minutes
section-one-turn = One turn in pictures
section-scores = What scores
section-games = The other games
section-modules = The modules

## The game in two minutes

learn-goal = Everybody builds a palace around a fountain, tile by tile. Points come from two things: having the most buildings of a type, and one long wall around your palace. There are three scorings, and the most points in the end win.
    .title = Build a palace
learn-money = On your turn you do one of three things. The first is to take money: any one of the four cards on display, or several that add up to 5 at most.
    .title = Take money
learn-buy = The second is to buy a tile from the building market. Each slot has a currency of its own. Pay at least the price in that currency; there is no change. The third is to redesign: move a tile between your palace and your reserve, or swap two.
    .title = Buy a building
learn-exact = If you pay exactly the price, you may do another action, whichever you like. Pay exactly again, and you go on. This is the heart of the game.
    .title = Pay exactly, and go on
learn-place = At the end of your turn you place what you bought. Tiles are never rotated. Wall meets wall, open side meets open side. You must be able to walk from the fountain to every tile, and no hole may be left. What does not fit waits in your reserve.
    .title = Place your tiles
learn-score = Two scoring cards are hidden in the money deck; the third scoring comes at the end. For each type, scoring 1 rewards first place, scoring 2 two places and scoring 3 three. Every edge of your longest wall is worth 1 point each time.
    .title = Score three times

## One turn in pictures

learn-turn-look = It is your turn. The market offers garden 8 for florins, pavilion 7 for dirhams, tower 11 for denars and arcades 4 for ducats. Your palace has two tiles so far.
    .title = You look around
learn-turn-hand = You hold 5 and 3 florins, 9 dirhams and 2 ducats. 5 and 3 make 8: exactly the price of the garden.
    .title = Your money
learn-turn-exact = You buy garden 8 for 8 florins. You have paid exactly, so you have another action.
    .title = An exact purchase
learn-turn-over = You buy pavilion 7 with your 9 dirhams. That is 2 too much, and there is no change. You have not paid exactly, so this was your last action.
    .title = A second purchase
learn-turn-place = Now you place both tiles: the garden to the west of the fountain, the pavilion to the north. All edges match, and you can walk to every tile.
    .title = Placing
learn-turn-end = The money display is refilled to four cards, then the two empty slots of the market. If a scoring card comes up, there is a scoring. Then it is the next player’s turn.
    .title = The end of the turn

## What scores

learn-majorities = For each of the six types, the players are ranked by how many buildings of it they have in their palace. Tiles in the reserve do not count, and prices do not matter. The table shows what first, second and third place are worth.
    .title = The most buildings
learn-ties = Tied players share the points of the places they take up together, rounded down. Anna and Ben have three towers each, Cleo has one: in scoring 2, Anna and Ben share 13 and 6 points and get 9 each. Cleo is third and gets nothing.
    .title = Ties
learn-walls = At every scoring you get 1 point for each edge of your longest unbroken stretch of outer wall. Walls inside the palace, where two tiles stand back to back, are worth nothing.
    .title = The longest wall
learn-end = The game ends when the bag is empty and the market can no longer be filled. The tiles left there go, slot by slot, to the player with the most money in that currency. Then comes the third scoring.
    .title = The end

## The other games

learn-two-players = With two players, an imaginary third one takes part. Dirk gets some tiles at the start and more after the scorings, and he is ranked in every majority. He has no turns and no wall. You may give him a tile you bought: a good way to take a majority from your opponent.
    .title = { module-two-players }
learn-granada = The tiles have two faces. You buy the face you see; when you build the tile, you may turn it over for 3 in one currency. Moats take the place of walls. The more tiles of a type everybody has built, the more its majority is worth: N, 2N or 3N points, where N is their number.
    .title = { game-granada }
learn-combined = Both games at once, with two tiles in every slot of the market. You build a palace and, beside it, a city. The two may touch only where a wall meets a moat; where they run along each other, every edge is worth 2 points more at each scoring.
    .title = { game-combined }

## The modules

learn-vizier = Between two turns your vizier may buy a tile for you, if you pay exactly. Then he is inactive until you spend an action to reactivate him.
    .title = { module-vizier }
learn-exchange = Six exchange offices are hidden in the money deck. You take one like money. Later it lets you pay for one tile with the two currencies it shows.
    .title = { module-exchange }
learn-bonus = You have a few secret cards, each showing a tile without walls. As soon as that tile is in your palace you may reveal the card: it counts as one more building of its type.
    .title = { module-bonus }
learn-huts = Huts are free: taking one is an action. In a scoring a hut counts as one building for each neighbour of its colour with no wall in between. Nobody may own more than three.
    .title = { module-huts }
learn-sites = You may buy a tile for half its price as a building site. Its building counts only when you finish it for the full price, in a currency you chose in secret. A site in your palace that is unfinished at the end costs you all your money in that currency.
    .title = { module-sites }

## What the pictures show

web-picture-learn-palace = A palace. Its longest wall has { $count } edges.
web-picture-learn-display = Take one card, for example the 9, or the 2 and the 3 together.
web-picture-learn-paid = 5 and 3 florins make exactly 8.
web-picture-learn-market = The building market.
web-picture-learn-own = Your palace before the turn. Its longest wall has { $count } edges.
web-picture-learn-hand = Your hand.
web-picture-learn-first = Exactly 8.
web-picture-learn-second = 9 for a price of 7.
web-picture-learn-placed = Your palace after the turn. Its longest wall has { $count } edges.
web-picture-give = Dirk’s tiles lie face up; he has no palace.
web-picture-layout = Two tiles in every slot: one of each game.
web-picture-reserve = Bought tiles wait here until you place them.
web-picture-exact = Exact: 5 and 3 make 8. You have another action.
web-picture-over = Allowed, but not exact: 9 for a price of 7. There is no change.
web-picture-superfluous = Not allowed: without the 1, the price of 8 is still covered.
web-picture-five = Allowed: together they are worth 5.
web-picture-corner = Not allowed: the tile touches the palace only at a corner.
web-picture-points = { learn-points }
web-picture-mixed = Florins and dirhams together pay for one tile: 5 and 3 make 8.
web-picture-half = Half of 13, rounded down, is 6: enough for a building site.
web-picture-swapped = The new tile lies exactly where the old one was.
web-picture-fee = The other face costs at least 3 in one currency.
learn-points-row = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-picture-added = This garden from the reserve fits on the marked spaces.
web-picture-removed = The marked tile may be removed: the others still hold together.
web-picture-stays = The marked tile must stay: without it, the garden could not be reached.
web-picture-upright = Never rotated: every wall stays on the side where it is printed.
web-picture-edge = Allowed: each tile shares an edge with the fountain.
web-picture-none = Scoring 2, towers: Ben and Cleo have none and get nothing.
web-picture-tie = Scoring 2, towers: Anna and Ben share 13 and 6 points.
web-picture-left-over = Ben has the most florins: the tile left in the florin slot goes to Ben.
web-picture-dirk = Scoring 3, gardens: Dirk is first, so Anna is only second.
web-picture-gate = The Granada starting tile is open on all sides, like the fountain.
web-picture-face = You see the arena for 4, so you pay 4.
web-picture-choice = One tile: in your reserve, you choose which face is up.
web-picture-times = Scoring 3, arenas: six have been built, so the places are worth 18, 12 and 6 points.
web-picture-dearest = Scoring 2, parks: both have two, but Ben has the most expensive one.
web-picture-built-at-once = A left-over tile is built with the face it showed in the market.
web-picture-fixed = Simplified scoring 2, arenas: 10 points for first place, 3 for second.
web-picture-both = Both tiles of one slot, each paid for exactly.
web-picture-founded = The marked tile was the first of this city: it is its starting tile.
web-picture-vizier = The vizier must pay exactly: 5 and 3 make 8.
web-picture-one-more = Two pavilions are built. Once revealed, the card counts as a third.
web-picture-hut-placed = A hut is built like a tile: wall to wall, open side to open side.
web-picture-hut-wall = The wall of the hut counts: the longest wall has { $count } edges.
web-picture-finished = 9 and 4 denars make 13: the tower is finished, and you have another action.
web-picture-penalty = This tower was never finished: all denars are discarded.
