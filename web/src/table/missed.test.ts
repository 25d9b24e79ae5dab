import { expect, test } from 'vitest'
import { findLastOwn, findMissed } from './missed'

const step = (number: number, seat: number, key = 'take', unattended = false, kind = 'action', action = '') => ({
  number,
  kind,
  seat,
  action,
  events: key ? [{ key, seat, values: { scoring: 1 }, text: `${key}.` }] : [],
  text: kind,
  at: 0,
  unattended,
})

test('what was done by hand was seen; what orders or a bot have done was not', () => {
  const steps = [step(0, -1, '', false, 'deal'), step(1, 0), step(2, 1), step(3, 0, 'take', true), step(4, 1)]
  expect(findLastOwn(steps, [0])).toBe(1)
  expect(findLastOwn(steps, [2])).toBe(-1)
  expect(findLastOwn([...steps, step(5, 0, '', false, 'return')], [0])).toBe(5)
})

test('turns of others and those on the own seat are missed, and the loss of time', () => {
  const steps = [step(2, 1), step(3, 0, '', false, 'timeout'), step(4, 0, 'take', true), step(5, 1)]
  expect(findMissed(steps).map((turn) => [turn.seat, turn.steps.map((one) => one.number)])).toEqual([
    [1, [2]],
    [0, [3, 4]],
    [1, [5]],
  ])
  expect(findMissed([step(6, -1, '', false, 'resume'), step(7, -1, '', false, 'window')])).toEqual([])
})

test('what was taken back is not told', () => {
  expect(findMissed([step(2, 1), step(3, 1, '', false, 'undo', '2'), step(4, 1, 'buy')])[0]!.steps).toHaveLength(1)
})

test('a turn in which nothing is told but a scoring was missed too', () => {
  expect(findMissed([step(2, 1, 'scoring')])).toHaveLength(1)
})
