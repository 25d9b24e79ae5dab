// The game as a view shows it: what `alhambra.engine.show` writes.
import { cardsOf, startOf, unfinishedOf } from '../modules'
import type { View } from './wire'

export type PlacedName = [name: string, x: number, y: number]

export interface SeatShown {
  palace: PlacedName[]
  reserve: string[]
  bought: string[]
  hand_size: number
  hand?: string[]
}

export interface GameShown {
  viewer: number
  to_act: number
  decision: string
  turn: number
  turns: number
  extra_action: boolean
  is_over: boolean
  scored: number[]
  scores: number[]
  display: (string | null)[]
  market: string[][]
  deck: number
  discarded: number
  bags: number[]
  seats: SeatShown[]
  /** By name; what is in it is for the module alone. */
  modules: Record<string, unknown>
}

const known = new WeakMap<object, GameShown>()

/** The game of a view, with the starting tile on 0,0 of every palace. */
export function gameOf(view: Pick<View, 'game'>): GameShown {
  const found = known.get(view.game)
  if (found) return found
  const sent = view.game as unknown as GameShown
  const start: PlacedName = [startOf(sent), 0, 0]
  const seats = sent.seats.map((seat) => {
    const isThere = seat.palace.some(([, x, y]) => x === 0 && y === 0)
    return isThere ? seat : { ...seat, palace: [start, ...seat.palace] }
  })
  const game = { ...sent, seats }
  known.set(view.game, game)
  return game
}

/** Tiles that are not finished, and what they cost. */
export function sitesOf(game: GameShown): Record<string, string> {
  return unfinishedOf(game)
}

/** All cards a seat holds, as far as the view shows them; backs for the rest. */
export function handOf(game: GameShown, seat: number): { money: string[]; other: string[] } {
  return { money: game.seats[seat]?.hand ?? [], other: cardsOf(game, seat) }
}
