/** A step of a replay in few words: what somebody did, not what followed by itself. */

import type { ReplayStep } from '../lib/api'

const BY_ITSELF = new Set(['turn', 'turn-up', 'lay-out', 'points', 'dirk', 'bonus-dealt'])

export function stepWords(step: ReplayStep, deal: string): string {
  if (step.seat < 0) return deal
  const told = step.events.filter((event) => !BY_ITSELF.has(event.key)).map((event) => event.text)
  return told.filter(Boolean).join(' ') || step.text
}
