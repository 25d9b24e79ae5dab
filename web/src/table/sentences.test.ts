import { afterEach, expect, test } from 'vitest'
import { bundleOf, texts } from '../lib/texts.svelte'
import { splitSentences } from './sentences'

const SOURCE = `event-take = { $player } nimmt { $card }.
event-build = { $player } baut { $tile } auf { $cell }.
    .drawn = { $player } baut { $tile }.
event-pass = { $player } passt.
event-gift = Dirk erhält { $tile }.
event-buy = { $exact ->
    [1] { $player } kauft { $tile } und zahlt passend.
   *[other] { $player } kauft { $tile }.
}
list-and = { $before } und { $last }`
const said = (key: string, text: string, seat = 0) => ({ key, seat, values: {}, text })

afterEach(() => {
  texts.bundle = null
})

test('what somebody did several times is one sentence', () => {
  texts.bundle = bundleOf('de', SOURCE)
  expect(
    splitSentences([
      said('take', 'Eva nimmt 1 Dukaten.'),
      said('take', 'Eva nimmt 1 Florin.'),
      said('take', 'Eva nimmt 2 Florin.'),
      said('build', 'Eva baut Turm 9.'),
      said('build', 'Udo baut Turm 8.', 1),
    ]),
  ).toEqual(['Eva nimmt 1 Dukaten, 1 Florin und 2 Florin, baut Turm 9.', 'Udo baut Turm 8.'])
})

test('nobody need have done it', () => {
  texts.bundle = bundleOf('de', SOURCE)
  const gifts = [said('gift', 'Dirk erhält Turm 9.', -1), said('gift', 'Dirk erhält Turm 8.', -1)]
  expect(splitSentences(gifts)).toEqual(['Dirk erhält Turm 9 und Turm 8.'])
})

test('of sentences that say more than one thing all is said', () => {
  texts.bundle = bundleOf('de', SOURCE)
  const bought = ['Eva kauft Turm 9 und zahlt passend.', 'Eva kauft Turm 8.']
  expect(splitSentences(bought.map((text) => said('buy', text)))).toEqual([
    'Eva kauft Turm 9 und zahlt passend, kauft Turm 8.',
  ])
})

test('sentences that are about no thing, or that nothing is known of, stay as they are', () => {
  const passes = [said('pass', 'Eva passt.'), said('pass', 'Udo passt.', 1), said('hut', 'A.'), said('hut', 'B.')]
  expect(splitSentences(passes)).toEqual(['Eva passt.', 'Udo passt.', 'A.', 'B.'])
  texts.bundle = bundleOf('de', SOURCE)
  expect(splitSentences(passes)).toEqual(['Eva passt.', 'Udo passt.', 'A.', 'B.'])
})

test('what somebody does one after the other is one sentence, which names them once', () => {
  texts.bundle = bundleOf('de', SOURCE)
  const turn = [
    said('buy', 'Eva kauft Turm 9 und zahlt passend.'),
    said('take', 'Eva nimmt 2 Florin.'),
    said('build', 'Eva baut Turm 9.'),
  ]
  expect(splitSentences(turn)).toEqual(['Eva kauft Turm 9 und zahlt passend, nimmt 2 Florin, baut Turm 9.'])
  // Two players of the same name are two.
  expect(splitSentences([turn[1]!, { ...turn[2]!, seat: 1 }])).toEqual(['Eva nimmt 2 Florin.', 'Eva baut Turm 9.'])
})

test('what becomes of somebody, and what takes two sentences to say, stands by itself', () => {
  texts.bundle = bundleOf(
    'de',
    `${SOURCE}
event-award = { $player } hat das meiste Geld und bekommt { $tile }.
event-turn-over = { $player } wendet das Plättchen. Es zeigt jetzt { $tile }.`,
  )
  const all = [
    said('build', 'Eva baut Turm 9.'),
    said('award', 'Eva hat das meiste Geld und bekommt Turm 8.'),
    said('turn-over', 'Eva wendet das Plättchen. Es zeigt jetzt Bad 8.'),
    said('build', 'Eva baut Bad 8.'),
  ]
  expect(splitSentences(all)).toEqual(all.map((one) => one.text))
})
