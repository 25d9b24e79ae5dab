// Motion from events: things fly from where they were to where they are. Places carry `data-at`.
import type { GameShown } from '../lib/game'
import type { StepInfo } from '../lib/wire'
import { placeOf } from './turns'

export interface Flight {
  thing: string
  from: string
  to: string
  /** What is drawn to fly, where nothing on the table shows it. */
  drawn?: 'card' | 'tile'
}

type Event = StepInfo['events'][number]

/** Backs that fly to somebody else in the deal, however many they get. */
const BACKS = 3

function findLeaving(
  { key, seat, values }: Event,
  market: string[][],
  display: (string | null)[],
  own: number,
): Flight | null {
  const tile = String(values['tile'] ?? '')
  const card = String(values['card'] ?? '')
  if (key === 'take')
    return {
      thing: card,
      from: `display-${display.indexOf(card) + 1}`,
      to: seat === own ? `money-${card}` : `seat-${seat}`,
    }
  if (key === 'pay')
    return seat === own
      ? { thing: card, from: `money-${card}`, to: 'deck' }
      : { thing: card, from: `seat-${seat}`, to: 'deck', drawn: 'card' }
  const isBought = seat >= 0 && key !== 'lay-out' && market.some((one) => one.includes(tile))
  return isBought ? { thing: tile, from: `tile-${tile}`, to: `seat-${seat}` } : null
}

/** A cell of a palace that is seen small, as a place. */
export function cellPlaceOf(seat: number, x: number, y: number): string {
  return `cell-${seat}-${x},${y}`
}

/** What leaves its place in a step: seen before the new position is shown. */
export function findDepartures(step: StepInfo, market: string[][], display: (string | null)[], own = -1): Flight[] {
  return step.events.flatMap((event) => findLeaving(event, market, display, own) ?? [])
}

/** What comes from deck and bag in a step, and what is built by others: seen when the new position is shown. */
export function findArrivals(step: StepInfo): Flight[] {
  return step.events.flatMap((event): Flight | Flight[] => {
    const { key, values } = event
    if (key === 'turn-up') return { thing: String(values['card']), from: 'deck', to: `display-${values['place']}` }
    if (key === 'lay-out') return { thing: String(values['tile']), from: 'bag', to: `tile-${values['tile']}` }
    if (!['build', 'add'].includes(key)) return []
    return placeOf(event).map(([seat, ...cell]) => ({
      thing: String(values['tile']),
      from: `seat-${seat}`,
      to: cellPlaceOf(seat, ...cell),
      drawn: 'tile',
    }))
  })
}

/** The deal: money to everybody, then market and display; what others get is seen from behind. */
export function deal(game: GameShown, own: number): Flight[] {
  const backs = game.seats.flatMap((seat, number) =>
    number === own
      ? []
      : Array.from({ length: Math.min(BACKS, seat.hand_size) }, () => ({
          thing: '?',
          from: 'deck',
          to: `seat-${number}`,
        })),
  )
  const hand = (game.seats[own]?.hand ?? []).map((card) => ({ thing: card, from: 'deck', to: `money-${card}` }))
  const market = game.market.flat().map((tile) => ({ thing: tile, from: 'bag', to: `tile-${tile}` }))
  const display = game.display.flatMap((card, place) =>
    card ? { thing: card, from: 'deck', to: `display-${place + 1}` } : [],
  )
  return [...backs, ...hand, ...market, ...display]
}

/** Has this game only just been dealt, as far as the person knows? Bots may have been faster. */
export function isFresh(steps: StepInfo[], mine: number[]): boolean {
  const [first, ...others] = steps
  const isFew = others.length <= (mine.length ? 8 : 0)
  return first?.kind === 'deal' && isFew && others.every((step) => !mine.includes(step.seat))
}
