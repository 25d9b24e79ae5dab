// The options of a view, sorted to the things on the table they belong to. Nothing is decided here: an option is
// there or not, and one of a kind that is not known here is offered in words.
import type { Option } from '../lib/wire'

export type Picked =
  | { on: 'market'; tile: string }
  | { on: 'display'; cards: string[]; places: number[] }
  | { on: 'bought' | 'reserve'; tile: string }
  | { on: 'palace'; tile: string; x: number; y: number }
  | { on: 'hut' | 'bonus'; tile: string }

const PAID = ['buy', 'vizier', 'site']
const LAID = ['place', 'turn', 'add', 'swap']
const OF_BOUGHT = ['place', 'turn', 'reserve', 'turn-reserve', 'give', 'decline', 'finish']

/** What a thing is for, by the kind of option. */
export function optionsOf(picked: Picked, options: Option[]): Option[] {
  switch (picked.on) {
    case 'market':
      return options.filter((one) => PAID.includes(one.kind) && one.tile === picked.tile)
    case 'display':
      return options.filter((one) => one.kind === 'take' && contains(one.cards, picked.cards))
    case 'bought':
      return options.filter((one) => OF_BOUGHT.includes(one.kind) && one.tile === picked.tile)
    case 'reserve':
      return options.filter((one) => ['add', 'swap', 'finish'].includes(one.kind) && one.tile === picked.tile)
    case 'palace':
      return options.filter(
        (one) =>
          (one.kind === 'remove' && one.cell?.[0] === picked.x && one.cell[1] === picked.y) ||
          (one.kind === 'finish' && one.tile === picked.tile),
      )
    case 'hut':
      return options.filter((one) => one.kind === 'hut' && one.tile === picked.tile)
    case 'bonus':
      return options.filter((one) => one.kind === 'reveal' && one.tile === picked.tile)
  }
}

/** Options that belong to no thing: they are always offered. */
const BOUND = [...PAID, ...LAID, ...OF_BOUGHT, 'remove', 'take', 'hut', 'reveal']

export function looseOptions(options: Option[]): Option[] {
  return options.filter((one) => !BOUND.includes(one.kind))
}

/** Those of a picked tile that go to a cell. */
export function targets(options: Option[]): Option[] {
  return options.filter((one) => LAID.includes(one.kind) && one.cell !== null)
}

/** The word with which a picked tile would be laid on a cell: to ask why not. */
export function wordFor(picked: Picked, options: Option[], isTaken: boolean): string | null {
  if (picked.on === 'bought') return ['place', 'turn'].find((word) => options.some((one) => one.kind === word)) ?? null
  if (picked.on === 'reserve') return isTaken ? 'swap' : 'add'
  return null
}

/** Exact payments first, then those that lose least, then fewer cards. */
export function byPrice(options: Option[]): Option[] {
  return [...options].sort(
    (one, other) =>
      PAID.indexOf(one.kind) - PAID.indexOf(other.kind) || one.change - other.change || one.cards.length - other.cards.length,
  )
}

/** The largest sums first. */
export function bySum(options: Option[]): Option[] {
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

export function sameCards(one: string[], other: string[]): boolean {
  return one.length === other.length && contains(one, other)
}

/** Options whose notation or words hold what was typed; those whose notation begins with it first. */
export function completions(options: Option[], typed: string): Option[] {
  const wanted = typed.trim().toLowerCase()
  if (!wanted) return options
  const starts = options.filter((one) => one.action.toLowerCase().startsWith(wanted))
  const rest = options.filter((one) => !starts.includes(one) && `${one.action} ${one.text}`.toLowerCase().includes(wanted))
  return [...starts, ...rest]
}

/** The cell beside another that holds one of the targets, nearest in a direction. */
export function nextTarget(cells: number[][], from: number[], step: [number, number]): number[] | null {
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
