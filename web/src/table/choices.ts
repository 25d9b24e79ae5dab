// The options of a view, sorted to the things on the table they belong to: by where their tile or cards lie. Nothing is
// decided here: an option is there or not, and one that belongs to no thing is offered in words.
import { look } from '../art/look'
import { handOf, type GameShown } from '../lib/game'
import type { Option } from '../lib/wire'

export type Zone = 'market' | 'display' | 'bought' | 'reserve' | 'palace' | 'elsewhere'

export type Picked =
  | { on: 'display'; cards: string[]; places: number[] }
  | { on: 'palace'; tile: string; x: number; y: number }
  | { on: 'market' | 'bought' | 'reserve' | 'elsewhere'; tile: string }

/** What lies where, for the seat that decides. */
export interface Lying {
  market: string[]
  bought: string[]
  reserve: string[]
  palace: string[]
  /** Cards in the hand that are not money; some bear the name of a tile. */
  cards: string[]
}

export function findLying(game: GameShown, seat: number): Lying {
  const own = game.seats[seat]
  return {
    market: game.market.flat(),
    bought: own?.bought ?? [],
    reserve: own?.reserve ?? [],
    palace: (own?.palace ?? []).map(([tile]) => tile),
    cards: handOf(game, seat).other,
  }
}

/** Where the thing lies that an option is about; '' if it is about none. A bought tile may be named by its other face. */
export function zoneOf(option: Option, where: Lying): Zone | '' {
  if (option.kind === 'take') return 'display'
  const tile = option.tile
  if (!tile) return ''
  if (where.bought.includes(tile) || where.bought.includes(look(tile).back)) return 'bought'
  if (where.cards.includes(tile) && !option.cell && !option.cards.length) return 'elsewhere'
  if (where.reserve.includes(tile)) return 'reserve'
  if (where.palace.includes(tile)) return 'palace'
  return where.market.includes(tile) ? 'market' : 'elsewhere'
}

/** What a picked thing is for. */
export function optionsOf(picked: Picked, options: Option[], where: Lying): Option[] {
  const there = options.filter((one) => zoneOf(one, where) === picked.on)
  if (picked.on === 'display') return there.filter((one) => contains(one.cards, picked.cards))
  const own = there.filter((one) => one.tile === picked.tile)
  if (picked.on !== 'palace') return own
  return own.filter((one) => !one.cell || (one.cell[0] === picked.x && one.cell[1] === picked.y))
}

/** Options that belong to no thing: they are always offered. */
export function findLoose(options: Option[], where: Lying): Option[] {
  return options.filter((one) => zoneOf(one, where) === '')
}

/** Those that go to a cell. */
export function findTargets(options: Option[]): Option[] {
  return options.filter((one) => one.cell !== null && one.kind !== 'remove')
}

/** Exact payments first, then those that lose least, then fewer cards. */
export function sortByPrice(options: Option[]): Option[] {
  return [...options].sort((one, other) => one.change - other.change || one.cards.length - other.cards.length)
}

/** The largest sums first. */
export function sortBySum(options: Option[]): Option[] {
  return [...options].sort((one, other) => other.total - one.total || other.cards.length - one.cards.length)
}

/** Is every card (with repetitions) among the others? */
export function contains(cards: string[], wanted: string[]): boolean {
  const left = [...cards]
  return wanted.every((card) => {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

export function isSame(one: string[], other: string[]): boolean {
  return one.length === other.length && contains(one, other)
}

/** The word with which a picked tile would be laid on a cell: to ask why not. */
export function wordOf(picked: Picked, options: Option[], isTaken: boolean): string | null {
  if (picked.on === 'reserve') return isTaken ? 'swap' : 'add'
  return findTargets(options)[0]?.kind ?? (picked.on === 'bought' ? 'place' : null)
}

/** The first empty cell beside what lies there. */
export function findFreeCell(palace: [string, number, number][]): [number, number] | undefined {
  const taken = new Set(palace.map(([, x, y]) => `${x},${y}`))
  const beside = palace.flatMap(([, x, y]) =>
    Object.values(ARROWS).map(([dx, dy]): [number, number] => [x + dx, y + dy]),
  )
  return beside.find((cell) => !taken.has(cell.join(',')))
}

/** Options whose notation or words hold what was typed; those whose notation begins with it first. */
export function findCompletions(options: Option[], typed: string): Option[] {
  const wanted = typed.trim().toLowerCase()
  if (!wanted) return options
  const starts = options.filter((one) => one.action.toLowerCase().startsWith(wanted))
  const rest = options.filter(
    (one) => !starts.includes(one) && `${one.action} ${one.text}`.toLowerCase().includes(wanted),
  )
  return [...starts, ...rest]
}

/** The steps of the arrow keys, from cell to cell. */
export const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** The cell beside another that holds one of the targets, nearest in a direction. */
export function findNextTarget(cells: number[][], from: number[], step: [number, number]): number[] | null {
  const [fx = 0, fy = 0] = from
  const ahead = cells
    .map((cell) => {
      const [dx, dy] = [(cell[0] ?? 0) - fx, (cell[1] ?? 0) - fy]
      const along = dx * step[0] + dy * step[1]
      const aside = Math.abs(dx * step[1]) + Math.abs(dy * step[0])
      return { cell, along, cost: along + 2 * aside }
    })
    .filter(({ along }) => along > 0)
  ahead.sort((one, other) => one.cost - other.cost)
  return ahead[0]?.cell ?? null
}
