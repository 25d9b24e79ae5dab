// Tells the server now and then that somebody is here, and hears what they are invited to.
import { playSound } from '../sounds/sounds'
import { request } from './api'
import { person } from './me.svelte'
import { tellWhenHidden } from './push'
import type { InvitationLine } from './rest'
import { router } from './router.svelte'
import { t } from './texts.svelte'

const LOOK_EVERY_MS = 20_000

class Newspaper {
  invitations = $state.raw<InvitationLine[]>([])
  #known = new Set<string>()

  async look(): Promise<void> {
    if (!person.me) return this.#take([])
    const { page, parts } = router.place
    const table = page === 'table' ? (parts[0] ?? '') : ''
    this.#take((await request('POST me/here', {}, { table: table.slice(0, 16) })).invitations)
  }

  async decline(table: string): Promise<void> {
    this.#take((await request('DELETE me/invitations/{table}', { table })).invitations)
  }

  #take(found: InvitationLine[]): void {
    const fresh = found.filter((one) => !this.#known.has(one.table))
    this.#known = new Set(found.map((one) => one.table))
    this.invitations = found
    if (!fresh.length) return
    playSound('turn')
    for (const one of fresh) tellWhenHidden(`${t('web-invited', { name: one.sender })} ${one.title}`, one.table)
  }
}

export const news = new Newspaper()

/** Look now, and again and again; returns how to stop. */
export function followNews(): () => void {
  const look = () => void news.look().catch(() => undefined)
  look()
  const timer = setInterval(look, LOOK_EVERY_MS)
  return () => clearInterval(timer)
}
