// The title of the tab: where one is, and before that what has happened while nobody looked at it.
import { settings } from './settings.svelte'

class Title {
  place = $state('Alhambra')
  #missed = $state('')

  get text(): string {
    return this.#missed && settings.title ? `● ${this.#missed} · ${this.place}` : this.place
  }

  /** Something has happened: the title says so until somebody looks. */
  mark(word: string): void {
    if (document.hidden) this.#missed = word
  }

  look(): void {
    if (!document.hidden) this.#missed = ''
  }
}

export const title = new Title()
