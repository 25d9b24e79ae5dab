import palace from '../alhambra/pieces.json'
import city from '../granada/pieces.json'
import type { Supplies } from '../supplies'

/** Two bags; a scoring card with each half of the deck; no tile without a moat in the first market (C-10). */
export default (): Supplies => {
  const refused: string[] = []
  return {
    bags: [palace.bag, city.bag],
    scorings: (division) => (division === 0 ? [['score1', 2]] : [['score2', 1]]),
    divides: 1,
    draw: (stream, piece, isDeal) => {
      if (stream === 'tiles1' && isDeal && city.moatless.includes(piece)) refused.push(piece)
    },
    // Before Dirk receives his: these are the market's alone.
    giveBack: (stream) => (stream === 'tiles1' ? refused : []),
  }
}
