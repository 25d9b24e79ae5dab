/**
 * What chance would have dealt from a key: every supply shuffled anew, and compared with the draws of a record.
 *
 * This knows how supplies are made (which pieces, in which order, drawn from the end), and nothing of what may be done
 * with them. The lists of pieces come from `pieces.json`, which tools/web_vectors.py writes from the engine.
 */

import pieces from './pieces.json'
import type { GameRecord, RecordStep } from './record'
import type { Stream } from './stream'
import { Streams } from './stream'

/** A draw that differs: at which step, from which supply, what the key gives and what the record says. */
export interface Difference {
  step: number
  stream: string
  expected: string
  found: string
}

export interface ShuffleReport {
  differences: Difference[]
  draws: number // how many were compared
  streams: string[] // the supplies they came from
}

const CURRENCIES = ['fl', 'di', 'de', 'du']
const PAYING = new Set(['buy', 'vizier', 'site', 'finish', 'fee'])
const MONEY = 'money'

/** The supply that a draw comes from, as a record writes it, and the piece. */
export function drawnFrom(draw: string, game: string): { stream: string; piece: string } {
  if (draw.startsWith('*')) return { stream: draw.slice(1), piece: '*' }
  if (/^(?:(?:fl|di|de|du)[1-9]|score[12]|x:.+)$/.test(draw)) return { stream: MONEY, piece: draw }
  const colon = draw.indexOf(':')
  if (colon > 0) return { stream: draw.slice(0, colon), piece: draw.slice(colon + 1) }
  const isCity = /^[a-z]/.test(draw)
  return { stream: game === 'combined' && isCity ? 'tiles1' : 'tiles', piece: draw }
}

/** Compare every draw of a record with what its key gives. */
export function checkShuffles(record: GameRecord, key: Uint8Array): ShuffleReport {
  return new Dealer(record, key).report()
}

class Dealer {
  private readonly streams: Streams
  private readonly game: string
  private readonly modules: string[]
  private readonly supplies = new Map<string, string[]>()
  private readonly differences: Difference[] = []
  private readonly seen = new Set<string>()
  private discard: string[] = []
  private looked: string[] = [] // sites, until one is kept
  private refused: string[] = [] // tiles that may not lie in the first market
  private divisions = 0
  private draws = 0

  constructor(
    private readonly record: GameRecord,
    key: Uint8Array,
  ) {
    this.streams = new Streams(key)
    this.game = record.headers['Game'] ?? 'alhambra'
    this.modules = (record.headers['Modules'] ?? '').split(/[ ,+]+/).filter(Boolean)
    this.makeBags()
    this.makeMoney()
    this.makeModules()
  }

  report(): ShuffleReport {
    for (const step of this.record.steps) {
      this.noteAction(step)
      for (const draw of step.draws) this.compare(step, draw)
      if (step.number === 0) this.stackPiles()
    }
    return { differences: this.differences, draws: this.draws, streams: [...this.seen] }
  }

  // --- supplies as they are made at the start ---------------------------------------------------------

  private shuffle(stream: string, items: readonly string[]): void {
    this.supplies.set(stream, this.source(stream).shuffled(items))
  }

  private source(stream: string): Stream {
    return this.streams.stream(stream)
  }

  private makeBags(): void {
    this.shuffle('tiles', this.game === 'granada' ? pieces.city : pieces.palace)
    if (this.game === 'combined') this.shuffle('tiles1', pieces.city)
  }

  private makeMoney(): void {
    const copies = this.record.headers['Players'] === '2' ? 2 : 3
    const cards = CURRENCIES.flatMap((code) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((value) => `${code}${value}`))
    this.shuffle(
      MONEY,
      cards.flatMap((card) => Array<string>(copies).fill(card)),
    )
  }

  private makeModules(): void {
    if (this.modules.includes('bonus')) this.shuffle('bonus', pieces.bonus)
    if (this.modules.includes('sites'))
      this.shuffle(
        'sites',
        CURRENCIES.flatMap((code) => [code, code]),
      )
    if (!this.modules.includes('huts')) return
    for (const [type, huts] of Object.entries(pieces.huts)) this.shuffle(`huts-${type}`, huts)
  }

  // --- the money deck -------------------------------------------------------------------------------

  /** Five piles, scoring and exchange cards slipped in, the first pile on top (that is, at the end). */
  private stackPiles(): void {
    const piles = divided(this.supplies.get(MONEY) ?? [])
    for (const [card, pile] of this.scoringCards()) this.slipIn('scoring', piles, pile, card)
    if (this.divisions === 0 && this.modules.includes('exchange')) {
      const offices = this.source('exchange').shuffled(pieces.exchange)
      offices.forEach((card, i) => this.slipIn('exchange', piles, 1 + Math.floor(i / 2), card))
    }
    this.supplies.set(MONEY, piles.reverse().flat())
    this.divisions++
  }

  /** The scoring cards that are put in now, each with the index of its pile. */
  private scoringCards(): [string, number][] {
    if (this.game === 'combined') return this.divisions === 0 ? [['score1', 2]] : [['score2', 1]]
    const second = this.record.headers['Edition'] === 'revised' ? 4 : 3
    return [
      ['score1', 1],
      ['score2', second],
    ]
  }

  private slipIn(stream: string, piles: string[][], pile: number, card: string): void {
    const place = this.source(stream).below(piles[pile]!.length + 1)
    piles[pile]!.splice(place, 0, card)
  }

  /** Paid cards in the order in which they come on the discard pile. */
  private noteAction(step: RecordStep): void {
    const words = step.action.split(' ')
    if (PAYING.has(words[0]!)) this.discard.push(...discarded(words.at(-1)!.split('+')))
    if (words[0] === 'keep') this.putBack(words[1]!)
  }

  private putBack(kept: string): void {
    this.looked.splice(this.looked.indexOf(kept), 1)
  }

  // --- comparing ------------------------------------------------------------------------------------

  private compare(step: RecordStep, draw: string): void {
    const { stream, piece } = drawnFrom(draw, this.game)
    if (piece === '*') return this.remake(stream)
    const expected = this.supplies.get(stream)?.pop() ?? '–'
    this.draws++
    this.seen.add(stream)
    if (expected !== piece && piece !== '?')
      this.differences.push({ step: step.number, stream, expected, found: piece })
    if (stream === 'sites') this.noteSite(piece)
    if (stream === 'tiles1' && step.number === 0 && pieces.moatless.includes(piece)) this.refused.push(piece)
  }

  private noteSite(piece: string): void {
    this.looked.push(piece)
    if (this.looked.length === 1 && this.supplies.get('sites')?.length === 0) this.looked = [] // the last one
  }

  private remake(stream: string): void {
    const left = this.supplies.get(stream) ?? []
    if (stream === MONEY) {
      this.supplies.set(MONEY, this.source(MONEY).shuffled(this.discard))
      this.discard = []
      if (this.game === 'combined' && this.divisions === 1) this.stackPiles()
      else this.divisions++
    } else if (stream === 'sites') {
      this.shuffle(stream, [...left, ...this.looked])
      this.looked = []
    } else {
      this.shuffle(stream, [...left, ...this.refused]) // before Dirk receives his, so these are the market's alone
    }
  }
}

/** Piles as equal as possible, the earlier ones larger; the first is the end of the cards, which is drawn first. */
function divided(cards: string[]): string[][] {
  const piles: string[][] = []
  let end = cards.length
  for (let i = 0; i < 5; i++) {
    const size = Math.floor(cards.length / 5) + (i < cards.length % 5 ? 1 : 0)
    piles.push(cards.slice(end - size, end))
    end -= size
  }
  return piles
}

/** The cards of a payment as they are put down: by currency, small values first, an exchange office last. */
function discarded(cards: string[]): string[] {
  const rank = (card: string) =>
    card.startsWith('x:') ? 1000 : 10 * CURRENCIES.indexOf(card.slice(0, 2)) + Number(card[2])
  return [...cards].sort((one, other) => rank(one) - rank(other))
}
