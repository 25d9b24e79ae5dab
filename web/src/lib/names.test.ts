import { expect, test } from 'vitest'
import { botName, botNames, partyNames, seatName, shortNames } from './names'
import { rules } from './rules.svelte'
import { bundleOf, texts } from './texts.svelte'

texts.bundle = bundleOf(
  'fr',
  'bot-novice = Débutant\nword-dirk = Dirk\nword-player = joueur\n    .number = joueur { $number }\n',
)

test('bots go by what they are, in words', () => {
  expect(botName('novice')).toBe('Débutant')
  expect(botName('novice 2')).toBe('Débutant 2')
  expect(botName('Deep Fountain')).toBe('Deep Fountain')
  expect(seatName({ kind: 'bot', name: 'novice 3', bot: 'novice' })).toBe('Débutant 3')
  expect(seatName({ kind: 'person', name: 'novice', bot: '' })).toBe('novice')
  // Who has resigned is played by a bot, and keeps the name.
  expect(seatName({ kind: 'person', name: 'Ana', bot: 'novice' })).toBe('Ana')
})

test('opponents of a kind are counted', () => {
  expect(botNames(['novice', 'Deep Fountain', 'novice'])).toEqual(['2 × Débutant', 'Deep Fountain'])
})

test('everybody has a name, Dirk too', () => {
  const none = {
    ...{ kinds: [], decisions: [], holdings: [], categories: [], cards: [], types: [], families: [], tiles: [] },
    ...{ supplies: [], draws: false, aside: 'reserve' },
  }
  rules.current = { kinds: [], decisions: [], modules: [{ ...none, name: 'two_players', parties: ['dirk'] }] }
  expect(partyNames(['Ana', ''])).toEqual(['Ana', 'joueur 2', 'Dirk'])
})

test('short names are unlike', () => {
  expect(shortNames(['Ana', 'Ben', 'Dirk'])).toEqual(['An', 'Be', 'Di'])
  expect(shortNames(['Zoe', 'Novice', 'Novice 2', 'Novice 3'])).toEqual(['Zo', 'No', 'N2', 'N3'])
  expect(shortNames(['Anna', 'Andy'])).toEqual(['An', 'A2'])
})
