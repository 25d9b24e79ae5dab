// Our part of the chance of a game: a number we commit to when we take a seat and open at the deal.
import { fromHex, hex, sha256 } from './sha256'

const place = (table: string, seat: number) => `alhambra-nonce-${table}-${seat}`

/** A name or number that nobody else has; works without a secure context. */
export function drawHex(bytes: number): string {
  return hex(crypto.getRandomValues(new Uint8Array(bytes)))
}

/** Make a nonce for a seat, keep it here, and give its SHA-256 for `nonce_commitment`. */
export function commit(table: string, seat: number): string {
  const nonce = drawHex(32)
  localStorage.setItem(place(table, seat), nonce)
  return hex(sha256(fromHex(nonce)))
}

/** The nonce we committed to for a seat, if it was on this device. */
export function findNonce(table: string, seat: number): string | null {
  return localStorage.getItem(place(table, seat))
}

/** The nonce that was made before a table was found is for that seat. */
export function assign(table: string, seat: number): void {
  const nonce = findNonce('quick', 0)
  if (nonce) localStorage.setItem(place(table, seat), nonce)
}
