/** A visitor without a name gets one that can be changed later. */

import type { Me } from '../lib/rest'
import { person } from '../lib/me.svelte'
import { t } from '../lib/texts.svelte'

export function needPerson(): Promise<Me> {
  return person.need(t('web-pages-guest', { number: String(1000 + Math.floor(Math.random() * 9000)) }))
}
