/** A step of a replay in few words: what its player did, not what followed by itself; of an exact payment one hears once. */

import type { ReplayStep } from '../lib/rest'
import { splitSentences } from '../table/sentences'

const BY_ITSELF = new Set(['turn', 'turn-up', 'lay-out', 'points'])

export function stepWords(step: ReplayStep, deal: string): string {
  if (step.seat < 0) return deal
  const told = step.events.filter((event) => event.seat === step.seat && !BY_ITSELF.has(event.key) && event.text)
  const isExact = told.some((event) => event.key === 'buy' && event.values['exact'])
  return splitSentences(isExact ? told.filter((event) => event.key !== 'pay') : told).join(' ') || step.text
}
