import { expect, test } from 'vitest'
import { pathOf } from './api'
import { gameOf, type GameShown, type SeatShown } from './game'
import { hrefOf, placeOf } from './router.svelte'
import { DEFAULTS, readSettings } from './settings.svelte'
import { bundleOf, format, languageOf, named, sourceOf } from './texts.svelte'

test('places and links', () => {
  expect(placeOf('')).toMatchObject({ page: 'lobby', parts: [] })
  const place = placeOf('#/table/a%20b?invitation=x')
  expect([place.page, place.parts, place.query.get('invitation')]).toEqual(['table', ['a b'], 'x'])
  expect(hrefOf('table', ['a b'], { invitation: 'x', empty: '' })).toBe('#/table/a%20b?invitation=x')
})

test('paths of requests: places are filled in, the rest is a query, nothing empty', () => {
  expect(pathOf('me', {})).toBe('me')
  expect(pathOf('tables/{table_id}/seats/{number}', { table_id: 'a/b $&', number: 0 })).toBe(
    'tables/a%2Fb%20%24%26/seats/0',
  )
  expect(pathOf('tables/{table_id}', { table_id: 'x', invitation: '' })).toBe('tables/x')
  expect(pathOf('tables', { mine: true, phase: 'a&b', offset: 0 })).toBe('tables?mine=true&phase=a%26b&offset=0')
})

test('settings: what is stored over the defaults, nothing foreign', () => {
  expect(readSettings(null)).toEqual(DEFAULTS)
  expect(readSettings('not json')).toEqual(DEFAULTS)
  expect(readSettings('{"sound": true, "speed": 3, "foreign": 1}')).toEqual({ ...DEFAULTS, sound: true })
})

test('languages: asked for, then the browser’s, then English', () => {
  expect(languageOf('de', ['fr-FR'])).toBe('de')
  expect(languageOf('', ['it', 'fr-CH', 'de'])).toBe('fr')
  expect(languageOf('', ['it'])).toBe('en')
})

test('texts with numbers, attributes and references', () => {
  const source =
    'a = { $count ->\n    [one] one tile\n   *[other] { $count } tiles\n}\nb = x { c.plural }\nc = tower\n    .plural = towers\n'
  const bundle = bundleOf('en', source)
  expect(format(bundle, 'a', { count: 1 })).toBe('one tile')
  expect(format(bundle, 'a', { count: 3 })).toBe('3 tiles')
  expect(format(bundle, 'b')).toBe('x towers')
  expect(format(bundle, 'c.plural')).toBe('towers')
  expect(format(bundle, 'nothing')).toBe('nothing')
  expect(named('type', 'bath house')).toBe('type-bath-house')
  expect(sourceOf({ 'en/a.ftl': 'a = A\n', 'en/b.ftl': '# b\nb = B' })).toBe('a = A\n\n# b\nb = B')
})

test('every palace has its starting tile, and parties their names', () => {
  const seat: SeatShown = { palace: [['P8', 1, 0]], reserve: [], bought: [], hand_size: 0 }
  const game = (modules: GameShown['modules'], bags: number[]) => ({
    game: { seats: [seat], modules, bags } as unknown as GameShown,
  })
  expect(gameOf(game({}, [50])).seats[0]!.palace[0]).toEqual(['fountain', 0, 0])
  expect(gameOf(game({ granada: { marker: 'odd' } }, [50])).seats[0]!.palace[0]).toEqual(['gate', 0, 0])
  expect(gameOf(game({ granada: { marker: 'odd' } }, [50, 50])).seats[0]!.palace[0]).toEqual(['fountain', 0, 0])
})
