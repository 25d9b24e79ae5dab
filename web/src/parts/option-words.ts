/** The options of a table in words. */

import type { OptionsLine } from '../lib/rest'
import { t } from '../lib/texts.svelte'

export function clockWords(clock: OptionsLine['clock']): string {
  if (clock.kind === 'fischer') {
    return t('web-clock-fischer-words', { minutes: Math.round(clock.base / 60), seconds: clock.increment })
  }
  if (clock.kind === 'days') return t('web-clock-days-words', { count: clock.days })
  return t('web-clock-none')
}

/** What is special about a table, the clock first. */
export function optionWords(options: OptionsLine): string[] {
  const words = [clockWords(options.clock)]
  if (options.private) words.push(t('web-new-private'))
  if (options.rated) words.push(t('web-rated'))
  if (options.open_money) words.push(t('option-open-money'))
  words.push(t(options.aids ? 'web-new-aids' : 'web-new-no-aids'))
  words.push(t(options.undo ? 'web-new-undo' : 'web-new-no-undo'))
  return words
}
