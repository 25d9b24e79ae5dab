/** How likely each seat was to win, step by step. Where that takes a while, the replay comes without it: it is asked for. */

import type { ReplayAnswer } from '../lib/rest'
import { pagesApi } from './requests'

const ASK_AGAIN_MS = 500

export class Chances {
  rows = $state.raw<number[][]>([])
  /** Are there more to come? */
  isComing = $state(false)
  private timer: ReturnType<typeof setTimeout> | undefined
  private isLeft = false

  constructor(private readonly replay: ReplayAnswer) {
    const known = replay.steps.map((step) => step.chances)
    if (known.every((row) => row.length)) this.rows = known
    else void this.ask()
  }

  /** Nobody looks any more: what is not asked for is not worked on. */
  leave(): void {
    this.isLeft = true
    clearTimeout(this.timer)
  }

  private async ask(): Promise<void> {
    this.isComing = true
    try {
      const found = await pagesApi.chances(this.replay.id)
      this.rows = found.chances
      this.isComing = !found.is_complete
    } catch {
      this.isComing = false // the lead is shown
    }
    if (this.isComing && !this.isLeft) this.timer = setTimeout(() => void this.ask(), ASK_AGAIN_MS)
  }
}
