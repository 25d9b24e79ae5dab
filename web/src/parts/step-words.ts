/** A step of a replay in few words: what its player did, not what followed by itself. */

import type { ReplayStep } from '../lib/rest'
import { splitSentences } from '../table/sentences'

const BY_ITSELF = new Set(['turn', 'turn-up', 'lay-out', 'points'])

export function stepWords(step: ReplayStep, deal: string): string {
  if (step.seat < 0) return deal
  const told = step.events.filter((event) => event.seat === step.seat && !BY_ITSELF.has(event.key) && event.text)
  return splitSentences(told).join(' ') || step.text
}
