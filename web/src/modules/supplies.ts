// How games and modules make the supplies that chance draws from; each in its folder, registered by its name. The check
// of fairness makes them once more from a game's key.

import { rules } from '../lib/rules.svelte'

/** Chance of a game, and the supplies that it has made. */
export interface Chance {
  drawBelow: (stream: string, limit: number) => number
  shuffled: (stream: string, items: readonly string[]) => string[]
  listLeft: (stream: string) => string[]
}

export interface Supplies {
  /** Its tiles, one list for each bag, in the order before they are shuffled. */
  bags?: readonly string[][]
  /** Supplies of its own by stream, in the order before they are shuffled. */
  own?: Record<string, readonly string[]>
  /** Cards that it slips into the money deck. */
  cards?: readonly string[]
  /** Slip them in when the deck is divided into piles for the n-th time, from 0. */
  stack?: (chance: Chance, piles: string[][], division: number) => void
  /** The scoring cards that are put in, each with the index of its pile, where it is not as usual. */
  scorings?: (division: number) => [card: string, pile: number][]
  /** The reshuffle at which the deck is divided into piles again. */
  divides?: number
  /** An action has been done. */
  act?: (words: string[]) => void
  /** A piece was drawn; `isDeal` before the first turn. */
  draw?: (stream: string, piece: string, isDeal: boolean, chance: Chance) => void
  /** Pieces that go back into a supply when it is shuffled again, besides what is left of it. */
  giveBack?: (stream: string) => string[]
}

const found = import.meta.glob<{ default: () => Supplies }>('./*/supply.ts', { eager: true })
const registered = Object.fromEntries(
  Object.entries(found).map(([path, module]) => [path.split('/')[1] ?? '', module.default]),
)

/** The supplies of a game and its modules; null where one of them has some that are not known here. */
export function suppliesOf(names: string[]): Supplies[] | null {
  const makers = names.map((name) => registered[name] ?? (isWithoutSupplies(name) ? () => ({}) : undefined))
  return makers.every((make) => make !== undefined) ? makers.map((make) => make()) : null
}

/** Does a module declare that chance draws nothing of it? */
function isWithoutSupplies(name: string): boolean {
  return rules.current.modules.find((module) => module.name === name)?.draws === false
}
