// What a module may add to the table in its own way. Each such module has a folder that is registered by its name;
// everything else is presented by what the server says about it.
import type { Component } from 'svelte'
import type { GameShown } from '../lib/wire'
import type { Sound } from '../sounds/sounds'

export interface Pile {
  /** The key of its heading. */
  label: string
  tiles: (string | null)[]
}

/** `shown` is what a view shows of the module's own state. */
export interface Module<Shown = never> {
  /** Among the numbers of a player, instead of tokens. */
  mark?: Component<{ game: GameShown; seat: number }>
  /** Tiles that can be had besides those of the market. */
  pile?: (shown: Shown) => Pile
  /** A word at the bag, by its key. */
  note?: (shown: Shown) => string
  /** The tile on 0,0 of every palace, where it is another one. */
  start?: (shown: Shown, game: GameShown) => string
  /** What is heard when one of its events happens, by its key. */
  sounds?: Record<string, Sound>
  /** Tiles of a party without a seat. */
  tiles?: (shown: Shown) => string[]
}
