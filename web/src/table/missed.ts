// What happened while somebody was away: whatever others did, and what was done on the own seats meanwhile.
import type { StepInfo } from '../lib/wire'
import { told, turnsOf, type Turn } from './turns'

/** Steps that others need not have been there for: the game itself, and a bot that takes a seat. */
const TOLD = ['action', 'window', 'timeout', 'absent']
const BY_HAND = ['action', 'undo', 'return']

/** Whatever one has done oneself, here or on another device, has been seen. */
export function findLastOwn(steps: StepInfo[], mine: number[]): number {
  const own = steps.filter((step) => mine.includes(step.seat) && BY_HAND.includes(step.kind) && !step.unattended)
  return own.at(-1)?.number ?? -1
}

/** Steps as the turns that can be looked at; what was taken back is left out. */
export function findMissed(steps: StepInfo[]): Turn[] {
  return turnsOf(steps)
    .map((turn) => ({ ...turn, steps: turn.steps.filter((step) => step.seat >= 0 && TOLD.includes(step.kind)) }))
    .filter((turn) => told(turn).words || told(turn).scorings.length)
}
