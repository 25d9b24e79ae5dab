// What options would do, as the server says: how walls and points change, by the notation of each.
import { settings } from '../lib/settings.svelte'
import type { TableState } from '../lib/table.svelte'
import type { Answer, Option, Placing } from '../lib/wire'

export interface Effect {
  wall: number
  gain: number
}

export class Effects {
  known = $state.raw<Record<string, Effect>>({})

  constructor(private readonly state: TableState) {}

  clear(): void {
    this.known = {}
  }

  add(seat: number, placings: Placing[]): void {
    if (!this.isWanted) return
    const found = placings.map(({ option, effect }) => {
      const wall = this.lines.reduce((sum, line) => sum + (effect.counts[line] ?? 0), 0)
      return [option.action, { wall, gain: effect.gain[seat] ?? 0 }] as const
    })
    this.known = { ...this.known, ...Object.fromEntries(found) }
  }

  /** Ask what each option would do. What leads to a tile is worth the best place for it. */
  async weigh(seat: number, options: Option[]): Promise<void> {
    const seen = this.state.view?.seen
    if (!this.isWanted) return
    const asked = options.map((one) => one.action).filter((action) => !this.known[action])
    const replies = await Promise.all(asked.map((action) => this.state.ask(seat, action)))
    if (this.state.view?.seen !== seen) return
    const found = replies.map((reply) => (reply.type === 'answer' ? this.effectOf(seat, reply) : null))
    const effects = asked.map((action, index) => [action, found[index]] as const).filter(([, effect]) => effect)
    this.known = { ...this.known, ...(Object.fromEntries(effects) as Record<string, Effect>) }
  }

  private effectOf(seat: number, { consequence, placings }: Answer): Effect {
    const wall = this.rows.reduce(
      (sum, row) => sum + (consequence.counts[row.category] ?? 0) - (row.counts[seat] ?? 0),
      0,
    )
    const later = placings.map((one) => one.effect.gain[seat] ?? 0)
    return { wall, gain: Math.max(consequence.gain[seat] ?? 0, ...later) }
  }

  private get isWanted(): boolean {
    return settings.aids && this.state.view?.aids != null
  }

  /** Categories that are lines, not types of buildings. */
  private get rows() {
    const aids = this.state.view?.aids
    return (aids?.standings ?? []).filter((row) => !(row.category in (aids?.tiles_left ?? {})))
  }

  private get lines(): string[] {
    return this.rows.map((row) => row.category)
  }
}
