import { beforeEach, expect, test } from 'vitest'
import { rules } from '../lib/rules.svelte'
import { bundleOf, texts } from '../lib/texts.svelte'
import { cardWords, tileWords, typeWords } from '../lib/words'
import type { GameShown, HoldingInfo, ModuleInfo } from '../lib/wire'
import { cardsOf, coversOf, noteWords, openCardsOf, tokensOf } from '.'
import { suppliesOf } from './supplies'

const holding = (name: string, pieces: string, seen = 'all', per = 'seat'): HoldingInfo => ({
  ...{ name, pieces, seen, per, worth: 0, covers: per === 'tile', words: ['no', 'yes'] },
})
const module = (name: string, ...holdings: HoldingInfo[]): ModuleInfo => ({
  ...{ name, holdings, kinds: [], decisions: [], categories: [], cards: [], types: [], families: [] },
  ...{ tiles: [], parties: [], supplies: [], draws: true, aside: 'reserve' },
})
const playing = (modules: GameShown['modules']) => ({ modules }) as GameShown

beforeEach(() => {
  texts.bundle = bundleOf(
    'en',
    [
      'module-mail = Mail',
      'holding-mail-flags = flag',
      'category-flag = flags',
      'narration-mail-card = the letter',
      '    .name = letter about { $first }',
      'currency-florin = florin',
      'type-tower = tower',
      '    .tile = tower { $price }',
      'holding-scaffolds-on-tiles = scaffold',
      'label-value = { $label }: { $value }',
      'picture-hidden = hidden',
    ].join('\n'),
  )
  const mail = module('mail', holding('held', 'cards', 'hand'), holding('sent', 'cards'), holding('flags', 'flag'))
  const scaffolds = module('scaffolds', holding('on_tiles', 'currencies', 'owner', 'tile'))
  rules.current = { kinds: [], decisions: [], modules: [{ ...mail, cards: ['m:fl'] }, scaffolds] }
})

test('a module without a folder of its own is presented as it is described', () => {
  const game = playing({ mail: { held: [['m:fl'], ['?']], sent: [[], ['m:fl']], flags: [true, false] } })
  expect([cardsOf(game, 0), cardsOf(game, 1)]).toEqual([['m:fl'], ['?']])
  expect(openCardsOf(game, 0)).toEqual([])
  expect(openCardsOf(game, 1)).toEqual([{ label: 'Mail', cards: ['m:fl'] }])
  expect(tokensOf(game, 1)).toEqual([{ label: 'flag', value: '', isOn: false }])
})

test('its cards and categories have words, and what lies on tiles', () => {
  expect([cardWords('m:fl'), typeWords('flag'), typeWords('tower')]).toEqual(['letter about florin', 'flags', 'tower'])
  const game = playing({ scaffolds: { on_tiles: { T13: 'fl', T12: '?' } } })
  expect(coversOf(game)).toEqual({ T13: 'fl', T12: '?' })
  expect(tileWords('T12', '?')).toBe('tower 12; scaffold: hidden')
})

test('what lies on the table with a module without a folder is told beside the market', () => {
  const stock = holding('stock', 'number', 'all', 'table')
  const seals = holding('seals', 'currencies', 'nobody', 'table')
  const guards = holding('guards', 'number', 'all', 'type')
  const mail = { ...module('mail', stock, seals, guards, holding('flags', 'flag')), types: ['tower', 'tower'] }
  rules.current = { kinds: [], decisions: [], modules: [mail] }
  const game = playing({ mail: { stock: 3, seals: ['?'], guards: [0, 2], flags: [true] } })
  expect(noteWords(game)).toBe('Mail: 3 · Mail: tower 2')
  expect(noteWords(playing({}))).toBe('')
})

test('the supplies of a module from outside are not known here, unless it declares that it has none', () => {
  expect(suppliesOf(['alhambra', 'mail'])).toBeNull()
  expect(suppliesOf(['alhambra', 'huts'])).toHaveLength(2)
  rules.current = { kinds: [], decisions: [], modules: [{ ...module('mail'), draws: false }] }
  expect(suppliesOf(['alhambra', 'mail'])).toHaveLength(2)
  expect(suppliesOf(['alhambra', 'unheard-of'])).toBeNull()
})

test('a kind of action that lets go of a tile is declared by its module', () => {
  const drop = { name: 'drop', fields: ['tile'], role: 'laying', secret: false }
  rules.current = {
    kinds: [],
    decisions: [],
    modules: [module('mail'), { ...module('river'), kinds: [drop], aside: 'drop' }],
  }
  expect([rules.isLettingGo('drop'), rules.isLettingGo('reserve')]).toEqual([true, false])
})
