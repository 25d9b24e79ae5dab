// The game as a view shows it: what `alhambra.engine.show` writes.
import type { View } from './wire'

export type PlacedName = [name: string, x: number, y: number]

export interface SeatShown {
  palace: PlacedName[]
  reserve: string[]
  bought: string[]
  hand_size: number
  hand?: string[]
}

export interface ModulesShown {
  two_players?: { tiles: string[] }
  vizier?: { active: boolean[] }
  exchange?: { held: string[][] }
  bonus?: { hands: string[][]; shown: string[][] }
  huts?: { tops: (string | null)[]; left: number[] }
  sites?: { on_tiles: Record<string, string>; pool: number; looked_at: string[] }
  granada?: { marker: 'even' | 'odd' }
  [name: string]: unknown
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
  modules: ModulesShown
}

const known = new WeakMap<object, GameShown>()

/** The game of a view, with the starting tile on 0,0 of every palace. */
export function gameOf(view: Pick<View, 'game'>): GameShown {
  const found = known.get(view.game)
  if (found) return found
  const sent = view.game as unknown as GameShown
  const isCity = sent.modules.granada !== undefined && sent.bags.length === 1
  const start: PlacedName = [isCity ? 'gate' : 'fountain', 0, 0]
  const seats = sent.seats.map((seat) => {
    const isThere = seat.palace.some(([, x, y]) => x === 0 && y === 0)
    return isThere ? seat : { ...seat, palace: [start, ...seat.palace] }
  })
  const game = { ...sent, seats }
  known.set(view.game, game)
  return game
}

export function sitesOf(game: GameShown): Record<string, string> {
  return game.modules.sites?.on_tiles ?? {}
}

/** All cards a seat holds, as far as the view shows them; backs for the rest. */
export function handOf(game: GameShown, seat: number): { money: string[]; other: string[] } {
  const shown = game.seats[seat]
  const other = [...(game.modules.exchange?.held[seat] ?? []), ...(game.modules.bonus?.hands[seat] ?? [])]
  return { money: shown?.hand ?? [], other }
}
