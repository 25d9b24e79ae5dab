// Motion from events: things fly from where they were to where they are. Places carry `data-at`.
import type { StepInfo } from '../lib/wire'

export interface Flight {
  thing: string
  kind: 'card' | 'tile'
  from: string
  to: string
}

/** Where the things of a step come from and go to. */
export function flightsOf(step: StepInfo, market: string[][], display: (string | null)[], own = -1): Flight[] {
  const flights: Flight[] = []
  for (const { key, seat, values } of step.events) {
    const tile = String(values['tile'] ?? '')
    const card = String(values['card'] ?? '')
    if (key === 'take') {
      flights.push({ thing: card, kind: 'card', from: `display-${display.indexOf(card) + 1}`, to: `seat-${seat}` })
    } else if (key === 'pay' && seat === own) {
      flights.push({ thing: card, kind: 'card', from: `money-${card}`, to: 'deck' })
    } else if (['buy', 'vizier', 'site'].includes(key) && tile) {
      flights.push({ thing: tile, kind: 'tile', from: `market-${market.findIndex((slot) => slot.includes(tile))}`, to: `seat-${seat}` })
    }
  }
  return flights
}

/** A rectangle for each place, as it is now. */
export function rectOf(place: string, own: number): DOMRect | null {
  const names = own >= 0 && place === `seat-${own}` ? ['hand', place] : [place]
  for (const name of names) {
    const element = document.querySelector(`[data-at="${name}"]`)
    const box = element?.getBoundingClientRect()
    if (box && box.width > 0) return box
  }
  return null
}

/** Let a copy of an element fly; resolves when it has arrived. */
export async function fly(element: Element, from: DOMRect, to: DOMRect, duration: number, delay: number): Promise<void> {
  const ghost = element.cloneNode(true) as HTMLElement
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${Math.min(from.width, 90)}px`,
    height: 'auto',
    zIndex: '50',
    pointerEvents: 'none',
  })
  ghost.setAttribute('aria-hidden', 'true')
  document.body.append(ghost)
  const [dx, dy] = [to.left + to.width / 2 - from.left - 30, to.top + to.height / 2 - from.top - 30]
  const motion = ghost.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${dx * 0.5}px, ${dy * 0.5 - 30}px) scale(1.15)`, opacity: 1, offset: 0.5 },
      { transform: `translate(${dx}px, ${dy}px) scale(0.6)`, opacity: 0.2 },
    ],
    { duration, delay, easing: 'ease-in-out', fill: 'backwards' },
  )
  await motion.finished.catch(() => undefined)
  ghost.remove()
}
