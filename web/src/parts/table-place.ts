/** Where a table in a list leads to. */

import type { TableLine } from '../lib/rest'
import { hrefOf } from '../lib/router.svelte'

export function placeOfTable(table: TableLine): string {
  const invitation = { invitation: table.invitation }
  if (table.phase === 'gathering') return hrefOf('join', [table.id], invitation)
  if (table.phase === 'over' || table.phase === 'aborted') return hrefOf('replay', [table.id])
  return hrefOf('table', [table.id], invitation)
}
