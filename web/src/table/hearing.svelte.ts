// What is heard at the table: what is done in the steps as they are shown, one's turn, one's clock near its end.
import { untrack } from 'svelte'
import { tellWhenHidden } from '../lib/push'
import { t } from '../lib/texts.svelte'
import type { StepInfo } from '../lib/wire'
import { moduleSounds } from '../modules'
import { playSound, type Sound } from '../sounds/sounds'
import { timeLeftOf, now } from './clock.svelte'
import type { Scene } from './scene.svelte'

const SOUNDS: Record<string, Sound> = {
  take: 'card',
  reveal: 'card',
  pay: 'coin',
  build: 'tile',
  reserve: 'tile',
  add: 'tile',
  remove: 'tile',
  give: 'tile',
  finish: 'tile',
  scoring: 'scoring',
  ...moduleSounds,
}
/** Seconds before the end of a clock from which on each is heard. */
const LAST_SECONDS = 10

/** The sounds of steps that are shown together, each of them once. */
export function soundsOf(steps: StepInfo[]): Sound[] {
  const keys = steps.flatMap((step) => step.events.map((event) => event.key))
  return [...new Set(keys.flatMap((key) => SOUNDS[key] ?? []))]
}

export class Hearing {
  constructor(private readonly scene: Scene) {}

  /** Keep listening: call once, inside a component. */
  follow(): void {
    const { scene } = this
    let [heard, wasMine, second] = [scene.view.seen, false, Infinity]
    $effect(() => {
      const seen = scene.view.seen
      const fresh = untrack(() => scene.table.steps.filter((step) => step.number > heard && step.number <= seen))
      heard = Math.max(heard, seen)
      untrack(() => soundsOf(fresh).forEach(playSound))
    })
    $effect(() => {
      if (scene.isTurn && !wasMine) untrack(() => this.tellTurn())
      wasMine = scene.isTurn
    })
    $effect(() => {
      const remaining = this.countSeconds()
      if (remaining < second && remaining > 0 && remaining <= LAST_SECONDS) untrack(() => playSound('clock'))
      second = remaining
    })
  }

  private tellTurn(): void {
    playSound('turn')
    tellWhenHidden(t('web-lobby-back-turn'), this.scene.table.id)
  }

  /** Whole seconds of the own clock, or of the window that is open; none while it stands still. */
  private countSeconds(): number {
    const { table, seat } = this.scene
    const clocks = table.table?.clocks
    if (!clocks || !this.scene.isTurn) return Infinity
    const passed = (now.time - table.received) / 1000
    if (clocks.window !== null) return Math.ceil(clocks.window - passed)
    return clocks.kind !== 'none' && clocks.running.includes(seat)
      ? Math.ceil(timeLeftOf(clocks, seat, passed))
      : Infinity
  }
}
