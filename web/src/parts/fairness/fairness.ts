/** Was a game dealt fairly? Everything is computed here, from the record alone. */

import type { GameRecord } from './record'
import { fromHex, hex, hmac, joined, sha256 } from '../../lib/sha256'
import type { ShuffleReport } from './supplies'
import { checkShuffles } from './supplies'

export type Finding = 'yes' | 'no' | 'unknown'

/** The answer to each question; `unknown` where the record does not say what is needed. */
export interface FairnessReport {
  commitment: Finding // is the secret the one whose digest was shown before the deal?
  nonces: Finding // are the players' numbers those that they had promised, and do all others follow from the secret?
  ownNonce: Finding // is the number of this browser among them?
  key: Finding // is the key made of secret and nonces?
  seats: number[] | null // which seats, from 1, gave a number of their own? null where the record does not say
  isReserved: boolean // was the server free to choose some of its numbers, as in older games?
  shuffles: ShuffleReport | null // what the key deals, against what was drawn; null without a key
}

/** Check a record. Its headers say what was promised and what was used; `ownNonces` is what this browser had given. */
export function checkFairness(record: GameRecord, ownNonces: string[] = []): FairnessReport {
  const { headers } = record
  const secret = bytesOf(headers['Secret'])
  const key = bytesOf(headers['Key'])
  const nonces = listed(headers['Nonces'])
  const made = secret && nonces.length > 0 ? madeKey(secret, nonces) : null
  return {
    commitment: compare(headers['Commitment'], digestOf(secret ?? key)),
    nonces: compareNonces(headers, nonces, secret),
    ownNonce:
      ownNonces.length === 0 || nonces.length === 0
        ? 'unknown'
        : findingOf(ownNonces.every((one) => nonces.includes(one))),
    key: compare(headers['Key'], made && hex(made)),
    seats: nonces.length > 0 ? listOwnSeats(headers, nonces.length) : null,
    isReserved: listed(headers['Server-Nonces']).length > 0,
    shuffles: key || made ? checkShuffles(record, (key ?? made)!) : null,
  }
}

/** The number of a seat (from 1) that gave none of its own: it follows from the secret. */
export function deriveNonce(secret: Uint8Array, seat: number): string {
  return hex(hmac(secret, new TextEncoder().encode(`nonce ${seat}`)))
}

/** A player's nonce must be the one whose digest was given with the seat, a derived one must follow from the secret. */
function compareNonces(headers: Record<string, string>, nonces: string[], secret: Uint8Array | null): Finding {
  const digests = listed(headers['Nonce-Commitments'])
  const [derived, free] = [listed(headers['Derived-Nonces']), listed(headers['Server-Nonces'])]
  if (nonces.length === 0 || digests.length !== nonces.length || (derived.length > 0 && !secret)) return 'unknown'
  const isRight = (nonce: string, i: number) => {
    const seat = String(i + 1)
    if (derived.includes(seat)) return secret !== null && nonce === deriveNonce(secret, i + 1)
    return free.includes(seat) || digestOf(bytesOf(nonce)) === digests[i]
  }
  return findingOf(nonces.every(isRight))
}

/** The seats, from 1, whose players took part in the deal. */
function listOwnSeats(headers: Record<string, string>, players: number): number[] {
  const given = [...listed(headers['Derived-Nonces']), ...listed(headers['Server-Nonces'])]
  return Array.from({ length: players }, (_, i) => i + 1).filter((seat) => !given.includes(String(seat)))
}

/** Is everything that could be checked as it should be? */
export function isFair(report: FairnessReport): boolean {
  const answers = [report.commitment, report.nonces, report.ownNonce, report.key]
  return !answers.includes('no') && (report.shuffles?.differences.length ?? 0) === 0
}

/** The key of all chance: HMAC with the server's secret over the nonces of all seats, in order, as bytes. */
export function madeKey(secret: Uint8Array, nonces: string[]): Uint8Array | null {
  const parts = nonces.map(bytesOf)
  return parts.every((part) => part !== null) ? hmac(secret, joined(...parts)) : null
}

function listed(text: string | undefined): string[] {
  return text ? text.split(',') : []
}

function findingOf(is: boolean): Finding {
  return is ? 'yes' : 'no'
}

function bytesOf(text: string | undefined): Uint8Array | null {
  return text && /^([0-9a-f]{2})+$/i.test(text) ? fromHex(text) : null
}

function digestOf(bytes: Uint8Array | null): string | null {
  return bytes && hex(sha256(bytes))
}

function compare(said: string | undefined, found: string | null): Finding {
  if (!said || !found) return 'unknown'
  return findingOf(said.toLowerCase() === found)
}
