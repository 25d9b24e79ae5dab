import { describe, expect, it } from 'vitest'
import { hex, hmac, sha256 } from '../../lib/sha256'
import { checkFairness, isFair, madeKey } from './fairness'
import { parseRecord } from './record'
import vectors from './vectors.test.json'

const games = Object.entries<string>(vectors.games)

function read(text: string) {
  const record = parseRecord(text)
  if (!record) throw new Error('no record')
  return record
}

describe('SHA-256', () => {
  it('agrees with the reference for every length around a block', () => {
    vectors.digests.forEach((digest, n) => expect(hex(sha256(new Uint8Array(n).fill(n)))).toBe(digest))
  })

  it('makes HMACs with short and long keys', () => {
    for (const [n, digest] of Object.entries(vectors.hmacs)) {
      expect(hex(hmac(new Uint8Array(Number(n)), new TextEncoder().encode('Löwenhof')))).toBe(digest)
    }
  })
})

describe.each(games)('the game %s', (_, text) => {
  it('was dealt fairly', () => {
    const report = checkFairness(read(text))
    expect(report).toMatchObject({
      commitment: 'yes',
      nonces: 'yes',
      ownNonce: 'unknown',
      key: 'yes',
      isReserved: false,
    })
    expect(report.seats).toEqual(Array.from({ length: Number(read(text).headers['Players']) - 1 }, (_, i) => i + 1))
    expect(report.shuffles?.differences).toEqual([])
    expect(report.shuffles!.draws).toBeGreaterThan(100)
    expect(isFair(report)).toBe(true)
  })

  it('does not pass with another secret, nonce or key', () => {
    for (const header of ['Secret', 'Nonces', 'Nonce-Commitments', 'Key']) {
      const record = read(text)
      const value = record.headers[header]!
      record.headers[header] = (value.startsWith('0') ? '1' : '0') + value.slice(1)
      expect(isFair(checkFairness(record))).toBe(false)
    }
  })

  it('does not pass with a number that the server has chosen', () => {
    const record = read(text)
    const nonces = record.headers['Nonces']!.split(',')
    record.headers['Nonces'] = [...nonces.slice(0, -1), 'ab'.repeat(32)].join(',')
    expect(checkFairness(record).nonces).toBe('no')
  })

  it('keeps its verdict, with a reservation, where the server was free to choose', () => {
    const record = read(text)
    record.headers['Server-Nonces'] = record.headers['Derived-Nonces']!
    delete record.headers['Derived-Nonces']
    expect(isFair(checkFairness(record))).toBe(true)
    expect(checkFairness(record).isReserved).toBe(true)
  })

  it('does not pass when any single draw is exchanged', () => {
    for (const at of [0, 20, 40]) {
      const record = read(text)
      const step = record.steps.slice(at).find((one) => one.draws.some((draw) => /^(fl|di|de|du)/.test(draw)))!
      const which = step.draws.findIndex((draw) => /^(fl|di|de|du)/.test(draw))
      step.draws[which] = step.draws[which] === 'fl1' ? 'fl2' : 'fl1'
      const differences = checkFairness(record).shuffles!.differences
      expect(differences[0]).toMatchObject({ step: step.number, stream: 'money', found: step.draws[which] })
    }
  })
})

describe('what a record does not say', () => {
  it('is unknown', () => {
    const record = read(games[0]![1])
    record.headers = { Game: 'alhambra', Players: '3' }
    const unknown = { commitment: 'unknown', nonces: 'unknown', ownNonce: 'unknown', key: 'unknown', shuffles: null }
    expect(checkFairness(record)).toEqual({ ...unknown, seats: null, isReserved: false })
  })

  it('needs one’s own nonce to be among those used', () => {
    const record = read(games[0]![1])
    expect(checkFairness(record, record.headers['Nonces']!.split(',').slice(1)).ownNonce).toBe('yes')
    expect(isFair(checkFairness(record, ['ff'.repeat(32)]))).toBe(false)
  })

  it('makes no key of what is no number', () => {
    expect(madeKey(new Uint8Array(32), ['xyz'])).toBeNull()
  })

  it('is no record at all without headers and steps', () => {
    expect(parseRecord('hello')).toBeNull()
    expect(parseRecord('[Game "x"]\n\n1. 2 pass')).toBeNull()
    expect(parseRecord('no header\n\n0. deal')).toBeNull()
  })

  it('reads comments, quotes and escapes', () => {
    const record = parseRecord('[Player1 "A \\"B\\""]\n\n{hello}\n0. deal > fl1 {so > far}\n1. 2 pass\n')!
    expect(record.headers['Player1']).toBe('A "B"')
    expect(record.steps).toEqual([
      { number: 0, seat: -1, action: 'deal', draws: ['fl1'] },
      { number: 1, seat: 1, action: 'pass', draws: [] },
    ])
  })
})
