// What options would do, as the server says: how walls and points change, by the notation of each.
import { settings } from '../lib/settings.svelte'
import type { TableState } from '../lib/table.svelte'
import type { Option, Placing } from '../lib/wire'

export interface Effect {
  wall: number
  gain: number
}

/** Milliseconds between two questions, so that the server is not flooded. */
const APART = 40

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

  /** Ask what each option would do, one after the other. What leads to a tile is worth the best place for it. */
  async weigh(seat: number, options: Option[]): Promise<void> {
    const seen = this.state.view?.seen
    if (!this.isWanted) return
    for (const option of options) {
      if (this.known[option.action]) continue
      const reply = await this.state.ask(seat, option.action)
      if (this.state.view?.seen !== seen) return
      if (reply.type !== 'answer') continue
      const { counts, gain } = reply.consequence
      const wall = this.rows.reduce((sum, row) => sum + (counts[row.category] ?? 0) - (row.counts[seat] ?? 0), 0)
      const later = reply.placings.map((one) => one.effect.gain[seat] ?? 0)
      this.known = { ...this.known, [option.action]: { wall, gain: Math.max(gain[seat] ?? 0, ...later) } }
      await new Promise((resolve) => setTimeout(resolve, APART))
    }
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
