// Arrow keys move between the controls of a row, and where there are several rows also up and down: market, display, hand.
import type { Attachment } from 'svelte/attachments'

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** What lies nearest in the rows above or below; a card that is raised is still in its row. */
function findBeyond(all: HTMLElement[], from: HTMLElement, step: number): HTMLElement | undefined {
  const { x, y, height } = from.getBoundingClientRect()
  const ahead = all
    .map((one) => ({ one, at: one.getBoundingClientRect() }))
    .map(({ one, at }) => ({ one, along: step * (at.y - y), aside: Math.abs(at.x - x) }))
    .filter(({ along }) => along > height / 2)
  return ahead.sort((one, other) => one.along + 2 * one.aside - other.along - 2 * other.aside)[0]?.one
}

export const roving: Attachment<HTMLElement> = (row) => {
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    const all = [...row.querySelectorAll<HTMLElement>('button:not(:disabled)')]
    const at = all.indexOf(document.activeElement as HTMLElement)
    if (!step || at < 0) return
    event.preventDefault()
    const isUpright = event.key === 'ArrowUp' || event.key === 'ArrowDown'
    const next = (isUpright && findBeyond(all, all[at]!, step)) || all[(at + step + all.length) % all.length]
    next?.focus({ preventScroll: true })
  }
  row.addEventListener('keydown', move)
  return () => row.removeEventListener('keydown', move)
}
