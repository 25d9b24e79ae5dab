// Things of the game in words, for screen readers and tooltips.
import { cardKind, currency, look } from '../art/look'
import { named, t } from './texts.svelte'

const SIDES: Record<string, string> = { N: 'side-north', E: 'side-east', S: 'side-south', W: 'side-west' }

export function typeWords(category: string): string {
  if (category === 'wall' || category === 'moat') return t(`word-${category}`)
  if (category === 'wall-and-moat') return t('picture-wall-and-moat')
  return t(named('type', category))
}

export function tileName(name: string): string {
  const tile = look(name)
  if (tile.family === 'fountain' || tile.family === 'gate') return t(`word-${tile.family}`)
  if (tile.family === 'hut') return t(`${named('type', tile.type)}.hut`)
  return tile.type ? t(`${named('type', tile.type)}.tile`, { price: tile.price }) : name
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
export function tileWords(name: string, site = ''): string {
  const tile = look(name)
  const parts = [tileName(name)]
  if (tile.borders) {
    const border = t(tile.family === 'city' ? 'word-moat' : 'word-wall')
    parts.push(labelled(border, [...tile.borders].map((side) => t(SIDES[side] ?? side)).join(', ')))
  }
  if (tile.back) parts.push(labelled(t('picture-other-face'), tileName(tile.back)))
  if (site) parts.push(labelled(t('word-site'), site === '?' ? t('picture-hidden') : currencyWords(site)))
  return parts.join('; ')
}

export function currencyWords(code: string): string {
  return t(named('currency', currency(code)))
}

export function cardWords(name: string): string {
  switch (cardKind(name)) {
    case 'money':
      return `${currencyWords(name.slice(0, 2))} ${name.slice(2)}`
    case 'exchange': {
      const [first = '', second = ''] = name.slice(2).split('-').map(currencyWords)
      return t('card-exchange', { first, second })
    }
    case 'scoring':
      return t('card-scoring', { number: Number(name.slice(5)) })
    case 'bonus':
      return t('card-bonus', { tile: tileName(name) })
    default:
      return t('picture-card')
  }
}

export function cellWords(x: number, y: number): string {
  return `${x},${y}`
}

/** Every tile with its cell. */
export function palaceWords(tiles: [string, number, number][], sites: Record<string, string> = {}): string {
  const ordered = [...tiles].sort((one, other) => one[2] - other[2] || one[1] - other[1])
  return ordered.map(([name, x, y]) => `${cellWords(x, y)}: ${tileWords(name, sites[name] ?? '')}`).join('. ')
}
