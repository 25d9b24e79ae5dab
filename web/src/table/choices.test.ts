import { expect, test } from 'vitest'
import type { Option } from '../lib/wire'
import {
  sortByPrice,
  sortBySum,
  findCompletions,
  contains,
  findLoose,
  findNextTarget,
  optionsOf,
  findTargets,
  wordOf,
} from './choices'

function option(action: string, more: Partial<Option> = {}): Option {
  const [kind = '', ...words] = action.split(' ')
  const cell = words.find((word) => /^-?\d+,-?\d+$/.test(word))
  const cards = words.find((word) => /^(fl|di|de|du)\d/.test(word))
  return {
    action,
    kind,
    text: `${kind}!`,
    ends_turn: false,
    tile: ['take', 'pass', 'fee', 'keep'].includes(kind) ? null : (words[0] ?? null),
    cell: cell ? cell.split(',').map(Number) : null,
    cards: cards ? cards.split('+') : [],
    exact: null,
    change: 0,
    total: 0,
    ...more,
  }
}

const actions = [
  'take fl3',
  'take fl3+du2',
  'buy P8 fl8',
  'site P8 fl4',
  'buy G7 di7',
  'place T9 1,0',
  'reserve T9',
  'add A6 0,1',
  'swap A6 1,0',
  'remove C5 1,0',
  'turn T10 0,1',
  'turn-reserve T10',
  'finish C5 fl5',
  'hut hPn',
  'reveal S4',
  'pass',
  'fee fl5',
  'dance P8',
]
const all = actions.map((action) => option(action))
const where = { market: ['P8', 'G7'], bought: ['T9', 'T10'], reserve: ['A6'], palace: ['C5', 'S4'], cards: ['S4'] }
const found = (options: Option[]) => options.map((one) => one.action)

test('options lie with the things they are about', () => {
  expect(found(optionsOf({ on: 'market', tile: 'P8' }, all, where))).toEqual(['buy P8 fl8', 'site P8 fl4', 'dance P8'])
  expect(found(optionsOf({ on: 'display', cards: ['du2'], places: [1] }, all, where))).toEqual(['take fl3+du2'])
  expect(found(optionsOf({ on: 'bought', tile: 'T9' }, all, where))).toEqual(['place T9 1,0', 'reserve T9'])
  expect(found(optionsOf({ on: 'reserve', tile: 'A6' }, all, where))).toEqual(['add A6 0,1', 'swap A6 1,0'])
  expect(found(optionsOf({ on: 'bought', tile: 'T10' }, all, where))).toEqual(['turn T10 0,1', 'turn-reserve T10'])
  expect(found(optionsOf({ on: 'palace', tile: 'C5', x: 1, y: 0 }, all, where))).toEqual([
    'remove C5 1,0',
    'finish C5 fl5',
  ])
  expect(found(optionsOf({ on: 'elsewhere', tile: 'hPn' }, all, where))).toEqual(['hut hPn'])
  expect(found(optionsOf({ on: 'elsewhere', tile: 'S4' }, all, where))).toEqual(['reveal S4'])
})

test('what belongs to no thing is offered by itself, unknown kinds too', () => {
  expect(found(findLoose(all, where))).toEqual(['pass', 'fee fl5'])
})

test('no option is out of reach', () => {
  const things = [
    ...['P8', 'G7'].map((tile) => ({ on: 'market' as const, tile })),
    { on: 'display' as const, cards: ['fl3'], places: [0] },
    { on: 'bought' as const, tile: 'T9' },
    { on: 'bought' as const, tile: 'T10' },
    { on: 'reserve' as const, tile: 'A6' },
    { on: 'palace' as const, tile: 'C5', x: 1, y: 0 },
    { on: 'elsewhere' as const, tile: 'hPn' },
    { on: 'elsewhere' as const, tile: 'S4' },
  ]
  const reached = new Set([
    ...things.flatMap((thing) => found(optionsOf(thing, all, where))),
    ...found(findLoose(all, where)),
  ])
  expect([...reached].sort()).toEqual([...actions].sort())
})

test('cells of a picked tile, and the word to ask why not', () => {
  const own = optionsOf({ on: 'reserve', tile: 'A6' }, all, where)
  expect(found(findTargets(own))).toEqual(['add A6 0,1', 'swap A6 1,0'])
  expect(wordOf({ on: 'reserve', tile: 'A6' }, own, true)).toBe('swap')
  expect(wordOf({ on: 'reserve', tile: 'A6' }, own, false)).toBe('add')
  expect(wordOf({ on: 'market', tile: 'P8' }, [], false)).toBeNull()
})

test('exact payments come first, then the least loss, then fewer cards', () => {
  const ways = [
    option('buy P8 fl9', { change: 1 }),
    option('buy P8 fl5+fl3', { exact: true }),
    option('buy P8 fl8', { exact: true }),
  ]
  expect(found(sortByPrice(ways))).toEqual(['buy P8 fl8', 'buy P8 fl5+fl3', 'buy P8 fl9'])
})

test('the largest sum comes first', () => {
  expect(found(sortBySum([option('take fl3', { total: 3 }), option('take fl3+du2', { total: 5 })]))).toEqual([
    'take fl3+du2',
    'take fl3',
  ])
})

test('cards with repetitions', () => {
  expect(contains(['fl3', 'fl3', 'du1'], ['fl3', 'fl3'])).toBe(true)
  expect(contains(['fl3', 'du1'], ['fl3', 'fl3'])).toBe(false)
})

test('completions by notation first, then by words', () => {
  expect(found(findCompletions(all, 'buy P')).slice(0, 1)).toEqual(['buy P8 fl8'])
  expect(found(findCompletions(all, 'reserve!'))).toContain('reserve T9')
  expect(findCompletions(all, ' ')).toHaveLength(all.length)
})

test('arrow keys go to the nearest cell in their direction', () => {
  const cells = [
    [0, -1],
    [2, 0],
    [-1, 0],
    [1, 3],
  ]
  expect(findNextTarget(cells, [0, 0], [1, 0])).toEqual([2, 0])
  expect(findNextTarget(cells, [0, 0], [0, -1])).toEqual([0, -1])
  expect(findNextTarget(cells, [2, 0], [1, 0])).toBeNull()
})
