// What a tile or card looks like, by its name.
import { CURRENCIES, FACES, LETTERS } from './faces'

export interface Look {
  name: string
  family: 'palace' | 'city' | 'hut' | 'fountain' | 'gate'
  type: string
  price: number
  borders: string
  back: string
}

const NOTHING: Look = { name: '', family: 'palace', type: '', price: 0, borders: '', back: '' }

export function look(name: string): Look {
  const face = FACES[name]
  if (!face) return { ...NOTHING, name }
  const [family, type, price, borders, back] = face
  return { name, family: family as Look['family'], type, price, borders, back }
}

/** The style sheet variable of a type or currency: `--type-bath-house`. */
export function colour(kind: 'type' | 'currency', name: string, part = ''): string {
  return `var(--${kind}-${name.replace(/[ _]/g, '-')}${part && `-${part}`})`
}

export function symbol(name: string): string {
  return `#alh-${name.replace(/[ _]/g, '-')}`
}

export function letters(type: string): string {
  return LETTERS[type] ?? type.slice(0, 2)
}

/** The long name of a currency's two letters. */
export function currency(code: string): string {
  return CURRENCIES[code] ?? code
}

export const CODES = Object.keys(CURRENCIES)

export type CardKind = 'money' | 'exchange' | 'scoring' | 'bonus' | 'back'

export function cardKind(name: string): CardKind {
  if (name === '?' || name === '') return 'back'
  if (name.startsWith('x:')) return 'exchange'
  if (name.startsWith('score')) return 'scoring'
  return /^(fl|di|de|du)[1-9]$/.test(name) ? 'money' : 'bonus'
}
