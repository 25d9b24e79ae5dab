// The keyboard at the table: one key for each part of it, and for what is done most.
import { settings } from '../lib/settings.svelte'
import type { Scene } from './scene.svelte'

/** Where a key leads: the first of these that is there. */
const PARTS: Record<string, string[]> = {
  m: ['.market button'],
  d: ['.display button'],
  h: ['.tray .act:not(:disabled)', '.tray button[data-offer]', '.tray button', '.hand button', '.shelf button'],
  p: ['[data-palace] [tabindex]'],
  o: ['.players button'],
  l: ['[role="log"]'],
}

/** Keys that do what they do everywhere: they are no shortcuts to be switched off. */
const ALWAYS = ['Escape', ' ']

function findDeed(scene: Scene, key: string): (() => void) | undefined {
  const { choosing, view } = scene
  const found = PARTS[key]?.map((at) => document.querySelector<HTMLElement | SVGElement>(at)).find(Boolean)
  if (PARTS[key]) return () => found?.focus()
  const deeds: Record<string, () => void> = {
    u: () => void (view.may_undo || choosing.held ? choosing.stepBack() : null),
    i: () => void (scene.isMine && view.aids ? choosing.hint() : null),
    '/': () => (scene.panel = 'type'),
    Escape: () => choosing.clear(),
    ...(scene.pacing.isShowing ? { ' ': () => scene.pacing.skip() } : {}),
  }
  return deeds[key]
}

export function pressKey(scene: Scene, event: KeyboardEvent): void {
  // A key that is held down decides once: what comes next must not be confirmed with it.
  if (event.repeat && event.key === 'Enter') return event.preventDefault()
  const isTyping = event.target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName)
  const inDialog = document.querySelector('dialog[open]') !== null
  if (isTyping || inDialog || event.ctrlKey || event.metaKey || event.altKey) return
  if (!settings.shortcuts && !ALWAYS.includes(event.key)) return
  const act = findDeed(scene, event.key)
  if (!act) return
  event.preventDefault()
  act()
}
