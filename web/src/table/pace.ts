// How long what others do is shown. The steps of a turn share its time, and the turns of a round theirs: however much
// somebody does, and however many play, nobody waits long for their own turn.
import type { Settings } from '../lib/settings.svelte'

/** Milliseconds that a step of somebody else is shown at least, if it is the only one of its turn. */
export const LASTS: Record<Settings['speed'], number> = { off: 0, fast: 300, normal: 700, slow: 1400 }
/** Characters that are read in that time; what has more stays longer. */
export const READ = 35
/** Times as long that a step, a turn and the turns of all others are shown at most. */
const MOST_TIMES_A_STEP = 1.7
const MOST_TIMES_A_TURN = 2.8
const MOST_TIMES_A_ROUND = 11.4

interface Shown {
  /** What is new of a turn. */
  words: string
  /** Milliseconds for which the steps before have been shown. */
  spent: number
  isLast: boolean
  others: number
}

/** Milliseconds that a step is shown. One that others may follow leaves them half of what is left of the turn's time. */
export function lastsStep(speed: Settings['speed'], { words, spent, isLast, others }: Shown): number {
  const unit = LASTS[speed]
  const left = unit * Math.min(MOST_TIMES_A_TURN, MOST_TIMES_A_ROUND / Math.max(1, others)) - spent
  const wanted = unit * Math.min(MOST_TIMES_A_STEP, Math.max(1, words.length / READ))
  return Math.max(0, Math.min(wanted, isLast ? left : left / 2))
}
