// Clocks run on here between two messages of the server.
import { t } from '../lib/texts.svelte'
import type { TableState } from '../lib/table.svelte'
import type { Clocks } from '../lib/wire'

export function timeLeftOf(clocks: Clocks, seat: number, passed: number): number {
  const given = clocks.left[seat] ?? 0
  return clocks.running.includes(seat) && clocks.window === null ? Math.max(0, given - passed) : given
}

/** `3 d 4 h`, `1:02:03`, `12:34`. */
export function written(seconds: number, day: string, hour: string): string {
  const whole = Math.ceil(seconds)
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  if (h >= 24) return `${Math.floor(h / 24)} ${day} ${h % 24} ${hour}`
  const padTwo = (n: number) => String(n).padStart(2, '0')
  return h ? `${h}:${padTwo(m)}:${padTwo(s)}` : `${m}:${padTwo(s)}`
}

class Now {
  /** Milliseconds of the page, four times a second. */
  time = $state(performance.now())
  constructor() {
    setInterval(() => (this.time = performance.now()), 250)
  }
}

export const now = new Now()

type Timed = Pick<TableState, 'table' | 'received'>

/** The clocks of a game that has any. */
export function clocksOf({ table }: Timed): Clocks | null {
  return table && table.clocks.kind !== 'none' ? table.clocks : null
}

/** What a seat has left now, in words of few letters; nothing in a game without clocks. */
export function timeWords(state: Timed, seat: number): string {
  const clocks = clocksOf(state)
  const passed = (now.time - state.received) / 1000
  return clocks ? written(timeLeftOf(clocks, seat, passed), t('web-days'), t('web-hours')) : ''
}
