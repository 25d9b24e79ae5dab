// Copies of things that fly over the table. They never catch a click, and leave nothing behind.
import { mount, unmount } from 'svelte'
import Card from '../art/Card.svelte'
import Tile from '../art/Tile.svelte'

/** All elements of a place that can be seen. */
export function findAt(place: string): HTMLElement[] {
  const found = [...document.querySelectorAll<HTMLElement>(`[data-at="${CSS.escape(place)}"]`)]
  return found.filter((element) => element.getBoundingClientRect().width > 0)
}

const LIFT_PIXELS = 30

function ghostOf(thing: Element, box: DOMRect, width: number): SVGElement {
  const ghost = thing.cloneNode(true) as SVGElement
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${width}px`,
    height: 'auto',
    zIndex: '50',
    pointerEvents: 'none',
  })
  ghost.setAttribute('aria-hidden', 'true')
  ghost.dataset['flying'] ??= ''
  document.body.append(ghost)
  return ghost
}

async function fly(ghost: SVGElement, frames: Keyframe[], duration: number, delay: number): Promise<void> {
  await ghost
    .animate(frames, { duration, delay, easing: 'ease-in-out', fill: 'backwards' })
    .finished.catch(() => undefined)
  ghost.remove()
}

export interface Drawn {
  thing: Element
  width: number
}

/** Pixels that something is wide which is drawn only to fly. */
const WIDTHS = { card: 44, tile: 60 }

/** A piece that nothing on the table shows, drawn to be copied. */
export function drawPiece(name: string, kind: 'card' | 'tile'): Drawn {
  const target = document.createElement('div')
  const piece = mount(kind === 'card' ? Card : Tile, { target, props: { name, hidden: true } })
  const thing = target.firstElementChild!.cloneNode(true) as SVGElement
  thing.dataset['flying'] = kind
  void unmount(piece)
  return { thing, width: WIDTHS[kind] }
}

/** A box of some width in the middle of another. */
export function shrinkBox(box: DOMRect, width: number): DOMRect {
  const [x, y] = middleOf(box)
  return new DOMRect(x - width / 2, y - width / 2, width, width)
}

const middleOf = (box: DOMRect) => [box.left + box.width / 2, box.top + box.height / 2] as const

/** Where nothing is to move: what leaves fades away where it lies, what comes appears there. */
export function fadeOut(thing: Element, box: DOMRect, duration: number): Promise<void> {
  return fly(ghostOf(thing, box, box.width), [{ opacity: 1 }, { opacity: 0 }], duration, 0)
}
export function fadeIn(thing: Element, duration: number): void {
  thing.animate([{ opacity: 0 }, { opacity: 1 }], duration)
}

/** Away from where it lies, to vanish at somebody's place. */
export function leave(thing: Element, from: DOMRect, to: DOMRect, duration: number, delay: number): Promise<void> {
  const ghost = ghostOf(thing, from, Math.min(from.width, 90))
  const [x, y] = middleOf(to)
  const [dx, dy] = [x - from.left - LIFT_PIXELS, y - from.top - LIFT_PIXELS]
  const frames = [
    { transform: 'none', opacity: 1 },
    { transform: `translate(${dx * 0.5}px, ${dy * 0.5 - LIFT_PIXELS}px) scale(1.15)`, opacity: 1, offset: 0.5 },
    { transform: `translate(${dx}px, ${dy}px) scale(0.6)`, opacity: 0.2 },
  ]
  return fly(ghost, frames, duration, delay)
}

/**
 * From elsewhere to where it already lies: unseen there until its copy has come, but to be clicked at once. `piece` flies
 * in place of a copy, from its own size to that of the place.
 */
export function arrive(thing: Element, from: DOMRect, duration: number, delay: number, piece?: Drawn): Promise<void> {
  const to = thing.getBoundingClientRect()
  const ghost = ghostOf(piece?.thing ?? thing, to, to.width)
  const [fromX, fromY] = middleOf(from)
  const [x, y] = middleOf(to)
  const size = piece ? piece.width / to.width : 0.45
  const frames = [
    { transform: `translate(${fromX - x}px, ${fromY - y}px) scale(${size})`, opacity: 0 },
    { transform: `translate(${(fromX - x) * 0.9}px, ${(fromY - y) * 0.9}px) scale(${size})`, opacity: 1, offset: 0.1 },
    { transform: 'none', opacity: 1 },
  ]
  thing.animate([{ opacity: 0 }, { opacity: 0 }], { duration: duration + delay })
  return fly(ghost, frames, duration, delay)
}
