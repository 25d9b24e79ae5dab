### Every rule by its number. Each says what players need to know; what we decided ourselves stands in rulings.ftl.

## Sections of the base game

section-set-up = Set-up
section-turn = A turn
section-redesign = Redesign
section-building = Building rules
section-turn-end = End of a turn
section-scoring = Scoring
section-game-end = End of the game

## A. Alhambra

rule-A-1 = Everybody begins a palace with one fountain. It lies at 0,0 of a grid that has no limits, is open on all four sides and stays there for the whole game.
    .title = The fountain
rule-A-2 = The 54 building tiles are mixed in the bag. Four of them are drawn and laid on slots 1, 2, 3 and 4 of the building market, in this order.
    .title = The building market
rule-A-3 = There are four currencies with the values 1 to 9, each card three times: 108 money cards. They are shuffled; the scoring cards stay aside for the moment.
    .title = The money cards
rule-A-4 = In seat order, each player is dealt one card after another until they are worth 20 or more together, whatever their currencies. This starting money lies open for all to see; from then on hands are secret.
    .title = Starting money
rule-A-5 = Whoever was dealt the fewest cards begins. If several players were, it is the one among them whose cards are worth least, and if they are worth the same, the youngest.
    .title = The starting player
rule-A-6 = Four more cards are turned up: this is the money display.
    .title = The money display
rule-A-7 = The rest of the money cards is split into five piles whose sizes differ by no more than one card. Scoring card 1 is shuffled into pile 2. Scoring card 2 is shuffled into pile 4 ({ edition-family-box }) or pile 5 ({ edition-revised }). The piles are stacked so that pile 1 is on top and pile 5 at the bottom.
    .title = The money deck
rule-A-8 = After the starting player, turns go round clockwise, that is, in the order of the seats.
    .title = Order of play

rule-A-10 = On your turn you do one action: you take money (A-11), buy a tile (A-12) or redesign your palace (A-20, A-21, A-22). Some modules add an action to these: reactivating the vizier (V-5), taking a hut (H-2), finishing a building (S-5).
    .title = One action
rule-A-11 = You take one card of the display, whatever its value, or several that are worth no more than 5 together. Their currencies do not matter.
    .title = Take money
rule-A-12 = You take one tile of the building market and pay its price or more, with cards in the currency of its slot. There is no change. The cards go on the discard pile.
    .title = Buy a tile
rule-A-13 = If you pay exactly the price, you have one more action, again of any kind (A-10). So in the base game a turn can have five actions: four exact purchases and a last one.
    .title = Exact payment
rule-A-14 = Nothing is refilled while a turn lasts, neither the money display nor the building market. Tiles you buy wait beside your palace until your turn ends.
    .title = During a turn
rule-A-15 = If no action at all is open to you (A-10), you pass. If there is one, you must act; only the additional action for an exact payment (A-13) is voluntary.
    .title = Passing
rule-A-16 = Cards you pay go on the discard pile at once, whatever you pay for: a tile (A-12), turning a tile over (G-6), the vizier’s purchase (V-2), a purchase at half price (S-2) or finishing a building (S-5).
    .title = Where payments go

rule-A-20 = You build one tile from your reserve into your palace.
    .title = Add
rule-A-21 = You take one tile out of your palace and put it into your reserve.
    .title = Remove
rule-A-22 = You exchange one tile of your palace for one of your reserve. The new tile lies exactly where the old one was.
    .title = Swap
rule-A-23 = When you are done, the palace must satisfy all building rules (A-30 to A-34). The fountain can be neither removed nor swapped.
    .title = After a redesign

rule-A-30 = Tiles are never rotated. They all stand upright, like the fountain.
    .title = Upright
rule-A-31 = Where two tiles touch, either both edges have a wall or neither has. The fountain is open on every side.
    .title = Like meets like
rule-A-32 = Every tile can be reached from the fountain on foot, going from tile to tile and never across a wall.
    .title = On foot
rule-A-33 = A new tile shares at least one edge with the palace; meeting at a corner is not enough. (This follows from A-32.)
    .title = Edge to edge
rule-A-34 = You may not enclose empty space. From each empty space there must be a way to the outside over empty spaces that share an edge; spaces that meet only at a corner are not connected.
    .title = No holes

rule-A-40 = When your turn ends, you place the tiles you bought in it one by one, in the order you like: in your palace, following the building rules, or in your reserve, which holds as many as you want. With two players you may also give a tile to Dirk (A-64).
    .title = Placing tiles
rule-A-41 = Next, the money display is filled up to four cards. When the deck is used up, the discard pile is shuffled and becomes the new deck.
    .title = Refilling the money
rule-A-42 = A scoring card that is drawn for the display is set aside, and the next card takes its place.
    .title = A scoring card comes up
rule-A-43 = Next, the empty slots of the building market are filled from the bag, in the order 1, 2, 3, 4.
    .title = Refilling the market
rule-A-44 = If a scoring card has come up (A-42), its scoring takes place now, before the next player’s turn, and the card leaves the game. Should both have come up, scoring 1 is held first and then scoring 2.
    .title = Time to score
rule-A-45 = A turn ends in this order: tiles are placed; the money is refilled; the market is refilled, and the marker moves (G-4); if a scoring is due, bonus cards may be revealed (B-2), it is held, and Dirk receives his new tiles right after it (A-62); if both scorings are due, one follows the other in this way. Then it is checked whether the game is over (A-55, C-9). If it is not, the viziers may step in (V-2) and the next turn begins. If it is, building sites are revealed (S-6), left-over tiles are awarded (A-56, G-12, C-10), bonus cards may be revealed (B-2), and scoring 3 is held.
    .title = The order of things
rule-A-46 = If every player has had 100 turns in a row in which nobody bought a tile, the game ends after that turn as if the bag were empty (A-55), but with a full market. A vizier’s purchase counts too. Everybody may know how many such turns have passed.
    .title = Nobody buys

rule-A-50 = There are three scorings. Scoring cards 1 and 2 bring about the first two; the third is held at the end of the game.
    .title = Three scorings
rule-A-51 = In each scoring you get 1 point for every edge in the longest unbroken stretch of your outer wall. A wall is an outer wall if no tile lies beyond it. Where two walls lie back to back they are inner walls, which bring nothing.
    .title = The wall
rule-A-52 = For each building type, players are ranked by the number of such buildings in their palaces. Prices do not matter, and the reserve does not count. Scoring 1 pays first place, scoring 2 the first two places and scoring 3 the first three, according to the scoring table.
    .title = Majorities
rule-A-53 = Without a single building of a type you get no points for that type.
    .title = None, no points
rule-A-54 = Tied players share the places they take up together: the points of those places are added (places that are not paid are worth 0), divided among them and rounded down. The next player comes after all of these places: with two sharing first place, the next is third.
    .title = Ties

rule-A-55 = The game ends when, after a turn, the bag has run out of tiles and the building market cannot be filled completely. As many slots as possible are still filled.
    .title = When it ends
rule-A-56 = Slot by slot, from 1 to 4, the tiles still in the market are given away free of charge: each goes to the player whose money in the currency of its slot is worth most. If several share the highest sum, or nobody has such money, the tile stays where it is.
    .title = Left-over tiles
rule-A-57 = Scoring 3 concludes the game. Whoever has the most points wins; in a tie, the victory is shared.
    .title = Winning

## A. Two players

rule-A-60 = One of the three copies of each money card is taken out. The game is played with 72 cards.
    .title = Less money
rule-A-61 = An imaginary third player, Dirk, takes part. At the start he receives 6 tiles at random, which everybody can see. He has no palace and no money, takes no turns, and gets neither a vizier nor bonus cards. Granada adds G-13, the combined game C-11.
    .title = Dirk
rule-A-62 = Right after scoring 1, Dirk receives 6 more tiles at random. Right after scoring 2, he receives a third of the tiles that are then in the bag, rounded down.
    .title = More tiles for Dirk
rule-A-63 = Dirk is ranked in majorities as if he were a player. He never scores for a wall.
    .title = Dirk’s points
rule-A-64 = Instead of placing a tile you have bought, you may give it to Dirk. Left-over tiles (A-56) have not been bought, so they cannot be given to him.
    .title = A gift for Dirk
rule-A-65 = Dirk’s score is kept where all can see it, but he cannot win: whichever of the two players has more points does.
    .title = Dirk does not win

## G. Granada

rule-G-1 = You begin your city with the Granada starting tile instead of the fountain. Moats take the place of walls and obey all their rules.
    .title = A city with moats
rule-G-2 = There are 54 tiles with a building on either face, 9 building types at prices from 2 to 13. If one face has an even price n, the other one has the price n+1 and another type. An edge with a moat has it on both faces.
    .title = Two faces
rule-G-3 = The first four tiles are laid into the market with the even face up. Then the marker is put on “odd”.
    .title = The first tiles
rule-G-4 = New tiles come into the market with the face the marker shows. After each refill in which at least one tile was laid, the marker moves to the other side.
    .title = The marker
rule-G-5 = You pay the price of the face you see. You must not turn a tile over when you buy it, nor during a redesign.
    .title = Buying a face
rule-G-6 = Building a tile you bought into your city is free if you use the face you bought. Using the other face costs a fee: money cards of one currency, worth at least 3. There is no change.
    .title = Turning a tile costs money
rule-G-7 = If you put a tile you bought into your reserve, you choose its face, and that is free.
    .title = Turning for the reserve
rule-G-8 = A tile that lies in a reserve or in a city is never turned over again.
    .title = Turned for good
rule-G-9 = The more tiles of a type there are, the more its majority is worth: N is the number of tiles of the type in all cities, reserves left out. Places are worth N in scoring 1; 2N and N in scoring 2; 3N, 2N and N in scoring 3.
    .title = Majorities in Granada
rule-G-10 = Among players with the same number of tiles of a type, the one whose city has the most expensive tile of that type is ahead. Each price exists only once per type, so nobody ever ties.
    .title = No ties
rule-G-11 = The longest stretch of outer moat is scored as a wall is (A-51).
    .title = The moat
rule-G-12 = A left-over tile (A-56) is built right away, with the face that is up, before the next one is awarded. Its new owner may choose not to build it; then it is out of play.
    .title = Left-over tiles
rule-G-13 = With two players, Dirk’s first 6 tiles show their even face. Those he receives later show the face the marker is on.
    .title = Dirk in Granada
rule-G-14 = For a simpler game you may agree on fixed points instead of N: 3 in scoring 1; 10 and 3 in scoring 2; 18, 10 and 3 in scoring 3. Ties are broken as in G-10.
    .title = Simplified scoring

## C. Alhambra and Granada

rule-C-1 = You begin with the fountain alone; the Granada starting tiles are not used. The tiles of both games are in play.
    .title = The beginning
rule-C-2 = At first only scoring card 1 takes part: it is shuffled into pile 3 of the five. The first time the deck is used up, the discard pile is shuffled and split into five piles in the same way (A-7), and pile 2 of these receives scoring card 2.
    .title = The money deck
rule-C-3 = Each slot of the market holds one Alhambra tile and one Granada tile. The first four Granada tiles must each have a moat; one that has none goes back into the bag, and another is drawn.
    .title = A market for both
rule-C-4 = When you buy from a slot, you choose one of its tiles. You may buy the other one in the same turn, so that a turn can have nine actions.
    .title = Two tiles in a slot
rule-C-5 = Alhambra tiles and Granada tiles are neighbours only across a border that is closed on both sides: by a wall on the one, by a moat on the other.
    .title = Wall meets moat
rule-C-6 = The first Granada tile you build must touch your palace in this way (C-5). It becomes your Granada starting tile and never moves again. From then on your palace must be walkable from the fountain and your city from this tile, each on its own (A-32). The ban on holes (A-34) applies to both taken together.
    .title = Founding the city
rule-C-7 = The market is refilled slot by slot from 1 to 4, first the Alhambra tile, then the Granada tile. The marker (G-4) moves only if a Granada tile was bought.
    .title = Refilling both
rule-C-8 = Alhambra tiles are scored as in Alhambra, Granada tiles as in Granada. A wall facing a moat is an outer wall, and the moat an outer moat: only a tile of the same kind beyond it would make it an inner one. In addition, there are 2 points for every edge in the longest unbroken stretch, followed along the outline of the palace, on which wall and moat run together.
    .title = Scoring both
rule-C-9 = The game ends when, after a turn, both bags are empty and at least one slot has no tile at all.
    .title = When it ends
rule-C-10 = The player who has the most money in the currency of a slot receives all tiles left in it (A-56). The Granada tile among them follows G-12.
    .title = Left-over tiles
rule-C-11 = With two players, Dirk receives tiles of both kinds (A-61, A-62).
    .title = Dirk in both games

## V. The vizier’s favour

rule-V-1 = Everybody has a vizier. He is active when the game begins.
    .title = Your vizier
rule-V-2 = When a turn is completely over, refill and scoring included, you may step in if your vizier is active. You buy one tile of the market and pay its price exactly; your vizier becomes inactive, and you place the tile at once in your palace or your reserve. You get no extra action. Granada tiles follow G-6 and G-7; the fee for turning one is paid separately.
    .title = Stepping in
rule-V-3 = After such a purchase the market is refilled (A-43, C-7) and the marker moves. The money display is not refilled.
    .title = Refilling in between
rule-V-4 = The player whose turn is next comes first, the one who has just finished comes last. After each purchase everybody may decide again, in this order. When nobody wants to step in any more, the next turn begins.
    .title = Who comes first
rule-V-5 = As an action of your turn (A-10) you may make your vizier active again if he is inactive. You can use him as early as the end of that same turn.
    .title = Reactivating the vizier
rule-V-6 = Once left-over tiles are being awarded, viziers can no longer be used.
    .title = Viziers at the end
rule-V-7 = The vizier can neither take a hut (H-2) nor set up a building site (S-2).
    .title = What the vizier cannot do

## X. Exchange offices

rule-X-1 = Each of the six exchange offices shows two currencies, and every pair occurs once. When the money lies in five piles (A-7), piles 2, 3 and 4 each receive two of them at random, face down, and are then shuffled and stacked.
    .title = Six cards in the deck
rule-X-2 = Exchange cards come into the display like money; there are never more than four cards in all. Taking one uses up your action, as taking money does. You may hold any number of them.
    .title = Taking an exchange office
rule-X-3 = If the currency of a tile’s slot is on your exchange office, you may play the card when you buy that tile, and pay with the two currencies it shows: mixed as you like, or just one of them. A payment of exactly the price gives another action, as usual. The exchange office goes on the discard pile and is shuffled in again with the money.
    .title = Paying with two currencies
rule-X-4 = When left-over tiles are awarded, exchange offices cannot be played and are worth nothing.
    .title = No use at the end

## B. Bonus cards

rule-B-1 = There are ten bonus cards, one for each of the ten tiles without a wall. They are dealt face down: 3 each to 2 or 3 players, 2 each to 4 or 5 players, 1 each to 6 players. The others leave the game unseen.
    .title = Dealing the cards
rule-B-2 = As soon as the tile on your card lies in your palace, you may turn the card face up whenever you like, even in the middle of a scoring. Only that very tile will do: the one without a wall, of the same type and price.
    .title = Revealing a card
rule-B-3 = Once revealed, a card is worth an additional building of its type.
    .title = One more building
rule-B-4 = If the tile leaves your palace, you take the card back into your hand. You may reveal it again when the tile is back.
    .title = Taken back
rule-B-5 = As long as a building site (S-2) covers the tile, its card cannot be revealed.
    .title = Bonus cards and building sites

## H. Builders’ huts

rule-H-1 = There are 24 huts: 3 blue, 3 red, 4 brown, 4 white, 5 green and 5 purple ones. Each building type has its own shuffled stack with the top hut face up.
    .title = Six stacks
rule-H-2 = As an action (A-10) you may take the hut that lies face up on one of the stacks; the one below it is then turned up. When a stack is used up, there are no more huts of that type. Huts cost nothing, so taking one is never an exact payment.
    .title = Taking a hut
rule-H-3 = A hut is placed at the end of the turn like a tile you bought: in your palace, following all building rules, or in your reserve.
    .title = Placing a hut
rule-H-4 = You may own three huts at most, those in your reserve included. Huts can be redesigned like tiles.
    .title = Three huts at most
rule-H-5 = In a scoring a hut counts as one building of its type for every neighbour of that type with no wall in between: from 0 to 3.
    .title = What a hut counts
rule-H-6 = Walls on huts are scored like all other walls.
    .title = Walls of huts

## S. Building sites

rule-S-1 = There are eight site tiles, two for each currency. They are shuffled with the currency hidden.
    .title = Eight sites
rule-S-2 = When you buy a tile from the market, you may announce a building site and pay only half its price (rounded down) or more, in the currency of the slot. This never counts as an exact payment. Right after paying, you look at two site tiles, put one of them on the tile with its currency hidden from the others, and shuffle the other one back. If a single one is left, you take that; if there is none, you cannot set up a site.
    .title = Half the price
rule-S-3 = The tile is placed as usual. In your palace its walls count, but its building does not: neither for majorities nor for bonus cards nor for huts.
    .title = An unfinished building
rule-S-4 = The site stays on its tile when you redesign. A tile with a site cannot be given to Dirk. Huts and left-over tiles never have a site.
    .title = Sites stay put
rule-S-5 = Finishing a building is an action (A-10): you pay its full price in the currency under the site. If you pay exactly, you have another action. The site tile is then out of the game.
    .title = Finishing a building
rule-S-6 = At the end of the game, before left-over tiles are awarded (A-56), everybody reveals the sites in their palace and discards all money in those currencies. Sites in a reserve do not matter. The sites stay where they are: in scoring 3 those buildings still do not count.
    .title = Sites at the end

## Combining

chapter-combining = Combining games and modules
    .about = Which modules go with which game, and what the edition changes.
rule-combining = “{ game-alhambra }” can be played with any selection of the modules “{ module-vizier }”, “{ module-exchange }”, “{ module-bonus }”, “{ module-huts }” and “{ module-sites }”. “{ game-granada }” and “{ game-combined }” can be played with “{ module-vizier }” and “{ module-exchange }”. Any other combination is refused, and you are told why. With two players the rules for two are added by themselves. The edition only decides where scoring card 2 lies (A-7); “{ game-combined }” has a rule of its own for that (C-2).
    .title = What goes with what
