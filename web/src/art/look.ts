// What a tile or card looks like, by its name.
import { rules } from '../lib/rules.svelte'
import { has, t } from '../lib/texts.svelte'
import { CURRENCIES, FACES, LETTERS } from './faces'

export interface Look {
  name: string
  family: 'palace' | 'city' | 'hut' | 'fountain' | 'gate'
  type: string
  price: number
  borders: string
  /** What its borders are. */
  border: 'wall' | 'moat'
  back: string
  /** The symbol of its building: types have several. */
  drawing: string
}

const NOTHING: Look = {
  name: '',
  family: 'palace',
  type: '',
  price: 0,
  borders: '',
  border: 'wall',
  back: '',
  drawing: '',
}

export function look(name: string): Look {
  const face = FACES[name]
  if (!face) return { ...NOTHING, name, ...findDeclared(name) }
  const [family, type, price, borders, back, drawing] = face
  const border = family === 'city' || family === 'gate' ? 'moat' : 'wall'
  return { name, family: family as Look['family'], type, price, borders, border, back, drawing }
}

/** A tile of a module from outside, as its leaflet declares it: it has no picture. */
function findDeclared(name: string): Partial<Look> {
  const { family, type, price, borders } = rules.findTile(name) ?? {}
  return type === undefined ? {} : { family: family as Look['family'], type, price, borders }
}

/** The style sheet variable of a type or currency: `--type-bath-house`; a type from outside brings its colour. */
export function colourOf(kind: 'type' | 'currency', name: string, part = ''): string {
  const own = kind === 'type' ? rules.colourOf(name) : undefined
  return own ? shadeOf(own, part) : `var(--${kind}-${name.replace(/[ _]/g, '-')}${part && `-${part}`})`
}

/** A colour that no style sheet has: itself, the pale ground of a tile, or ink that can be read upon it. */
export function shadeOf(own: string, part: string): string {
  if (part === 'ground') return `color-mix(in srgb, ${own} 27%, #fff6e2)`
  if (part !== 'ink') return own
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(own.slice(at, at + 2), 16))
  return 0.299 * red + 0.587 * green + 0.114 * blue > 150 ? '#1d140b' : '#fffaf0'
}

/** What stands for a building without a picture: the first letter of its type. */
export function initialOf(type: string): string {
  return lettersOf(type).slice(0, 1).toUpperCase()
}

export function symbolOf(name: string): string {
  return `#alh-${name.replace(/[ _]/g, '-')}`
}

/** Is there a picture of that name? */
export function isDrawn(name: string): boolean {
  return document.querySelector(symbolOf(name)) !== null
}

/** One or two letters for a building type, in the reader's language. */
export function lettersOf(type: string): string {
  const own = `type-${type.replace(/[ _]/g, '-')}.letters`
  return has(own) ? t(own) : (LETTERS[type] ?? type.slice(0, 2))
}

/** A tile by the letters of its type and its price, in the reader's language. */
export function shortName(tile: Look): string {
  return tile.type && tile.price ? `${lettersOf(tile.type)}${tile.price}` : tile.name
}

/** Is a category a line of walls or water, not a type of buildings? */
export function isLine(category: string): boolean {
  return ['wall', 'moat', 'wall-and-moat'].includes(category)
}

/** The long name of a currency's two letters. */
export function currencyOf(code: string): string {
  return CURRENCIES[code] ?? code
}

/** Two letters for money, in the reader's language. */
export function moneyLettersOf(code: string): string {
  const own = `currency-${currencyOf(code)}.letters`
  return has(own) ? t(own) : code
}

export const CODES = Object.keys(CURRENCIES)

/** Money; a scoring; a card with one or two currencies (`e:fl`, `x:fl-di`); one that shows a tile. */
export type CardKind = 'money' | 'scoring' | 'single' | 'pair' | 'picture' | 'back'

export function kindOf(name: string): CardKind {
  if (name === '?' || name === '') return 'back'
  if (name.includes(':')) return name.includes('-') ? 'pair' : 'single'
  if (name.startsWith('score')) return 'scoring'
  return /^(fl|di|de|du)[1-9]$/.test(name) ? 'money' : 'picture'
}

/** The currencies on a card of a module, by their letters. */
export function currenciesOf(name: string): string[] {
  const [, written = ''] = name.split(':')
  return written.split('-').filter((code) => code in CURRENCIES)
}
