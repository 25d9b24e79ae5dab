// What a module may add to the table. Each has a folder of its own and is registered by name; nothing else names it.
import type { Component } from 'svelte'
import type { GameShown } from '../lib/game'

export interface Pile {
  /** The key of its heading. */
  label: string
  tiles: (string | null)[]
}

/** `shown` is what a view shows of the module's own state. */
export interface Module<Shown = never> {
  /** Beside the numbers of a player. */
  mark?: Component<{ game: GameShown; seat: number }>
  /** Tiles that can be had, beside the market. */
  pile?: (shown: Shown) => Pile
  /** A word beside the bag, by its key. */
  note?: (shown: Shown) => string
  /** Cards in a hand that are not money. */
  cards?: (shown: Shown, seat: number) => string[]
  /** Cards that lie open before a player, by the key of their heading. */
  open?: (shown: Shown, seat: number) => { label: string; cards: string[] }
  /** Tiles that are not finished, and what they cost. */
  unfinished?: (shown: Shown) => Record<string, string>
  /** The tile on 0,0 of every palace, where it is another one. */
  start?: (shown: Shown, game: GameShown) => string
  /** Tiles of a party without a seat. */
  tiles?: (shown: Shown) => string[]
  /** A decision of several people at once: the key of its name, and the answer of somebody who does nothing. */
  window?: { name: string; silence: string }
}
