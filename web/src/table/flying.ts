// Copies of things that fly over the table. They never catch a click, and leave nothing behind.

/** All elements of a place that can be seen. */
export function at(place: string): HTMLElement[] {
  const found = [...document.querySelectorAll<HTMLElement>(`[data-at="${CSS.escape(place)}"]`)]
  return found.filter((element) => element.getBoundingClientRect().width > 0)
}

const NEAR = 30

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
  ghost.dataset['flying'] = ''
  document.body.append(ghost)
  return ghost
}

async function flown(ghost: SVGElement, frames: Keyframe[], duration: number, delay: number): Promise<void> {
  await ghost
    .animate(frames, { duration, delay, easing: 'ease-in-out', fill: 'backwards' })
    .finished.catch(() => undefined)
  ghost.remove()
}

const middle = (box: DOMRect) => [box.left + box.width / 2, box.top + box.height / 2] as const

/** Away from where it lies, to vanish at somebody's place. */
export function leave(thing: Element, from: DOMRect, to: DOMRect, duration: number, delay: number): Promise<void> {
  const ghost = ghostOf(thing, from, Math.min(from.width, 90))
  const [x, y] = middle(to)
  const [dx, dy] = [x - from.left - NEAR, y - from.top - NEAR]
  const frames = [
    { transform: 'none', opacity: 1 },
    { transform: `translate(${dx * 0.5}px, ${dy * 0.5 - NEAR}px) scale(1.15)`, opacity: 1, offset: 0.5 },
    { transform: `translate(${dx}px, ${dy}px) scale(0.6)`, opacity: 0.2 },
  ]
  return flown(ghost, frames, duration, delay)
}

/** From elsewhere to where it already lies: unseen there until its copy has come, but to be clicked at once. */
export function arrive(thing: Element, from: DOMRect, duration: number, delay: number): Promise<void> {
  const to = thing.getBoundingClientRect()
  const ghost = ghostOf(thing, to, to.width)
  const [fromX, fromY] = middle(from)
  const [x, y] = middle(to)
  const frames = [
    { transform: `translate(${fromX - x}px, ${fromY - y}px) scale(0.45)`, opacity: 0 },
    { transform: `translate(${(fromX - x) * 0.9}px, ${(fromY - y) * 0.9}px) scale(0.5)`, opacity: 1, offset: 0.1 },
    { transform: 'none', opacity: 1 },
  ]
  thing.animate([{ opacity: 0 }, { opacity: 0 }], { duration: duration + delay })
  return flown(ghost, frames, duration, delay)
}
