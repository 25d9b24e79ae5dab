// Players who are not there: their seats can be taken back by them, and the others can go on without them.
import type { SeatInfo, Table } from '../lib/wire'

/** Own seats that a bot looks after; one that has resigned or lost stays so. */
export function findReturnable({ phase, seats }: Pick<Table, 'phase' | 'seats'>): SeatInfo[] {
  return phase === 'playing' ? seats.filter((seat) => seat.is_mine && isLookedAfter(seat) && !seat.has_resigned) : []
}

/** Players who have been away for so long that the others may go on; `now` is by the server's clock. */
export function findClaimable(
  { phase, seats, claim }: Pick<Table, 'phase' | 'seats' | 'claim'>,
  now: number,
): SeatInfo[] {
  if (phase !== 'playing' || !seats.some((seat) => seat.is_mine && !seat.bot)) return []
  return seats.filter((seat) => !seat.is_mine && !seat.bot && seat.away !== null && now - seat.away >= claim)
}

function isLookedAfter(seat: SeatInfo): boolean {
  return seat.kind !== 'bot' && seat.bot !== ''
}
