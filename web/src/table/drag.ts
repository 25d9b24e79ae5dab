// Dragging, beside clicking: a thing follows the pointer and is dropped on what lies below.
import type { Attachment } from 'svelte/attachments'

const SLACK = 9

export interface Drag {
  /** May it be dragged now? Picks it. */
  start: () => boolean
  over?: (x: number, y: number) => void
  drop: (x: number, y: number) => void
}

export function draggable(drag: Drag): Attachment<HTMLElement> {
  return (element) => {
    let ghost: HTMLElement | null = null
    let [fromX, fromY] = [0, 0]
    let pointer = -1

    const move = (event: PointerEvent) => {
      if (event.pointerId !== pointer) return
      const isFar = Math.hypot(event.clientX - fromX, event.clientY - fromY) > SLACK
      if (!ghost && isFar) {
        if (!drag.start()) return stop()
        ghost = lift(element)
      }
      if (ghost) ghost.style.translate = `${event.clientX - fromX}px ${event.clientY - fromY}px`
      if (ghost) drag.over?.(event.clientX, event.clientY)
    }
    const up = (event: PointerEvent) => {
      if (event.pointerId !== pointer) return
      const wasDragged = ghost !== null
      stop()
      if (!wasDragged) return
      // The click that follows a drag is none.
      addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0)
      drag.drop(event.clientX, event.clientY)
    }
    const stop = () => {
      ghost?.remove()
      ghost = null
      pointer = -1
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', stop)
    }
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return
      ;[fromX, fromY, pointer] = [event.clientX, event.clientY, event.pointerId]
      addEventListener('pointermove', move)
      addEventListener('pointerup', up)
      addEventListener('pointercancel', stop)
    }
    element.addEventListener('pointerdown', down)
    // A row of things can still be pushed sideways.
    element.style.touchAction = 'pan-x'
    return () => {
      element.removeEventListener('pointerdown', down)
      stop()
    }
  }
}

function swallow(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}

function lift(element: HTMLElement): HTMLElement {
  const box = element.getBoundingClientRect()
  const ghost = element.cloneNode(true) as HTMLElement
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
    opacity: '0.85',
  })
  document.body.append(ghost)
  return ghost
}
