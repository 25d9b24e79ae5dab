// Arrow keys move between the controls of a row: market, display, hand, shelves.
import type { Attachment } from 'svelte/attachments'

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

export const roving: Attachment<HTMLElement> = (row) => {
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    const all = [...row.querySelectorAll<HTMLElement>('button:not(:disabled)')]
    const at = all.indexOf(document.activeElement as HTMLElement)
    if (!step || at < 0) return
    event.preventDefault()
    all[(at + step + all.length) % all.length]?.focus({ preventScroll: true })
  }
  row.addEventListener('keydown', move)
  return () => row.removeEventListener('keydown', move)
}
