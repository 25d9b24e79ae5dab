// Who plays here. A first visit makes a guest.
import { api } from './api'
import type { Me } from './rest'
import { texts } from './texts.svelte'

class Person {
  me = $state.raw<Me | null>(null)
  /** Do we know who we are, or that nobody has met us? */
  isAsked = $state(false)

  /** Who we are, if the server has met us. */
  async load(): Promise<Me | null> {
    try {
      this.be(await api.me())
    } finally {
      this.isAsked = true
    }
    return this.me
  }

  /** The person, made a guest under that name if there is none yet. */
  async need(name: string): Promise<Me> {
    return this.me ?? (await this.load()) ?? (await this.rename(name))
  }

  async rename(name: string): Promise<Me> {
    const me = await api.beSomebody(name, texts.language)
    this.be(me)
    return me
  }

  /** After signing in or out, or forgetting. */
  be(me: Me | null): void {
    this.me = me
  }
}

export const person = new Person()
