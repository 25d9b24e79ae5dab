// What the modules in play add to the table: by their own folders, registered by name, or as the server describes them.
import type { Component } from 'svelte'
import { currencyOf } from '../art/look'
import { rules } from '../lib/rules.svelte'
import { has, named, t } from '../lib/texts.svelte'
import type { GameShown, HoldingInfo, ModuleInfo } from '../lib/wire'
import type { Sound } from '../sounds/sounds'
import type { Module, Pile } from './module'

// biome-ignore lint/suspicious/noExplicitAny: each module has a state of its own, known to itself alone
type Any = Module<any>

const found = import.meta.glob<{ default: Any }>('./*/index.ts', { eager: true })
const registered: Record<string, Any> = Object.fromEntries(
  Object.entries(found).map(([path, module]) => [path.split('/')[1] ?? '', module.default]),
)

function gather<Part extends keyof Any, Made>(
  game: Pick<GameShown, 'modules'>,
  part: Part,
  make: (wanted: NonNullable<Any[Part]>, shown: unknown) => Made,
): Made[] {
  return Object.entries(game.modules).flatMap(([name, shown]) => {
    const wanted = registered[name]?.[part]
    return wanted ? [make(wanted, shown)] : []
  })
}

// --- by their own folders -----------------------------------------------------------------------------

export function marksOf(game: GameShown): Component<{ game: GameShown; seat: number }>[] {
  return gather(game, 'mark', (mark) => mark)
}

export function pilesOf(game: GameShown): Pile[] {
  return gather(game, 'pile', (make, shown) => make(shown as never))
}

/** What is to be said beside the market: notes, and what lies on the table with modules that have none. */
export function noteWords(game: GameShown): string {
  const notes = gather(game, 'note', (make, shown) => t(make(shown as never)))
  return [
    ...notes,
    ...tableTokensOf(game).map(({ label, value }) => (value ? t('label-value', { label, value }) : label)),
  ].join(' · ')
}

export function startOf(game: GameShown): string {
  return gather(game, 'start', (make, shown) => make(shown as never, game)).find(Boolean) ?? 'fountain'
}

export function guestTilesOf(game: GameShown): string[] {
  return gather(game, 'tiles', (make, shown) => make(shown as never)).flat()
}

/** What is heard when an event of a module happens. */
export const moduleSounds: Record<string, Sound> = Object.assign(
  {},
  ...Object.values(registered).map((one) => one.sounds),
)

const befalling = import.meta.glob<{ default: string[] }>('./*/befalls.ts', { eager: true })
/** Events of modules that befall a player, by their keys: they are not a part of what this player does. */
export const moduleBefalls: string[] = Object.values(befalling).flatMap((one) => one.default)

// --- as the server describes them ---------------------------------------------------------------------

/** Something that lies before a player, in words. */
export interface Token {
  label: string
  value: string
  isOn: boolean
}

interface Held {
  module: ModuleInfo
  holding: HoldingInfo
  value: unknown
}

function findHeld(game: GameShown, seat: number): Held[] {
  return rules.holdings
    .filter(({ holding }) => holding.per === 'seat')
    .map(({ module, holding }) => ({ module, holding, value: valuesOf(game, module, holding)[seat] }))
    .filter(({ value }) => value !== undefined)
}

/** Does anybody hold what only its owner sees, also after the game? */
export function hasHidden(game: GameShown): boolean {
  return rules.holdings.some(({ module, holding }) => holding.seen === 'owner' && module.name in game.modules)
}

function valuesOf(game: GameShown, module: ModuleInfo, holding: HoldingInfo): unknown[] {
  const values = game.modules[module.name]?.[holding.name]
  return Array.isArray(values) ? values : []
}

/** Is it held like money: cards, and pictures that only their owner sees? */
function isInHand({ pieces, seen }: HoldingInfo): boolean {
  return seen === 'hand' || (seen === 'owner' && pieces === 'pictures')
}

function isOfCards({ pieces }: HoldingInfo): boolean {
  return pieces === 'cards' || pieces === 'pictures'
}

/** Its own words, or else the name of its module. */
export function labelOf(module: ModuleInfo, holding: HoldingInfo): string {
  const own = named('holding', `${module.name}-${holding.name}`)
  return t(has(own) ? own : named('module', module.name))
}

/** Cards in a hand that are not money. */
export function cardsOf(game: GameShown, seat: number): string[] {
  return findHeld(game, seat)
    .filter(({ holding }) => isInHand(holding))
    .flatMap(({ value }) => value as string[])
}

/** Cards that lie open before a player. */
export function openCardsOf(game: GameShown, seat: number): { label: string; cards: string[] }[] {
  return findHeld(game, seat)
    .filter(({ holding, value }) => isOfCards(holding) && !isInHand(holding) && (value as string[]).length)
    .map(({ module, holding, value }) => ({ label: labelOf(module, holding), cards: value as string[] }))
}

/** What else lies before a player, of modules without a mark of their own. */
export function tokensOf(game: GameShown, seat: number): Token[] {
  return findHeld(game, seat)
    .filter(({ module, holding }) => !isInHand(holding) && !isOfCards(holding) && !registered[module.name]?.mark)
    .filter(({ value }) => !Array.isArray(value) || value.length)
    .map(tokenOf)
}

/** What lies on the table for all to see, of modules without a folder that shows it: in one place, or in one for each type. */
export function tableTokensOf(game: GameShown): Token[] {
  return rules.holdings
    .filter(({ module, holding }) => isOpenOnTable(holding) && !registered[module.name])
    .map(({ module, holding }) => ({ module, holding, value: game.modules[module.name]?.[holding.name] }))
    .map((held) => (held.holding.per === 'type' ? { ...held, value: listByType(held.value, held.holding) } : held))
    .filter(({ value }) => value !== undefined && (!Array.isArray(value) || value.length))
    .map(tokenOf)
}

function isOpenOnTable({ per, seen }: HoldingInfo): boolean {
  return (per === 'table' || per === 'type') && (seen === 'all' || seen === 'top')
}

/** What lies in the places of the types, each with its name; nothing where nothing lies. */
function listByType(values: unknown, holding: HoldingInfo): string[] {
  const types = rules.current.modules.flatMap((module) => module.types)
  return (Array.isArray(values) ? values : []).flatMap((value, number) => {
    const pieces = [value].flat().filter((one) => one !== 0 && one !== false)
    const words = value === true ? '' : pieces.map((one) => written(String(one), holding)).join(' ')
    return pieces.length ? [`${t(named('type', types[number] ?? ''))} ${words}`.trim()] : []
  })
}

function tokenOf({ module, holding, value }: Held): Token {
  const isFlag = typeof value === 'boolean'
  const pieces = isFlag ? [] : [value].flat().map((one) => written(String(one), holding))
  return { label: labelOf(module, holding), value: pieces.join(', '), isOn: Boolean(value) }
}

function written(piece: string, { pieces }: HoldingInfo): string {
  if (piece === '?') return t('picture-hidden')
  return pieces === 'currencies' ? t(named('currency', currencyOf(piece))) : piece
}

/** What lies on tiles whose buildings are not there yet. */
export function coversOf(game: GameShown): Record<string, string> {
  const { module, holding } = rules.covering ?? {}
  return (module && holding && (game.modules[module.name]?.[holding.name] as Record<string, string>)) ?? {}
}
