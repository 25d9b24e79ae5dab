/** The server speaks to a person in the language it has noted: tell it when another one was chosen. */

import { person } from '../lib/me.svelte'
import { texts } from '../lib/texts.svelte'

let told = ''

/** Call inside a component. */
export function followLanguage(): void {
  $effect(() => {
    const me = person.me
    if (!texts.bundle || !me || me.language === texts.language || told === texts.language) return
    told = texts.language
    person.rename(me.name).catch(() => (told = ''))
  })
}
