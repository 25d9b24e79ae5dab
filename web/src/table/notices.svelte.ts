// What has to be said over a table: seats that are left or wait for their players, proposals, another game of the same people.
import { t } from '../lib/texts.svelte'
import { listed } from '../lib/words'
import { findClaimable, findReturnable } from './absence'
import { now } from './clock.svelte'
import type { Scene } from './scene.svelte'

export interface Notice {
  key: string
  words: string
  /** What can be answered, and what that does; without words of its own it puts the notice away. */
  label?: string
  answer?: () => unknown
  /** Is it waited for? */
  isPrimary?: boolean
}

export function noticesOf(scene: Scene): Notice[] {
  const { table, choosing, seat } = scene
  const about = table.table
  if (!about) return []
  const notices: Notice[] = []
  if (about.is_adjourned && !scene.isAborted) notices.push({ key: 'adjourned', words: t('web-tournament-adjourned') })
  notices.push(...listSeatsLeft(scene))
  const willing = scene.isAborted ? [] : about.seats.filter((one) => one.wants_abort)
  const proposers = willing.filter((one) => !one.is_mine)
  if (proposers.length && seat >= 0 && proposers.length === willing.length)
    notices.push({
      key: 'abort',
      words: t('web-abort-proposed', { name: listed(proposers.map((one) => one.name)) }),
      label: t('web-agree'),
      answer: () => table.abort(true),
    })
  if (about.plan.is_missed && seat >= 0)
    notices.push({ key: 'plan', words: t('web-plan-missed'), answer: () => choosing.tell(table.plan(seat, [])) })
  if (about.rematch && scene.panel !== 'sheets')
    notices.push({
      key: 'rematch',
      words: t('web-rematch-there'),
      label: t('web-result'),
      answer: () => (scene.panel = 'sheets'),
    })
  return notices
}

/** The own seats that bots look after, or else the first of somebody who is away. */
function listSeatsLeft({ table, choosing }: Scene): Notice[] {
  const about = table.table!
  const back = findReturnable(about)
  if (back.length)
    return back.map(({ number }) => ({
      key: `return ${number}`,
      words: t('web-return'),
      label: t('web-return.now'),
      answer: () => choosing.tell(table.takeBack(number)),
      isPrimary: true,
    }))
  const passed = (now.time - table.received) / 1000
  return findClaimable(about, about.now + passed)
    .slice(0, 1)
    .map(({ number, name }) => ({
      key: `claim ${number}`,
      words: t('web-claim', { name }),
      label: t('web-claim.now', { name }),
      answer: () => choosing.tell(table.claim(number)),
    }))
}
