// Dragging, beside clicking: a thing follows the pointer and is dropped on what lies below.
import type { Attachment } from 'svelte/attachments'
import { isStill } from '../lib/settings.svelte'

const SLACK = 9
/** How much of what lies below is seen through what is carried. */
const CARRIED = '0.85'
const SNAPS_MS = 90

/** Where something would lie if it were let go. */
export interface Rest {
  box: DOMRect
  /** Is it drawn there already, so that the copy gives way to it? */
  isDrawn?: boolean
}
/** What is told of a thing that is carried over a point of the window. */
export type Over = (x: number, y: number) => Rest | null

export interface Drag {
  /** May it be dragged now? Picks it. */
  start: () => boolean
  /** What it can be dropped on, by a selector; elsewhere nothing happens. Without one it can be dropped anywhere. */
  zone?: string
  over?: Over
  drop: (x: number, y: number, on: HTMLElement | null) => void
  /** What is seen to follow the pointer, if not the thing itself. */
  drawings?: () => Element[]
}

export function makeDraggable(drag: Drag): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    let ghosts: HTMLElement[] = []
    let start: DOMRect[] = []
    let [fromX, fromY] = [0, 0]
    let pointer = -1

    const move = (event: PointerEvent) => {
      if (event.pointerId !== pointer) return
      const isFar = Math.hypot(event.clientX - fromX, event.clientY - fromY) > SLACK
      if (!ghosts.length && isFar) {
        const drawings = drag.drawings?.() ?? [element]
        ghosts = drawings.map((one) => lift(one instanceof SVGElement ? element : one, one))
        start = ghosts.map((ghost) => ghost.getBoundingClientRect())
        if (!drag.start()) return stop()
        mark(drag.zone)
      }
      const rest = ghosts.length ? (drag.over?.(event.clientX, event.clientY) ?? null) : null
      ghosts.forEach((ghost, at) => {
        if (rest) settle(ghost, start[at]!, rest)
        else follow(ghost, event.clientX - fromX, event.clientY - fromY)
      })
    }
    const finish = (event: PointerEvent) => {
      if (event.pointerId !== pointer) return
      const wasDragged = ghosts.length > 0
      stop()
      if (!wasDragged) return
      // The click that follows a drag is none.
      addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0)
      const { clientX: x, clientY: y } = event
      const on = drag.zone ? (document.elementFromPoint(x, y)?.closest<HTMLElement>(drag.zone) ?? null) : null
      if (on || !drag.zone) drag.drop(x, y, on)
    }
    const stop = () => {
      for (const ghost of ghosts) ghost.remove()
      ghosts = []
      pointer = -1
      mark()
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', finish)
      removeEventListener('pointercancel', stop)
    }
    const begin = (event: Event) => {
      if (!(event instanceof PointerEvent)) return
      if (event.button !== 0) return
      ;[fromX, fromY, pointer] = [event.clientX, event.clientY, event.pointerId]
      addEventListener('pointermove', move)
      addEventListener('pointerup', finish)
      addEventListener('pointercancel', stop)
    }
    element.addEventListener('pointerdown', begin)
    // Nothing on the table scrolls: a finger that moves sideways drags as well.
    element.style.touchAction = 'none'
    return () => {
      element.removeEventListener('pointerdown', begin)
      // What is carried may be gone from where it lay.
      if (pointer >= 0 && !ghosts.length) stop()
    }
  }
}

/** The thing under the pointer that can be dropped on, as a place to rest. */
export function findRest(zone: string): Over {
  return (x, y) => {
    const on = document.elementFromPoint(x, y)?.closest(zone)
    return on ? { box: on.getBoundingClientRect() } : null
  }
}

function follow(ghost: HTMLElement, x: number, y: number): void {
  delete ghost.dataset['rests']
  Object.assign(ghost.style, { translate: `${x}px ${y}px`, scale: '1', opacity: CARRIED })
}

/** The copy lies exactly there, as large as there is room. */
function settle(ghost: HTMLElement, start: DOMRect, { box, isDrawn }: Rest): void {
  const scale = Math.min(box.width / start.width, box.height / start.height)
  const x = box.left + (box.width - scale * start.width) / 2 - start.left
  const y = box.top + (box.height - scale * start.height) / 2 - start.top
  ghost.dataset['rests'] = ''
  Object.assign(ghost.style, { translate: `${x}px ${y}px`, scale: String(scale), opacity: isDrawn ? '0' : '1' })
}

/** Show what something can be dropped on, or nothing any more. */
function mark(zone = ''): void {
  for (const one of document.querySelectorAll('[data-droppable]')) one.removeAttribute('data-droppable')
  for (const one of zone ? document.querySelectorAll(zone) : []) one.setAttribute('data-droppable', '')
}

function swallow(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}

/** A copy of the drawing, where the element is; parts of a picture need a picture around them. */
function lift(element: Element, drawing: Element): HTMLElement {
  const box = element.getBoundingClientRect()
  const ghost = drawing instanceof SVGGElement ? frame(drawing) : (drawing.cloneNode(true) as HTMLElement)
  ghost.removeAttribute('id')
  ghost.setAttribute('aria-hidden', 'true')
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: '0',
    zIndex: '60',
    pointerEvents: 'none',
    transformOrigin: '0 0',
    transition: isStill() ? 'none' : `scale ${SNAPS_MS}ms, opacity ${SNAPS_MS}ms`,
    opacity: CARRIED,
  })
  document.body.append(ghost)
  return ghost
}

function frame(part: SVGGElement): HTMLElement {
  const frame = document.createElement('div')
  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const copy = part.cloneNode(true) as SVGGElement
  copy.removeAttribute('transform')
  picture.setAttribute('viewBox', '0 0 100 100')
  picture.append(copy)
  frame.append(picture)
  return frame
}
