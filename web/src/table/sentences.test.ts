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
  ).toEqual(['Eva nimmt 1 Dukaten, 1 Florin und 2 Florin.', 'Eva baut Turm 9.', 'Udo baut Turm 8.'])
})

test('nobody need have done it', () => {
  texts.bundle = bundleOf('de', SOURCE)
  const gifts = [said('gift', 'Dirk erhält Turm 9.', -1), said('gift', 'Dirk erhält Turm 8.', -1)]
  expect(splitSentences(gifts)).toEqual(['Dirk erhält Turm 9 und Turm 8.'])
})

test('sentences that say more than one thing are left alone', () => {
  texts.bundle = bundleOf('de', SOURCE)
  const bought = ['Eva kauft Turm 9 und zahlt passend.', 'Eva kauft Turm 8.']
  expect(splitSentences(bought.map((text) => said('buy', text)))).toEqual(bought)
})

test('sentences that are about no thing, or that nothing is known of, stay as they are', () => {
  const passes = [said('pass', 'Eva passt.'), said('pass', 'Eva passt.'), said('hut', 'A.'), said('hut', 'B.')]
  expect(splitSentences(passes)).toEqual(['Eva passt.', 'Eva passt.', 'A.', 'B.'])
  texts.bundle = bundleOf('de', SOURCE)
  expect(splitSentences(passes)).toEqual(['Eva passt.', 'Eva passt.', 'A.', 'B.'])
})
