import { expect, test } from 'vitest'
import type { StepInfo } from '../lib/wire'
import { told, turnsOf } from './turns'

const event = (key: string, values: Record<string, string | number> = {}, seat = 0) => ({
  key,
  seat,
  values,
  text: `${key}.`,
})
const step = (number: number, seat: number, events: StepInfo['events'], kind = 'action', action = '') => ({
  number,
  kind,
  seat,
  action,
  events,
  text: '',
  at: 0,
  unattended: false,
})

const steps: StepInfo[] = [
  step(0, -1, [event('turn')], 'deal'),
  step(1, 0, [event('pay', { card: 'fl5' }), event('buy', { tile: 'P8' })]),
  step(2, 0, [
    event('build', { tile: 'P8', cell: ((-2 + 128) << 8) | (1 + 128) }),
    event('turn-up', { card: 'du1' }),
    event('turn'),
  ]),
  step(3, 1, [event('take', { card: 'fl1' }), event('turn')]),
  step(4, 0, [event('buy', { tile: 'T9' })]),
  step(5, 0, [], 'undo', '4'),
  step(6, 0, [
    event('take', { card: 'du2' }),
    event('scoring', { scoring: 1 }),
    event('points'),
    event('points'),
    event('turn'),
  ]),
]

test('steps of a turn are one entry; what was taken back is none', () => {
  expect(turnsOf(steps).map((turn) => [turn.seat, turn.steps.map((one) => one.number)])).toEqual([
    [-1, [0]],
    [0, [1, 2]],
    [1, [3]],
    [0, [6]],
  ])
})

test('a turn is told in words and pictures, its scoring apart', () => {
  const turns = turnsOf(steps)
  expect(told(turns[1]!)).toEqual({
    words: 'buy. build.',
    cards: ['fl5'],
    tiles: ['P8'],
    cells: [[0, 1, -2]],
    aside: 'turn-up.',
    scorings: [],
  })
  expect(told(turns[3]!).scorings).toEqual([{ number: 1, title: 'scoring.', lines: ['points.', 'points.'] }])
  expect(told(turns[3]!).words).toBe('take.')
})

test('a turn knows the cells it changed', () => {
  expect(turnsOf(steps).map((turn) => told(turn).cells)).toEqual([[], [[0, 1, -2]], [], []])
})
