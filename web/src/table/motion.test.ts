import { expect, test } from 'vitest'
import type { GameShown } from '../lib/game'
import { timeLeftOf, written } from './clock.svelte'
import { findArrivals, deal, findDepartures, isFresh } from './flights'
import { sumGrowth } from './growth'
import { soundsOf } from './hearing.svelte'
import { stepAside } from './pawns'
import { titled } from './signal'

const happened = (key: string, values: Record<string, string | number>) => ({ key, seat: 2, values, text: '' })
const did = (events: ReturnType<typeof happened>[], seat = 2, kind = 'action') => ({
  number: 1,
  kind,
  seat,
  action: '',
  text: '',
  at: 0,
  unattended: false,
  events,
})

test('every pawn on the track is seen, however near their points are', () => {
  const places = [118, 118, 117, 60].map((points) => 7 * points)
  const standing = stepAside(places, 7).map((aside, party) => places[party]! + aside)
  expect(standing.toSorted((one, other) => one - other)).toEqual([420, 819, 826, 833])
  expect(stepAside([0, 0, 0], 7)).toEqual([0, 7, 14])
})

test('points after each scoring', () => {
  const row = (points: number[]) => ({ category: 'tower', counts: [], places: [], points })
  const sheets = [
    { scoring: 1, rows: [row([3, 0]), row([1, 2])] },
    { scoring: 2, rows: [row([0, 7])] },
  ]
  expect(sumGrowth(sheets, 2)).toEqual([
    [0, 0],
    [4, 2],
    [4, 9],
  ])
})

test('cards and tiles fly from where they lay to whoever took them', () => {
  const step = did([
    happened('pay', { card: 'du9' }),
    happened('take', { card: 'fl3' }),
    happened('buy', { tile: 'P8', exact: 1 }),
    happened('turn', {}),
  ])
  expect(findDepartures(step, [['G7'], ['P8']], ['du1', 'fl3', null, 'di2'])).toEqual([
    { thing: 'du9', from: 'seat-2', to: 'deck', drawn: 'card' },
    { thing: 'fl3', from: 'display-2', to: 'seat-2' },
    { thing: 'P8', from: 'tile-P8', to: 'seat-2' },
  ])
  const own = findDepartures(step, [['G7'], ['P8']], ['du1', 'fl3', null, 'di2'], 2)
  expect(own[0]).toEqual({ thing: 'du9', from: 'money-du9', to: 'deck' })
  expect(own[1]).toEqual({ thing: 'fl3', from: 'display-2', to: 'money-fl3' })
})

test('what is turned up and laid out comes from deck and bag', () => {
  const step = did([
    happened('turn-up', { card: 'fl3', place: 2 }),
    happened('lay-out', { tile: 'P8', slot: 1 }),
    happened('turn', {}),
  ])
  expect(findArrivals(step)).toEqual([
    { thing: 'fl3', from: 'deck', to: 'display-2' },
    { thing: 'P8', from: 'bag', to: 'tile-P8' },
  ])
})

test('what others build comes to its cell', () => {
  const cell = 128 + 1 + ((128 - 2) << 8)
  const step = did([happened('build', { tile: 'P8', cell }), happened('reserve', { tile: 'G7' })])
  expect(findArrivals(step)).toEqual([{ thing: 'P8', from: 'seat-2', to: 'cell-2-1,-2', drawn: 'tile' }])
})

test('in the deal everybody gets money, and only the own is seen', () => {
  const seats = [{ hand_size: 2, hand: ['fl1', 'fl1'] }, { hand_size: 5 }]
  const game = { seats, market: [['G7'], ['P8']], display: ['du1', null] } as unknown as GameShown
  const dealt = deal(game, 0)
  expect(dealt.filter((one) => one.thing === '?').map((one) => one.to)).toEqual(['seat-1', 'seat-1', 'seat-1'])
  expect(dealt.filter((one) => one.thing !== '?').map((one) => one.to)).toEqual([
    'money-fl1',
    'money-fl1',
    'tile-G7',
    'tile-P8',
    'display-1',
  ])
})

test('a game is dealt before our eyes only while we have done nothing in it', () => {
  const start = did([], -1, 'deal')
  expect(isFresh([start], [0])).toBe(true)
  expect(isFresh([start, did([], 1)], [0])).toBe(true)
  expect(isFresh([start, did([], 0)], [0])).toBe(false)
  expect(isFresh([start, did([], 1)], [])).toBe(false)
  expect(isFresh([], [0])).toBe(false)
})

test('clocks run on here, but not in a window', () => {
  const clocks = { left: [60, 30], running: [1], window: null, kind: 'fischer', increment: 0 }
  expect(timeLeftOf(clocks, 0, 10)).toBe(60)
  expect(timeLeftOf(clocks, 1, 10)).toBe(20)
  expect(timeLeftOf(clocks, 1, 99)).toBe(0)
  expect(timeLeftOf({ ...clocks, window: 12 }, 1, 10)).toBe(30)
  expect([75, 3723, 100000].map((time) => written(time, 'd', 'h'))).toEqual(['1:15', '1:02:03', '1 d 3 h'])
})

test('the title says when it is my turn', () => {
  expect(titled(true, 'Alhambra', 'Your turn')).toBe('● Your turn · Alhambra')
  expect(titled(false, 'Granada', 'Your turn')).toBe('Granada · Alhambra')
})

test('steps that are shown together make each sound once', () => {
  const steps = [
    did([happened('pay', { card: 'fl5' }), happened('buy', {})]),
    did([happened('pay', {}), happened('build', {})]),
  ]
  expect(soundsOf(steps)).toEqual(['coin', 'tile'])
  expect(soundsOf([did([happened('turn', {})])])).toEqual([])
})
