/** Who sits in a seat, in words. */

import type { SeatInfo } from '../lib/wire'
import { has, t } from '../lib/texts.svelte'

/** The name; a bot that has none of its own goes by what it is. */
export function seatName(seat: Pick<SeatInfo, 'kind' | 'name' | 'bot'>): string {
  if (seat.kind === 'open') return t('web-pages-seat-open')
  if (seat.kind !== 'bot' || (seat.name && seat.name !== seat.bot)) return seat.name
  return has(`bot-${seat.bot}`) ? t(`bot-${seat.bot}`) : seat.bot
}
