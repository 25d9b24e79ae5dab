// What is to be known of the player on a seat: a bot, somebody who is away, somebody who has given up.
import { botName } from '../lib/names'
import { t } from '../lib/texts.svelte'
import type { SeatInfo } from '../lib/wire'

export interface Sign {
  words: string
  path: string
  /** The name of the seat says it too. */
  isNamed?: boolean
}

const BOT = 'M8 1v3M3 5h10v8H3zM6 8v2M10 8v2'
const MOON = 'M11.5 10.5A5 5 0 1 1 6 3.6a4.2 4.2 0 0 0 5.5 6.9z'
const FLAG = 'M4 15V2h8l-2 3 2 3H4'

export function signsOf({ kind, bot, is_here, has_resigned }: SeatInfo): Sign[] {
  const signs: Sign[] = []
  if (bot) signs.push({ words: t('web-bot', { name: botName(bot) }), path: BOT, isNamed: kind === 'bot' })
  if (kind === 'person' && !is_here) signs.push({ words: t('web-away'), path: MOON })
  if (has_resigned) signs.push({ words: t('web-resigned'), path: FLAG })
  return signs
}
