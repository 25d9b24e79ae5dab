/** What a new table is to be: kept from one time to the next. */

import { isOffline } from '../lib/backend'
import type { ClockBody, Options, SeatBody, SetupBody } from '../lib/rest'
import { keep, readKept } from './kept'

export type Clock = 'none' | 'fischer' | 'days'
export type SeatKind = 'me' | 'person' | 'local' | 'bot'

export interface SeatDraft {
  kind: SeatKind
  name: string
  bot: string
}

export interface Draft {
  game: string
  modules: string[]
  edition: string
  options: string[]
  ages: string
  seats: SeatDraft[]
  private: boolean
  clock: Clock
  minutes: number
  increment: number
  days: number
  open_money: boolean
  aids: boolean
  undo: boolean
  takeover: boolean
  rated: boolean
  window: number
}

/** A new seat is for somebody who is invited; where nobody can be, for a bot. */
const SEAT: SeatDraft = { kind: isOffline ? 'bot' : 'person', name: '', bot: 'novice' }

export function makeDraft(): Draft {
  return {
    game: 'alhambra',
    modules: [],
    edition: 'family-box',
    options: [],
    ages: '',
    seats: [{ ...SEAT, kind: 'me' }, { ...SEAT }, { ...SEAT, kind: 'bot' }],
    private: false,
    clock: 'none',
    minutes: 15,
    increment: 20,
    days: 3,
    open_money: false,
    aids: true,
    undo: true,
    takeover: true,
    rated: false,
    window: 20,
  }
}

export function readDraft(): Draft {
  const draft = { ...makeDraft(), ...readKept<Partial<Draft>>('new-table', {}), rated: false }
  const here = (seat: SeatDraft): SeatDraft => (seat.kind === 'person' ? { ...seat, kind: SEAT.kind } : seat)
  return { ...draft, seats: draft.seats.map(here) }
}

export function keepDraft(draft: Draft): void {
  keep('new-table', draft)
}

/** Set the number of seats: new ones are for people, the last ones go first. */
export function resized(seats: SeatDraft[], players: number): SeatDraft[] {
  const more = Array.from({ length: Math.max(0, players - seats.length) }, () => ({ ...SEAT }))
  return [...seats.slice(0, players), ...more]
}

export function setupOf(draft: Draft): SetupBody {
  const ages = draft.ages
    .split(/[ ,;]+/)
    .filter(Boolean)
    .map(Number)
  return {
    game: draft.game,
    modules: draft.modules,
    edition: draft.edition,
    players: draft.seats.length,
    options: draft.options,
    ages: ages.length && ages.every(Number.isInteger) ? ages : null,
  }
}

/** The seats as the server wants them; a local player without a name gets the number of the seat. */
export function seatsOf(draft: Draft, numbered: (number: number) => string): SeatBody[] {
  return draft.seats.map((seat, i): SeatBody => {
    if (seat.kind === 'me') return { kind: 'person' }
    if (seat.kind === 'bot') return { kind: 'bot', bot: seat.bot }
    if (seat.kind === 'local') return { kind: 'local', name: seat.name.trim() || numbered(i + 1) }
    return { kind: 'open' }
  })
}

export function optionsOf(draft: Draft): Options {
  const clocks: Record<Clock, ClockBody> = {
    none: { kind: 'none' },
    fischer: { kind: 'fischer', base: draft.minutes * 60, increment: draft.increment },
    days: { kind: 'days', days: draft.days },
  }
  const { open_money, aids, undo, takeover, rated } = draft
  const options: Options = {
    private: draft.private,
    clock: clocks[draft.clock],
    open_money,
    aids,
    undo,
    takeover,
    rated,
  }
  // Where no clock runs there is no hurry; where days pass, the server knows what suits them.
  return draft.clock === 'fischer' ? { ...options, window: draft.window } : options
}
