/** Links that invite to a table. */

import { hrefOf, placeOf } from '../lib/router.svelte'

export interface Invitation {
  table: string
  invitation: string
}

/** The table of a link that somebody pasted (or of its number alone); null if it is none. */
export function invitationOf(text: string): Invitation | null {
  const clean = text.trim()
  const at = clean.indexOf('#/')
  if (at < 0) return /^[A-Za-z0-9_-]{4,32}$/.test(clean) ? { table: clean, invitation: '' } : null
  const place = placeOf(clean.slice(at))
  const table = place.parts[0]
  if (!table || !['join', 'table'].includes(place.page)) return null
  return { table, invitation: place.query.get('invitation') ?? '' }
}

/** The link to send to others: to a table, or to what else has a page with invitations. */
export function makeInvitingLink(table: string, invitation: string, base = location.href, page = 'join'): string {
  return base.replace(/#.*$/, '') + hrefOf(page, [table], { invitation })
}
