/** The moves of an analysed game that cost most. */

import type { AnalysedMove } from '../lib/rest'

export function findMistakes(moves: AnalysedMove[], most = 8): AnalysedMove[] {
  const costly = moves.filter((move) => move.judgement)
  return costly.sort((one, other) => other.chance_loss - one.chance_loss).slice(0, most)
}
