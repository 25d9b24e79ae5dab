// Things of the game in words, for screen readers and tooltips.
import { kindOf, currenciesOf, currencyOf, look } from '../art/look'
import { labelOf } from '../modules'
import { rules } from './rules.svelte'
import { has, named, t } from './texts.svelte'

const SIDES: Record<string, string> = { N: 'side-north', E: 'side-east', S: 'side-south', W: 'side-west' }

/** Something that scores: a type of buildings, a line of walls, or what a module adds. */
export function typeWords(category: string): string {
  const keys = ['type', 'picture', 'word', 'category'].map((kind) => named(kind, category))
  return t(keys.find(has) ?? category)
}

export function tileName(name: string): string {
  const tile = look(name)
  if (!tile.type) return has(named('word', name)) ? t(named('word', name)) : name
  const own = `${named('type', tile.type)}.${tile.family}`
  return t(has(own) ? own : `${named('type', tile.type)}.tile`, { price: tile.price })
}

/** Names in a row: `Anna, Ben and Cleo`. */
export function listed(names: string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : t('list-and', { before: names.slice(0, -1).join(', '), last })
}

/** A label and what it says; the sign between them is that of the language. */
export function labelled(label: string, value: string | number): string {
  return t('label-value', { label, value })
}

/** A tile with everything one sees on it. */
export function tileWords(name: string, cover = ''): string {
  const tile = look(name)
  const parts = [tileName(name)]
  if (tile.borders) {
    parts.push(
      labelled(t(named('word', tile.border)), [...tile.borders].map((side) => t(SIDES[side] ?? side)).join(', ')),
    )
  }
  if (tile.back) parts.push(labelled(t('picture-other-face'), tileName(tile.back)))
  if (cover) parts.push(coverWords(cover))
  return parts.join('; ')
}

function coverWords(cover: string): string {
  const { module, holding } = rules.covering ?? {}
  const label = module && holding ? labelOf(module, holding) : ''
  return labelled(label, cover === '?' ? t('picture-hidden') : currencyWords(cover))
}

export function currencyWords(code: string): string {
  return t(named('currency', currencyOf(code)))
}

export function cardWords(name: string): string {
  switch (kindOf(name)) {
    case 'money':
      return `${currencyWords(name.slice(0, 2))} ${name.slice(2)}`
    case 'scoring':
      return t('card-scoring', { number: Number(name.slice(5)) })
    case 'back':
      return t('picture-card')
    default:
      return moduleCardWords(name)
  }
}

/** A card of a module: it has currencies on it, or shows a tile. */
function moduleCardWords(name: string): string {
  const module = rules.findByCard(name)?.name ?? ''
  const [first = '', second = ''] = currenciesOf(name).map(currencyWords)
  const keys = [named('card', module), `${named('narration', module)}-card.name`, named('module', module)]
  const key = keys.find(has)
  return key ? t(key, { first, second, tile: tileName(name) }) : tileName(name)
}

export function cellWords(x: number, y: number): string {
  return `${x},${y}`
}

const NEIGHBOURS: [key: string, x: number, y: number][] = [
  ['web-place.right', -1, 0],
  ['web-place.left', 1, 0],
  ['web-place.below', 0, -1],
  ['web-place.above', 0, 1],
]

type Tiles = [name: string, x: number, y: number][]

/** A tile that lies beside a cell, and the words for that side of it. */
function besideOf(tiles: Tiles, x: number, y: number): { key: string; name: string } | null {
  for (const [key, dx, dy] of NEIGHBOURS) {
    const beside = tiles.find((tile) => tile[1] === x + dx && tile[2] === y + dy)
    if (beside) return { key, name: beside[0] }
  }
  return null
}

function sideWords({ key, name }: { key: string; name: string }): string {
  return t(key, { tile: tileName(name), name })
}

/** A cell as people would say it: by the tile that lies there, or one beside it. */
export function placeWords(tiles: Tiles, x: number, y: number): string {
  const there = tiles.find((tile) => tile[1] === x && tile[2] === y)
  if (there) return tileName(there[0])
  const beside = besideOf(tiles, x, y)
  return beside ? sideWords(beside) : cellWords(x, y)
}

/** Every tile, from the first one outwards, each by the side of one that has been named. */
export function palaceWords(tiles: Tiles, covers: Record<string, string> = {}): string {
  const named: Tiles = []
  const left = [...tiles]
  const said: string[] = []
  while (left.length) {
    const next = Math.max(
      0,
      left.findIndex(([, x, y]) => besideOf(named, x, y)),
    )
    const tile = left.splice(next, 1)[0]!
    const [name, x, y] = tile
    const beside = besideOf(named, x, y)
    const words = tileWords(name, covers[name] ?? '')
    said.push(beside ? labelled(sideWords(beside), words) : words)
    named.push(tile)
  }
  return said.join('. ')
}
