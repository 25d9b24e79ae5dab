// What the person is about to do: a thing picked, an option held until it is confirmed, a refusal to be read.
import { look } from '../art/look'
import { gameOf } from '../lib/game'
import { settings } from '../lib/settings.svelte'
import type { TableState } from '../lib/table.svelte'
import type { Consequence, Hinted, Option, Refused } from '../lib/wire'
import { bySum, contains, looseOptions, optionsOf, sameCards, targets, wordFor, type Picked } from './choices'

/** Milliseconds that nothing is offered after an answer without its position. */
const PATIENCE = 4000

export interface Effect {
  wall: number
  gain: number
  consequence: Consequence
}

export class Choosing {
  picked = $state.raw<Picked | null>(null)
  held = $state.raw<Option | null>(null)
  refused = $state.raw<Pick<Refused, 'text' | 'rule' | 'rule_text'> | null>(null)
  hinted = $state.raw<Hinted | null>(null)
  isBusy = $state(false)
  isThinking = $state(false)
  effects = $state.raw<Record<string, Effect>>({})
  /** Cards lifted in the hand because a payment is looked at. */
  lifted = $state.raw<string[]>([])
  private timer: ReturnType<typeof setTimeout> | undefined
  private patience: ReturnType<typeof setTimeout> | undefined

  constructor(readonly state: TableState) {}

  get options(): Option[] {
    return this.isBusy ? [] : (this.state.view?.options ?? [])
  }
  get seat(): number {
    return this.state.view?.viewer ?? -1
  }
  /** Options of the thing that is picked. */
  get own(): Option[] {
    return this.picked ? optionsOf(this.picked, this.options) : []
  }
  /** The other face of a bought tile, where it may be turned over. */
  get otherFace(): string {
    const back = this.picked?.on === 'bought' ? look(this.picked.tile).back : ''
    return back && optionsOf({ on: 'bought', tile: back }, this.options).length ? back : ''
  }
  get targets(): Option[] {
    return targets(this.own)
  }
  get loose(): Option[] {
    return looseOptions(this.options)
  }
  get takes(): Option[] {
    return bySum(this.options.filter((one) => one.kind === 'take'))
  }

  /** A new position: what was picked holds no more, and the first tile to be placed is picked by itself. */
  refresh(): void {
    this.drop()
    clearTimeout(this.patience)
    this.isBusy = false
    this.lifted = []
    this.effects = {}
    this.refused = null
    this.hinted = null
    const game = this.state.view && gameOf(this.state.view)
    const waits = game?.seats[this.seat]?.bought ?? []
    const tile = waits.find((name) => this.options.some((one) => one.tile === name && ['place', 'reserve'].includes(one.kind)))
    this.picked = tile ? { on: 'bought', tile } : null
    if (tile) this.reckon()
  }

  pick(picked: Picked): void {
    this.drop()
    this.refused = null
    const again = JSON.stringify(picked) === JSON.stringify(this.picked)
    this.picked = again && picked.on !== 'bought' ? null : picked
    if (this.picked) this.reckon()
  }

  clear(): void {
    this.drop()
    this.picked = null
    this.refused = null
    this.hinted = null
    this.lifted = []
  }

  /** A card of the display: at once if nothing goes with it, else it joins those picked, or leaves them. */
  pickCard(place: number, display: (string | null)[]): void {
    const before = this.picked?.on === 'display' ? this.picked.places : []
    const together = before.includes(place) ? before.filter((one) => one !== place) : [...before, place]
    const cardsOf = (places: number[]) => places.map((one) => display[one] ?? '')
    const fits = (places: number[]) => this.takes.filter((one) => contains(one.cards, cardsOf(places)))
    const places = fits(together).length ? together : [place]
    if (!places.length) return this.clear()
    this.drop()
    this.refused = null
    const cards = cardsOf(places)
    this.picked = { on: 'display', cards, places }
    const [only, ...others] = fits(places)
    if (only && !others.length && sameCards(only.cards, cards)) this.choose(only)
  }

  /** Do it, or hold it until it is confirmed. */
  choose(option: Option): void {
    this.drop()
    this.refused = null
    if (!option.ends_turn || settings.confirm === 'never') return void this.send(option)
    this.held = option
    if (settings.confirm === 'timer') this.timer = setTimeout(() => this.confirm(), 1000 * settings.confirmSeconds)
  }

  confirm(): void {
    const option = this.held
    this.drop()
    if (option) void this.send(option)
  }

  drop(): void {
    clearTimeout(this.timer)
    this.held = null
  }

  async back(): Promise<void> {
    if (this.held) return this.drop()
    await this.during(this.state.undo(this.seat))
  }

  /** Step back to the beginning of the turn, as far as the server allows it. */
  async restart(): Promise<void> {
    this.drop()
    let before = -1
    while (this.state.view?.may_undo && this.state.view.seen !== before) {
      before = this.state.view.seen
      await this.during(this.state.undo(this.seat))
      await this.settled()
    }
  }

  async hint(): Promise<void> {
    this.isThinking = true
    const reply = await this.state.hint(this.seat, settings.hintBot)
    this.isThinking = false
    if (reply.type === 'hinted') this.hinted = reply
    else this.refused = reply
  }

  /** An empty cell, or one with a tile, on which the picked tile may not lie: the server says why. */
  async whyNot(x: number, y: number, isTaken: boolean): Promise<void> {
    const word = this.picked && wordFor(this.picked, this.own, isTaken)
    if (!word || !this.picked || !('tile' in this.picked)) return
    await this.askWhy(`${word} ${this.picked.tile} ${x},${y}`)
  }

  async askWhy(action: string): Promise<void> {
    const reply = await this.state.ask(this.seat, action)
    if (reply.type === 'refused') this.refused = reply
  }

  /** Ask what each target would do, one after the other so that the server is not flooded. */
  private async reckon(): Promise<void> {
    const seen = this.state.view?.seen
    if (!settings.aids || !this.state.view?.aids) return
    for (const option of this.targets) {
      if (this.effects[option.action]) continue
      const reply = await this.state.ask(this.seat, option.action)
      if (this.state.view?.seen !== seen) return
      if (reply.type !== 'answer') continue
      const consequence = reply.consequence
      const effect = { wall: this.longer(consequence), gain: consequence.gain[this.seat] ?? 0, consequence }
      this.effects = { ...this.effects, [option.action]: effect }
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
  }

  /** By how much the longest wall and moat change together. */
  private longer(consequence: Consequence): number {
    const rows = this.state.view?.aids?.standings ?? []
    return rows
      .filter((row) => row.category === 'wall' || row.category === 'moat')
      .reduce((sum, row) => sum + (consequence.counts[row.category] ?? 0) - (row.counts[this.seat] ?? 0), 0)
  }

  private async send(option: Option): Promise<void> {
    this.picked = null
    this.lifted = []
    await this.during(this.state.act(this.seat, option.action))
  }

  /** Offer nothing until the new position is there. */
  private async during(reply: ReturnType<TableState['act']>): Promise<void> {
    clearTimeout(this.patience)
    this.isBusy = true
    const answer = await reply
    const isThere = answer.type === 'done' && answer.step !== null && answer.step <= (this.state.view?.seen ?? -1)
    if (answer.type === 'refused') this.refused = answer
    if (answer.type === 'refused' || isThere) this.isBusy = false
    // A position follows; should it not, the person must not wait for ever.
    else this.patience = setTimeout(() => (this.isBusy = false), PATIENCE)
  }

  private async settled(): Promise<void> {
    for (let tries = 0; this.isBusy && tries < 100; tries++) await new Promise((resolve) => setTimeout(resolve, 30))
  }
}
