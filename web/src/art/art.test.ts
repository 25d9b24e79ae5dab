import { expect, test } from 'vitest'
import { rules } from '../lib/rules.svelte'
import { findCounted } from './lit'
import { kindOf, colourOf, currencyOf, initialOf, lettersOf, look } from './look'
import { drawn, drawLongest, middleOf, findPieces } from './walls'

const at = (name: string, x: number, y: number) => ({ look: look(name), x, y })

test('tiles and cards by name', () => {
  expect(look('P2')).toMatchObject({ family: 'palace', type: 'pavilion', price: 2, borders: 'NEW' })
  expect(look('fountain').family).toBe('fountain')
  expect(look('ar2').back).toBe('pk3')
  expect(['fl5', 'x:fl-di', 'e:fl', 'score1', '?', 'S4'].map(kindOf)).toEqual([
    'money',
    'pair',
    'single',
    'scoring',
    'back',
    'picture',
  ])
  expect([lettersOf('bath house'), currencyOf('du')]).toEqual(['ba', 'ducat'])
})

test('a tile without a picture is drawn as its module declares it', () => {
  const info = {
    ...{ kinds: [], decisions: [], holdings: [], categories: [], cards: [], families: [], parties: [] },
    ...{ supplies: [], draws: true, aside: 'reserve' },
  }
  const face = { name: 'M4', family: 'palace', type: 'mill', price: 4, borders: 'SW', colour: '#2f7f8f' }
  rules.current = {
    kinds: [],
    decisions: [],
    modules: [{ ...info, name: 'mills', types: ['mill'], tiles: [face] }],
  }
  expect(look('M4')).toMatchObject({ family: 'palace', type: 'mill', price: 4, borders: 'SW', drawing: '' })
  expect([colourOf('type', 'mill'), colourOf('type', 'mill', 'ink'), initialOf('mill')]).toEqual([
    '#2f7f8f',
    '#fffaf0',
    'M',
  ])
  expect(colourOf('type', 'tower')).toBe('var(--type-tower)')
  rules.current = { kinds: [], decisions: [], modules: [] }
  expect(look('M4')).toMatchObject({ type: '', price: 0 })
})

test('a lone wall ends in two posts, a corner in one', () => {
  const one = { ...look('P2'), borders: 'N' }
  const symbols = (borders: string) =>
    findPieces([{ look: { ...one, borders }, x: 0, y: 0 }]).map((piece) => piece.symbol)
  expect(symbols('N')).toEqual(['wall', 'wall-post', 'wall-post'])
  expect(symbols('NE')).toEqual(['wall', 'wall', 'wall-post', 'wall-post', 'wall-post'])
})

test('two bands in a line need no post between them', () => {
  const tile = (x: number) => ({ look: { ...look('P2'), borders: 'N' }, x, y: 0 })
  expect(findPieces([tile(0), tile(1)]).filter((piece) => piece.symbol === 'wall-post')).toHaveLength(2)
})

test('the longest wall follows its edges', () => {
  const tiles = [at('fountain', 0, 0), { look: { ...look('P2'), borders: 'N' }, x: 1, y: 0 }]
  expect(drawLongest(tiles, [[1, 0, 'N']])).toBe('M106 6L194 6')
  expect(drawLongest(tiles, [[7, 7, 'N']])).toBe('')
})

test('the longest wall says its length on its middle edge', () => {
  const tiles = [at('fountain', 0, 0), { look: { ...look('P2'), borders: 'NE' }, x: 1, y: 0 }]
  expect(
    middleOf(
      tiles,
      [
        [1, 0, 'N'],
        [1, 0, 'E'],
      ],
      'wall',
    ),
  ).toEqual({ x: 150, y: 6, length: 2 })
  expect(middleOf(tiles, [], 'wall')).toBeNull()
  // On a southern edge not over the price.
  const south = [{ look: { ...look('P2'), borders: 'S' }, x: 0, y: 0 }]
  expect(middleOf(south, [[0, 0, 'S']], 'wall')?.x).toBeLessThan(30)
})

test('the water of neighbours joins where no wall is between them', () => {
  const garden = (borders: string, x: number) => ({ look: { ...look('G7'), borders }, x, y: 0 })
  const streams = (one: string, other: string) =>
    findPieces([garden(one, 0), garden(other, 1)]).filter((piece) => piece.symbol === 'stream').length
  expect([streams('N', 'S'), streams('E', 'M')]).toEqual([2, 0])
})

test('walls are not turned, for the light comes from one side', () => {
  const one = { look: { ...look('P2'), borders: 'NESW' }, x: 2, y: 1 }
  const transforms = findPieces([one]).map(drawn)
  expect(transforms.every((piece) => !piece.transform.includes('rotate'))).toBe(true)
  expect(transforms.map((piece) => piece.href)).toContain('#alh-wall-south')
})

test('while a type is scored, its finished buildings are lit, and huts that count', () => {
  // P2 has walls in the north, east and west: of the two huts only the one below it is beside it.
  const [pavilion, below, right, tower] = [at('P2', 0, 0), at('hPe', 0, 1), at('hPn', 1, 0), at('T9', 5, 5)]
  const all = [pavilion, below, right, tower]
  expect([...findCounted(all, 'pavilion', {})]).toEqual([pavilion, below])
  expect([...findCounted(all, 'pavilion', { P2: '?' })]).toEqual([])
  expect([...findCounted(all, 'none', {})]).toEqual([])
  expect([...findCounted(all, '', {})]).toEqual([])
})
