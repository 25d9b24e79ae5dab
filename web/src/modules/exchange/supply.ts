import type { Supplies } from '../supplies'
import pieces from './pieces.json'

/** Two offices in each of the piles 2, 3 and 4, when the deck is divided for the first time. */
export default (): Supplies => ({
  cards: pieces.cards,
  stack: (chance, piles, division) => {
    if (division > 0) return
    chance.shuffled('exchange', pieces.cards).forEach((card, i) => {
      const pile = piles[1 + Math.floor(i / 2)]!
      pile.splice(chance.drawBelow('exchange', pile.length + 1), 0, card)
    })
  },
})
