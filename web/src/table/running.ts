// Points of a scoring run to the pawn of the player who made them.
import { isStill } from '../lib/settings.svelte'

/** Let points run from a place of the window to a pawn, over the dialog in which they are written; undone by what is given back. */
export function runPoints(points: HTMLElement, from: Element, pawn: Element | null, lasts: number): () => void {
  const dialog = points.closest('dialog')
  if (!dialog || !pawn || isStill()) return () => undefined
  const zoom = dialog.currentCSSZoom ?? 1
  const middleOf = (one: Element) => {
    const box = one.getBoundingClientRect()
    return [(box.left + box.width / 2) / zoom, (box.top + box.height / 2) / zoom] as const
  }
  const [[x, y], [there, up]] = [middleOf(from), middleOf(pawn)]
  const ghost = points.cloneNode(true) as HTMLElement
  ghost.classList.add('running')
  ghost.setAttribute('aria-hidden', 'true')
  Object.assign(ghost.style, { left: `${x}px`, top: `${y}px` })
  dialog.append(ghost)
  const away = `translate(${there - x}px, ${up - y}px)`
  const flight = ghost.animate(
    [
      { transform: 'scale(0.4)', opacity: 0 },
      { transform: 'scale(1.5)', opacity: 1, offset: 0.2 },
      { transform: 'scale(1.3)', opacity: 1, offset: 0.4 },
      { transform: away, opacity: 1, offset: 0.92 },
      { transform: `${away} scale(0.4)`, opacity: 0 },
    ],
    { duration: lasts, easing: 'ease-in-out' },
  )
  void flight.finished.catch(() => undefined).then(() => ghost.remove())
  return () => ghost.remove()
}
