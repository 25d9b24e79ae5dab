/**
 * What chance would have dealt from a key: every supply shuffled once more, and compared with the draws of a record.
 *
 * This knows how supplies are made (which pieces, in which order, drawn from the end), and nothing of what may be done
 * with them. What games and modules add is in their folders; tools/web_vectors.py writes the lists of pieces there.
 */

import { suppliesOf, type Chance, type Supplies } from '../../modules/supplies'
import type { GameRecord, RecordStep } from './record'
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
const MONEY = 'money'
const IS_MONEY = /^(?:fl|di|de|du)[1-9]$/

/** Compare every draw of a record with what its key gives; null where a module's supplies are not known here. */
export function checkShuffles(record: GameRecord, key: Uint8Array): ShuffleReport | null {
  const modules = (record.headers['Modules'] ?? '').split(/[ ,+]+/).filter(Boolean)
  const parts = suppliesOf([record.headers['Game'] ?? 'alhambra', ...modules])
  return parts && new Dealer(record, new Streams(key), parts).report()
}

class Dealer implements Chance {
  private readonly bags: readonly string[][]
  private readonly supplies = new Map<string, string[]>()
  private readonly differences: Difference[] = []
  private readonly seen = new Set<string>()
  private discard: string[] = []
  private divisions = 0
  private draws = 0

  constructor(
    private readonly record: GameRecord,
    private readonly streams: Streams,
    private readonly parts: Supplies[],
  ) {
    this.bags = parts.flatMap((part) => part.bags ?? [])
    this.bags.forEach((bag, layer) => this.make(layer ? `tiles${layer}` : 'tiles', bag))
    this.make(MONEY, this.listMoney())
    for (const part of parts) for (const [stream, items] of Object.entries(part.own ?? {})) this.make(stream, items)
  }

  report(): ShuffleReport {
    for (const step of this.record.steps) {
      this.noteAction(step)
      for (const draw of step.draws) this.compare(step, draw)
      if (step.number === 0) this.stackPiles()
    }
    return { differences: this.differences, draws: this.draws, streams: [...this.seen] }
  }

  // --- chance, for what modules add -------------------------------------------------------------------

  drawBelow(stream: string, limit: number): number {
    return this.streams.streamOf(stream).drawBelow(limit)
  }

  shuffled(stream: string, items: readonly string[]): string[] {
    return this.streams.streamOf(stream).shuffled(items)
  }

  listLeft(stream: string): string[] {
    return this.supplies.get(stream) ?? []
  }

  // --- supplies ---------------------------------------------------------------------------------------

  private make(stream: string, items: readonly string[]): void {
    this.supplies.set(stream, this.shuffled(stream, items))
  }

  private listMoney(): string[] {
    const copies = this.record.headers['Players'] === '2' ? 2 : 3
    const cards = CURRENCIES.flatMap((code) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((value) => `${code}${value}`))
    return cards.flatMap((card) => Array<string>(copies).fill(card))
  }

  /** Five piles, scoring cards and those of modules slipped in, the first pile on top (that is, at the end). */
  private stackPiles(): void {
    const piles = divided(this.listLeft(MONEY))
    for (const [card, pile] of this.listScorings()) {
      piles[pile]!.splice(this.drawBelow('scoring', piles[pile]!.length + 1), 0, card)
    }
    for (const part of this.parts) part.stack?.(this, piles, this.divisions)
    this.supplies.set(MONEY, piles.reverse().flat())
    this.divisions++
  }

  /** The scoring cards that are put in now, each with the index of its pile. */
  private listScorings(): [string, number][] {
    const own = this.parts.find((part) => part.scorings)?.scorings?.(this.divisions)
    const second = this.record.headers['Edition'] === 'revised' ? 4 : 3
    return (
      own ?? [
        ['score1', 1],
        ['score2', second],
      ]
    )
  }

  private remake(stream: string): void {
    if (stream !== MONEY) {
      const back = this.parts.flatMap((part) => part.giveBack?.(stream) ?? [])
      return this.make(stream, [...this.listLeft(stream), ...back])
    }
    this.make(MONEY, this.discard)
    this.discard = []
    if (this.parts.some((part) => part.divides === this.divisions)) this.stackPiles()
    else this.divisions++
  }

  // --- what the record says ---------------------------------------------------------------------------

  /** Paid cards in the order in which they come on the discard pile. */
  private noteAction(step: RecordStep): void {
    const words = step.action.split(' ')
    const paid = words.at(-1)!.split('+')
    if (words[0] !== 'take' && paid.some((card) => IS_MONEY.test(card))) this.discard.push(...discarded(paid))
    for (const part of this.parts) part.act?.(words)
  }

  private compare(step: RecordStep, draw: string): void {
    if (draw.startsWith('*')) return this.remake(draw.slice(1))
    const { stream, piece } = this.drawnFrom(draw)
    const expected = this.supplies.get(stream)?.pop() ?? '–'
    this.draws++
    this.seen.add(stream)
    if (expected !== piece && piece !== '?')
      this.differences.push({ step: step.number, stream, expected, found: piece })
    for (const part of this.parts) part.draw?.(stream, piece, step.number === 0, this)
  }

  /** The supply that a draw comes from, as a record writes it, and the piece. */
  private drawnFrom(draw: string): { stream: string; piece: string } {
    const isCard = IS_MONEY.test(draw) || /^score[12]$/.test(draw)
    if (isCard || this.parts.some((part) => part.cards?.includes(draw))) return { stream: MONEY, piece: draw }
    const colon = draw.indexOf(':')
    if (colon > 0) return { stream: draw.slice(0, colon), piece: draw.slice(colon + 1) }
    const layer = this.bags.findIndex((bag) => bag.includes(draw))
    return { stream: layer > 0 ? `tiles${layer}` : 'tiles', piece: draw }
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

/** The cards of a payment as they are put down: by currency, small values first, cards of modules last. */
function discarded(cards: string[]): string[] {
  const rank = (card: string) =>
    card.includes(':') ? 1000 : 10 * CURRENCIES.indexOf(card.slice(0, 2)) + Number(card[2])
  return [...cards].sort((one, other) => rank(one) - rank(other))
}
