import { expect, test } from 'vitest'
import { lastsRow, lastsScoring, settings } from '../lib/settings.svelte'
import { LASTS, lastsStep } from './pace'

const SHORT = 'Ana takes 5 florins.'
const LONG = 'Ana buys the chambers 9 and pays exactly with 4 florins and 5 florins, and takes the pavilion.'

/** Milliseconds of a turn of a number of steps. */
function lastsTurn(steps: number, words: string, others: number, speed: typeof settings.speed = 'normal'): number {
  let spent = 0
  for (let step = 1; step <= steps; step++) spent += lastsStep(speed, { words, spent, isLast: step === steps, others })
  return spent
}

test('a turn of one step is shown long enough to be read, and not for long', () => {
  expect(lastsTurn(1, SHORT, 3)).toBe(700)
  expect(lastsTurn(1, LONG, 3)).toBeGreaterThan(1100)
  expect(lastsTurn(1, LONG, 3)).toBeLessThanOrEqual(1200)
})

test('many steps share the time of their turn, and each of them has some', () => {
  for (const steps of [2, 3, 5, 9]) {
    expect(lastsTurn(steps, LONG, 2)).toBeGreaterThan(1200)
    expect(lastsTurn(steps, LONG, 2)).toBeLessThanOrEqual(2000)
  }
  const first = lastsStep('normal', { words: SHORT, spent: 0, isLast: false, others: 2 })
  expect(first).toBe(700)
  expect(lastsStep('normal', { words: SHORT, spent: first, isLast: false, others: 2 })).toBeGreaterThan(300)
})

test('the turns of all others take no longer than eight seconds', () => {
  for (const others of [1, 2, 3, 4, 5]) {
    expect(others * lastsTurn(4, LONG, others)).toBeLessThanOrEqual(8000)
    expect(others * lastsTurn(1, SHORT, others)).toBeGreaterThanOrEqual(700 * others)
  }
})

test('a calm pace takes twice as long, a fast one less than half, and at once is at once', () => {
  expect(lastsTurn(3, LONG, 2, 'slow')).toBe(2 * lastsTurn(3, LONG, 2))
  expect(lastsTurn(3, LONG, 2, 'fast')).toBeLessThan(lastsTurn(3, LONG, 2) / 2)
  expect(lastsTurn(3, LONG, 2, 'off')).toBe(0)
  expect(Object.values(LASTS)).toEqual(Object.values(LASTS).toSorted((one, other) => one - other))
})

test('a scoring takes about eight seconds, however many rows it has', () => {
  expect(settings.speed).toBe('normal')
  for (const rows of [1, 6, 8, 12]) {
    const shown = (rows + 1) * lastsRow(rows) // and the sums
    expect(shown).toBeGreaterThan(6000)
    expect(shown).toBeLessThanOrEqual(lastsScoring())
  }
  expect(lastsScoring()).toBeGreaterThanOrEqual(7000)
  expect(lastsScoring()).toBeLessThanOrEqual(9000)
  expect(lastsRow(8), 'time to see who has most of one type').toBeGreaterThan(700)
  expect(lastsRow(8)).toBeLessThan(1200)
})
