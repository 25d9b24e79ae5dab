### What we decided where the printed rules are silent or disagree, and why.

ruling-A-4 = How many cards a player holds is public, which ones they are is not. Around a table everybody can count the backs of a hand, too.
ruling-A-5 = Age is an optional setting of a seat. Where it does not decide, the earlier seat among those still tied begins: a game must be able to start without asking anybody’s age.
ruling-A-7 = If the cards cannot be split evenly, the earlier piles get the extra ones. The piles are made equal before scoring cards and exchange offices are added. “About equal” is fine when cards are split by hand, but a program needs a number.
ruling-A-11 = Two identical cards in the display are the same choice. Nothing in the game can tell them apart, so they are offered only once.
ruling-A-12 = A payment contains no superfluous card: if one of its cards could be taken back with the price still covered, the payment is not allowed. Nobody gains by wasting money on purpose, except to hide it, and a purchase should mean what it seems to mean.
ruling-A-13 = The additional action may be declined. It is a reward, and a reward that has to be taken could turn into a penalty.
ruling-A-15 = The printed rules do not say what happens if a player can do nothing at all. Passing is the only way on; and since every other turn has an action, nobody may pass to gain time.
ruling-A-34 = In both editions no empty area of any size may be enclosed. One of them speaks only of a single empty space; we take the wider wording for both, because a larger hole breaks the idea of the rule just as much.
ruling-A-41 = The discard pile is shuffled at the moment a card has to be drawn and there is none, not earlier: so as many paid cards as possible come back. If the discard pile is empty as well, the display stays short, since all the money is in the players’ hands.
ruling-A-42 = The texts disagree on when a scoring card is replaced: before or after the scoring. We replace it at once, so that display and market are complete and the scoring closes the turn. No points depend on it.
ruling-A-45 = The printed rules tell parts of this order in different places and leave gaps between them. We fixed one order that fits them all. When the end is reached, viziers may no longer step in, because left-over tiles are about to be awarded (V-6).
ruling-A-46 = The printed rules end a game only when the bag runs out, so players who never buy could go on for ever. A hundred turns each leave room for every plan that a person could have, and still bring the game to an end.
ruling-A-50 = A scoring whose card has not come up when the game ends is left out. The card brings a scoring about; without it there is no reason to hold one.
ruling-A-51 = Walls are followed along the outline of the palace: two outer walls are connected if one follows the other on it. Where two tiles meet only at a corner, which happens in the combined game alone, the outline turns around the tile it is on. In a closed ring each edge counts once. This is what you get by running a finger along the wall.
ruling-A-53 = One edition does not say this; we play it in both. Otherwise somebody who never built any could be paid for second or third place.
ruling-A-56 = Each tile is placed, in the palace or in the reserve, before the next is awarded. So everybody sees what the previous tile has changed, as in Granada (G-12).
ruling-A-61 = Dirk’s first tiles are drawn after the market has been laid out. Thus the market begins with the same tiles whether he takes part or not.
ruling-A-62 = If fewer than 6 tiles are left, Dirk receives them all. Should both scoring cards come up in the same refill, he receives his six tiles between the two scorings, and they count in scoring 2: right after means right after.
ruling-A-65 = Dirk scores in order to take points from the players, not to beat them. Showing his points lets everybody check the majorities.

ruling-G-1 = The Granada starting tile has no moats. Nothing is said about it, so it is like the fountain it replaces.
ruling-G-2 = A tile is turned like the page of a book: north and south stay, east and west change places. The other face of a visible tile is not a secret: its colour mark, its price and its edges give it away, so we simply show it.
ruling-G-4 = If a refill lays no tile, the marker stays. It alternates between lots of new tiles, and without new tiles there is no new lot.
ruling-G-6 = Several cards of one currency may make up the 3, as the German original has it; the French text asks for a single card worth 3 or more. As in any payment, no card may be superfluous (A-12). The fee is not the price of a tile, so paying exactly 3 gives no extra action.
ruling-G-13 = The marker is read after the refill of that turn has moved it, and Dirk’s tiles do not move it: they do not come into the market. His tiles lie open like a city, so they count in N and in the majorities. A tile given to him keeps the face with which it was bought, because only somebody who places a tile may turn it.
ruling-G-14 = This may be chosen in the combined game, too. It then applies to the Granada types only; the Alhambra types have fixed points in any case.

ruling-C-1 = The tiles are kept in two bags. The market needs one tile of each kind for every slot, and drawing from a single bag would mean putting tiles back again and again.
ruling-C-2 = The deck has run out when a card must be drawn and there is none (A-41). If the discard pile is empty then, too, splitting it waits until there really is something to shuffle. Later reshuffles are not split, since no scoring card is left to be hidden.
ruling-C-6 = After a redesign, palace and city must still touch along at least one edge; otherwise the city would no longer lie beside the palace. The Granada starting tile is a building like any other and counts for its type and in N. A swap of tiles of different kinds is allowed in principle, yet it can be shown that it is never legal: every tile that may move has an open passage to its own kind, and a tile of the other kind would have to be closed on that side.
ruling-C-7 = Slot by slot, and in each the Alhambra tile first: the order matters only because it decides which tile is drawn next. Once the Granada bag is empty nothing more is laid with it, and the marker no longer matters.
ruling-C-10 = If you receive two tiles of a slot, you place them in the order you like, and you need not build either: the Alhambra tile then goes into the reserve (A-56), the Granada tile out of play (G-12). No order is given, and the choice harms nobody.
ruling-C-11 = Each number applies to each kind: 6 Alhambra tiles and 6 Granada tiles, and later a third of each bag, the Alhambra tiles first. His Granada tiles need no moat, since he builds nothing. Ties with Dirk are settled by A-54 for Alhambra types and by G-10 for Granada types. With fewer tiles he would hardly matter in a game twice as large.

ruling-V-2 = With two players the tile may also be given to Dirk. It is a tile that was bought, and A-64 speaks of all of these.
ruling-V-6 = If the market cannot be refilled as required after a vizier’s purchase, the game ends as it would after a turn (A-55, C-9), and nobody else may step in. What ends the game is the empty bag, no matter who emptied it.
ruling-V-7 = Nor can the vizier finish a building (S-5): that is an action, and the vizier only buys. He may pay with an exchange office (X-3), which serves every purchase. Bonus cards are not revealed while viziers may step in; no points are at stake then, and the next scoring asks anyway.

ruling-X-2 = You take exactly one exchange office and nothing else with it. It has no value that could be counted towards the 5 of A-11.
ruling-X-3 = Only one exchange office may be played for a purchase, and at least one card you pay must be of the other currency. If it were not, the exchange office would be superfluous (A-12).
ruling-X-4 = Exchange cards do not help with the fee for turning a tile (G-6) or with finishing a building (S-5), for neither is a purchase from a slot. They do help with a purchase at half price (S-2), which is one. When money is discarded for building sites (S-6), they are not money and are kept. In the combined game they are put into the first five piles only (X-1), since after the reshuffle they come from the discard pile.

ruling-B-2 = “At any time” is hard to offer between people who do not sit together. So on your own turn you may reveal a card at every decision, as soon as its tile lies in your palace, without using an action; and before the points of each scoring are counted, all are asked, in the order of play, starting with the player whose turn would be next. After a card has been revealed, everybody may decide again, until all decline. The question is private: nobody can see who had nothing to reveal.
ruling-B-5 = A building under a site is not finished, and a bonus card needs the building itself. This follows S-3.

ruling-H-3 = A hut cannot be given to Dirk. He is given tiles that were bought (A-64), and huts are not bought; without a palace they would have no neighbours anyway.
ruling-H-5 = Only finished building tiles are neighbours that count, not other huts and not bonus cards. A hut stands for the buildings around it; if huts counted each other, the sum would never be settled.

ruling-S-2 = Whether a card is superfluous (A-12) is measured against half the price, because this is what has to be paid.
ruling-S-4 = Dirk cannot pay, so a tile with a site would be unfinished for ever in his hands. A site lies on its tile, so it moves with it.
ruling-S-5 = The tile may be in the palace or in the reserve. The printed rules do not ask for either, and the site lies on it in both.

ruling-combining = “{ module-vizier }” and “{ module-exchange }” go with “{ game-combined }”, too: both fit each of the two games, and nothing in them gets in the way of the two together. The editions also differ in wording at A-13, A-32, A-34, A-42 and A-53; whichever you choose, these are played as written here.
