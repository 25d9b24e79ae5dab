/** A finished game to step through: what has been asked of the server, and where we are. */

import { api } from '../lib/api'
import type { ReplayAnswer } from '../lib/rest'
import type { View } from '../lib/wire'

export class ReplayState {
  at = $state(0)
  seat = $state(-1)
  view = $state.raw<View | null>(null)
  error = $state.raw<unknown>(null)
  private readonly views = new Map<string, Promise<View>>()

  constructor(
    readonly replay: ReplayAnswer,
    start: number,
    /** To a private table, for those who were not there. */
    readonly invitation = '',
  ) {
    this.at = this.clamped(start)
  }

  get last(): number {
    return this.replay.steps.length - 1
  }

  get step() {
    return this.replay.steps[this.at]
  }

  go(step: number): void {
    this.at = this.clamped(step)
  }

  /** The step at which the next turn (or the one before) begins: where another seat acts. */
  findTurn(by: 1 | -1): number {
    const steps = this.replay.steps
    let at = this.at + by
    while (at > 0 && at < this.last && steps[at]!.seat === steps[at - 1]?.seat) at += by
    return this.clamped(at)
  }

  /** Show the position where we are, and fetch the next one ahead of time. */
  async show(): Promise<void> {
    const [at, seat] = [this.at, this.seat]
    try {
      const view = await this.fetchView(at, seat)
      if (at === this.at && seat === this.seat) this.view = view
      if (at < this.last) void this.fetchView(at + 1, seat).catch(() => undefined)
      this.error = null
    } catch (problem) {
      this.error = problem
    }
  }

  private fetchView(step: number, seat: number): Promise<View> {
    const key = `${step}/${seat}`
    const known = this.views.get(key)
    if (known) return known
    const asked = api.replayView(this.replay.id, this.replay.steps[step]?.number ?? step, seat, this.invitation)
    asked.catch(() => this.views.delete(key))
    this.views.set(key, asked)
    return asked
  }

  private clamped(step: number): number {
    return Math.min(this.last, Math.max(0, Number.isFinite(step) ? Math.round(step) : 0))
  }
}
