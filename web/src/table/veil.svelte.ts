// Several people at one device: whose cards lie covered until the right person lifts the curtain.
import { untrack } from 'svelte'
import type { Scene } from './scene.svelte'

export class Veil {
  /** Seats on this device that have looked into the window that is open now, and have nothing (more) to answer. */
  private looked = $state.raw<{ seen: number; seats: number[] }>({ seen: -1, seats: [] })

  constructor(private readonly scene: Scene) {}

  /** Own seats that have to be shown to their people before they can decide. */
  readonly seats = $derived.by(() => {
    const { view, seat, table, game, isAborted } = this.scene
    if (table.mine.length < 2 || isAborted || game.is_over) return []
    if (!view.window) return view.deciding.filter((one) => table.mine.includes(one) && one !== seat)
    if (seat >= 0 && view.options.length) return []
    const done = this.listAnswered(view.seen)
    return table.mine.filter((one) => one !== seat && !done.includes(one))
  })

  /** Cover and uncover by itself: call once, inside a component. */
  follow(): void {
    const { table } = this.scene
    $effect(() => {
      const { view, seat } = this.scene
      if (!view.window || seat < 0 || view.options.length) return
      const before = untrack(() => this.listAnswered(view.seen))
      if (!before.includes(seat)) this.looked = { seen: view.seen, seats: [...before, seat] }
    })
    $effect(() => {
      const [only, ...others] = table.mine
      if (only !== undefined && !others.length && this.scene.seat < 0) table.unveil(only)
    })
    // Covered at once when the device goes to somebody else.
    $effect(() => {
      if (!this.seats.length || this.scene.seat < 0) return
      this.scene.closePrivate()
      table.unveil(null)
    })
  }

  private listAnswered(seen: number): number[] {
    return this.looked.seen === seen ? this.looked.seats : []
  }
}
