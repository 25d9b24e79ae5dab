import { beforeEach, expect, test } from 'vitest'
import { rules } from '../lib/rules.svelte'
import { bundleOf, texts } from '../lib/texts.svelte'
import { cardWords, tileWords, typeWords } from '../lib/words'
import type { GameShown, HoldingInfo, ModuleInfo } from '../lib/wire'
import { cardsOf, coversOf, openCardsOf, tokensOf } from '.'
import { suppliesOf } from './supplies'

const holding = (name: string, pieces: string, seen = 'all', per = 'seat'): HoldingInfo => ({
  ...{ name, pieces, seen, per, worth: 0, covers: per === 'tile', words: ['no', 'yes'] },
})
const module = (name: string, ...holdings: HoldingInfo[]): ModuleInfo => ({
  ...{ name, holdings, kinds: [], decisions: [], categories: [], cards: [], types: [], families: [] },
  ...{ tiles: [], parties: [] },
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

test('the supplies of a module from outside are not known here', () => {
  expect(suppliesOf(['alhambra', 'mail'])).toBeNull()
  expect(suppliesOf(['alhambra', 'huts'])).toHaveLength(2)
})
