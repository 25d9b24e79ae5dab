import { describe, expect, it } from 'vitest'
import { makeDraft, optionsOf, resized, seatsOf, setupOf } from './new-table'

const numbered = (number: number) => `Player ${number}`

describe('a new table', () => {
  it('has as many seats as players, and new ones are for people', () => {
    const seats = resized(makeDraft().seats, 5)
    expect(seats.map((seat) => seat.kind)).toEqual(['me', 'person', 'bot', 'person', 'person'])
    expect(resized(seats, 2).map((seat) => seat.kind)).toEqual(['me', 'person'])
  })

  it('is asked for in the words of the protocol', () => {
    const draft = makeDraft()
    draft.seats[1] = { kind: 'local', name: ' ', bot: '' }
    expect(seatsOf(draft, numbered)).toEqual([
      { kind: 'person' },
      { kind: 'local', name: 'Player 2' },
      { kind: 'bot', bot: 'novice' },
    ])
    expect(setupOf(draft)).toMatchObject({ game: 'alhambra', players: 3, ages: null })
  })

  it('reads ages, and leaves out what is none', () => {
    expect(setupOf({ ...makeDraft(), ages: '31, 28 44' }).ages).toEqual([31, 28, 44])
    expect(setupOf({ ...makeDraft(), ages: 'old' }).ages).toBeNull()
  })

  it('has one kind of clock', () => {
    expect(optionsOf({ ...makeDraft(), clock: 'fischer', minutes: 10 }).clock).toEqual({
      kind: 'fischer',
      base: 600,
      increment: 20,
    })
    expect(optionsOf({ ...makeDraft(), clock: 'days' })).toMatchObject({ clock: { kind: 'days', days: 3 } })
  })

  it('hurries nobody where no clock runs', () => {
    expect(optionsOf({ ...makeDraft(), clock: 'fischer' }).window).toBe(20)
    for (const clock of ['none', 'days'] as const) expect(optionsOf({ ...makeDraft(), clock }).window).toBeUndefined()
  })
})
