// Waiting for a quick game, on whatever page one is meanwhile.
import { playSound } from '../sounds/sounds'
import { request } from './api'
import { apiUrl } from './backend'
import { assign, commit } from './nonces'
import { tellWhenHidden } from './push'
import type { QuickWish, WaitingAnswer } from './rest'
import { router } from './router.svelte'
import { t } from './texts.svelte'
import { title } from './title.svelte'

const ASK_EVERY_MS = 3000

class Waiting {
  /** What we wait for; null for nothing. */
  wish = $state.raw<WaitingAnswer | null>(null)
  #timer: ReturnType<typeof setInterval> | undefined

  async begin(wish: Omit<QuickWish, 'nonce_commitment'>): Promise<void> {
    this.#take(await request('POST me/wish', {}, { ...wish, nonce_commitment: commit('quick', 0) }))
  }

  /** Go on waiting after the page was loaded again. */
  async resume(): Promise<void> {
    this.#take(await request('POST me/wish/here'))
  }

  async stop(): Promise<void> {
    this.#take(null)
    await request('DELETE me/wish')
  }

  /** To the table that was found. */
  async go(): Promise<void> {
    const found = this.wish
    if (!found?.table) return
    await this.stop()
    router.go('table', [found.table])
  }

  #take(answer: WaitingAnswer | null): void {
    const isFound = Boolean(answer?.table) && !this.wish?.table
    this.wish = answer
    clearInterval(this.#timer)
    if (!answer) return
    if (!answer.table) this.#timer = setInterval(() => void this.resume().catch(() => undefined), ASK_EVERY_MS)
    if (!isFound) return
    assign(answer.table, answer.seat)
    playSound('turn')
    tellWhenHidden(`${t('web-quick-found')} ${answer.title}`, answer.table)
    title.mark(t('web-quick-found'))
    if (router.place.page !== 'table') void this.go()
  }
}

export const waiting = new Waiting()

/** Nobody is matched with somebody who has closed the window; loading it again goes on waiting. */
export function leaveWhenClosed(): void {
  addEventListener('pagehide', () => {
    if (!waiting.wish || waiting.wish.table) return
    const headers = { 'Content-Type': 'application/json' }
    void fetch(apiUrl('me/wish/leaving'), { method: 'POST', keepalive: true, headers, body: '{}' })
  })
}
