// The game as a view shows it.
import { cardsOf, startOf } from '../modules'
import type { GameShown, SeatShown, View } from './wire'

export type { GameShown, SeatShown }
export type PlacedName = SeatShown['palace'][number]

const known = new WeakMap<object, GameShown>()

/** The game of a view, with the starting tile on 0,0 of every palace. */
export function gameOf(view: Pick<View, 'game'>): GameShown {
  const found = known.get(view.game)
  if (found) return found
  const start: PlacedName = [startOf(view.game), 0, 0]
  const seats = view.game.seats.map((seat) => {
    const isThere = seat.palace.some(([, x, y]) => x === 0 && y === 0)
    return isThere ? seat : { ...seat, palace: [start, ...seat.palace] }
  })
  const game = { ...view.game, seats }
  known.set(view.game, game)
  return game
}

/** All cards a seat holds, as far as the view shows them; backs for the rest. */
export function handOf(game: GameShown, seat: number): { money: string[]; other: string[] } {
  return { money: game.seats[seat]?.hand ?? [], other: cardsOf(game, seat) }
}
