import { expect, test } from 'vitest'
import type { SeatInfo } from '../lib/wire'
import { findClaimable, findReturnable } from './absence'

const seat = (number: number, more: Partial<SeatInfo>): SeatInfo => ({
  ...{ number, kind: 'person', name: '', bot: '', is_mine: false, is_host: false, is_here: true, away: null },
  ...{ has_resigned: false, wants_abort: false, nonce_commitment: '', nonce: '', from_server: false },
  ...more,
})

test('a seat that a bot looks after can be taken back, unless it has lost or the game is over', () => {
  const mine = seat(0, { is_mine: true, bot: 'greedy' })
  expect(findReturnable({ phase: 'playing', seats: [mine, seat(1, { bot: 'greedy' })] })).toEqual([mine])
  expect(findReturnable({ phase: 'playing', seats: [{ ...mine, has_resigned: true }] })).toEqual([])
  expect(findReturnable({ phase: 'over', seats: [mine] })).toEqual([])
})

test('the others may go on without somebody who has been away long enough', () => {
  const [mine, gone, bot] = [
    seat(0, { is_mine: true }),
    seat(1, { away: 1000 }),
    seat(2, { kind: 'bot', bot: 'greedy' }),
  ]
  const table = { phase: 'playing', seats: [mine, gone, bot], claim: 120 }
  expect(findClaimable(table, 1119)).toEqual([])
  expect(findClaimable(table, 1120)).toEqual([gone])
  expect(findClaimable({ ...table, seats: [gone, bot] }, 1200)).toEqual([])
})
