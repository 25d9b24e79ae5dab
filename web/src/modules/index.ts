// The modules with a presentation of their own, by name, and what those in play add up to.
import type { Component } from 'svelte'
import type { GameShown } from '../lib/game'
import type { Module, Pile } from './module'

// biome-ignore lint/suspicious/noExplicitAny: each module has a state of its own, known to itself alone
type Any = Module<any>

const found = import.meta.glob<{ default: Any }>('./*/index.ts', { eager: true })
const registered: Record<string, Any> = Object.fromEntries(
  Object.entries(found).map(([path, module]) => [path.split('/')[1] ?? '', module.default]),
)

interface InPlay {
  module: Any
  shown: unknown
}

function inPlay(modules: Record<string, unknown>): InPlay[] {
  return Object.entries(modules).flatMap(([name, shown]) => {
    const module = registered[name]
    return module && shown !== undefined ? [{ module, shown }] : []
  })
}

function gather<Part extends keyof Any, Made>(
  game: Pick<GameShown, 'modules'>,
  part: Part,
  make: (wanted: NonNullable<Any[Part]>, shown: unknown) => Made,
): Made[] {
  return inPlay(game.modules).flatMap(({ module, shown }) => (module[part] ? [make(module[part], shown)] : []))
}

export function markOf(game: GameShown): Component<{ game: GameShown; seat: number }> | undefined {
  return gather(game, 'mark', (mark) => mark)[0]
}

export function pilesOf(game: GameShown): Pile[] {
  return gather(game, 'pile', (make, shown) => make(shown as never))
}

export function noteOf(game: GameShown): string {
  return gather(game, 'note', (make, shown) => make(shown as never))[0] ?? ''
}

export function cardsOf(game: GameShown, seat: number): string[] {
  return gather(game, 'cards', (make, shown) => make(shown as never, seat)).flat()
}

export function openCardsOf(game: GameShown, seat: number): { label: string; cards: string[] }[] {
  return gather(game, 'open', (make, shown) => make(shown as never, seat)).filter((one) => one.cards.length)
}

export function unfinishedOf(game: GameShown): Record<string, string> {
  return Object.assign({}, ...gather(game, 'unfinished', (make, shown) => make(shown as never)))
}

export function startOf(game: GameShown): string {
  return gather(game, 'start', (make, shown) => make(shown as never, game)).find(Boolean) ?? 'fountain'
}

export function guestTilesOf(game: GameShown): string[] {
  return gather(game, 'tiles', (make, shown) => make(shown as never)).flat()
}

/** Decisions of several people at once that can be answered for good, of the modules of a table. */
export function windowsOf(modules: string[]): { window: string; name: string; silence: string }[] {
  return modules.flatMap((name) => {
    const window = registered[name]?.window
    return window ? [{ window: name, ...window }] : []
  })
}
