/** The moves of an analysed game that cost most. */

import type { AnalysedMove } from '../lib/rest'

const SMALL = 1 // points: less than that is a matter of taste

export function mistakes(moves: AnalysedMove[], most = 8): AnalysedMove[] {
  const costly = moves.filter((move) => (move.loss ?? 0) >= SMALL && move.action !== move.best)
  return costly.sort((one, other) => (other.loss ?? 0) - (one.loss ?? 0)).slice(0, most)
}
