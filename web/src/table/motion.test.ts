import { expect, test } from 'vitest'
import { left, written } from './clock.svelte'
import { flightsOf } from './flights'
import { growth } from './growth'
import { titled } from './signal'

test('points after each scoring', () => {
  const row = (points: number[]) => ({ category: 'tower', counts: [], places: [], points })
  const sheets = [
    { scoring: 1, rows: [row([3, 0]), row([1, 2])] },
    { scoring: 2, rows: [row([0, 7])] },
  ]
  expect(growth(sheets, 2)).toEqual([[0, 0], [4, 2], [4, 9]])
})

test('cards and tiles fly from where they lay to whoever took them', () => {
  const happened = (key: string, values: Record<string, string | number>) => ({ key, seat: 2, values, text: '' })
  const step = {
    number: 1,
    kind: 'action',
    seat: 2,
    action: '',
    text: '',
    at: 0,
    events: [happened('pay', { card: 'du9' }), happened('take', { card: 'fl3' }), happened('buy', { tile: 'P8', exact: 1 }), happened('turn', {})],
  }
  expect(flightsOf(step, [['G7'], ['P8']], ['du1', 'fl3', null, 'di2'])).toEqual([
    { thing: 'fl3', kind: 'card', from: 'display-2', to: 'seat-2' },
    { thing: 'P8', kind: 'tile', from: 'market-1', to: 'seat-2' },
  ])
  const own = flightsOf(step, [['G7'], ['P8']], ['du1', 'fl3', null, 'di2'], 2)
  expect(own[0]).toEqual({ thing: 'du9', kind: 'card', from: 'money-du9', to: 'deck' })
})

test('clocks run on here, but not in a window', () => {
  const clocks = { left: [60, 30], running: [1], window: null, kind: 'fischer', increment: 0 }
  expect(left(clocks, 0, 10)).toBe(60)
  expect(left(clocks, 1, 10)).toBe(20)
  expect(left(clocks, 1, 99)).toBe(0)
  expect(left({ ...clocks, window: 12 }, 1, 10)).toBe(30)
  expect([75, 3723, 100000].map((time) => written(time, 'd', 'h'))).toEqual(['1:15', '1:02:03', '1 d 3 h'])
})

test('the title says when it is my turn', () => {
  expect(titled(true, 'Alhambra', 'Your turn')).toBe('● Your turn · Alhambra')
  expect(titled(false, 'Granada', 'Your turn')).toBe('Granada · Alhambra')
})
