/** The options of a table in words. */

import type { TableOptions } from '../lib/api'
import { t } from '../lib/texts.svelte'

export function clockWords(clock: TableOptions['clock']): string {
  if (clock?.kind === 'fischer') {
    return t('web-clock-fischer-words', { minutes: Math.round((clock.base ?? 0) / 60), seconds: clock.increment ?? 0 })
  }
  if (clock?.kind === 'days') return t('web-clock-days-words', { count: clock.days ?? 0 })
  return t('web-clock-none')
}

/** What is special about a table, the clock first. */
export function optionWords(options: TableOptions): string[] {
  const words = [clockWords(options.clock)]
  if (options.private) words.push(t('web-new-private'))
  if (options.rated) words.push(t('web-rated'))
  if (options.open_money) words.push(t('option-open-money'))
  words.push(t(options.aids === false ? 'web-new-no-aids' : 'web-new-aids'))
  words.push(t(options.undo === false ? 'web-new-no-undo' : 'web-new-undo'))
  return words
}
