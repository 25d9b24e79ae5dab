// What the person is about to do: a thing picked, how it is paid, where it goes. One button does it, and is the confirmation.
import { look } from '../art/look'
import { gameOf } from '../lib/game'
import { rules } from '../lib/rules.svelte'
import { settings } from '../lib/settings.svelte'
import type { TableState } from '../lib/table.svelte'
import { t } from '../lib/texts.svelte'
import type { Hinted, Option, Placing, Refused } from '../lib/wire'
import {
  sortByPrice,
  sortBySum,
  contains,
  findLoose,
  findLying,
  optionsOf,
  isSame,
  findTargets,
  wordOf,
  zoneOf,
  type Lying,
  type Picked,
} from './choices'
import { Effects } from './effects.svelte'
import { Plans } from './plans.svelte'

/** Milliseconds that nothing is offered after an answer without its position. */
const POSITION_PATIENCE_MS = 4000
const NOWHERE: Lying = { market: [], bought: [], reserve: [], palace: [], cards: [] }

/** Does a tile go to the reserve? */
const isAway = (one: Option) => one.kind === 'reserve' || one.kind === 'remove'

export class Choosing {
  picked = $state.raw<Picked | null>(null)
  /** Cards of the hand that would be paid. */
  payment = $state.raw<string[]>([])
  /** Which of several ways to pay for the thing: the kind of option. */
  way = $state('')
  /** Where the picked tile would go. */
  target = $state.raw<Option | null>(null)
  /** Ways to place a tile that is not bought yet, or not to be placed yet. */
  placings = $state.raw<Placing[]>([])
  /** Is the picked tile laid with its other face up? */
  isTurned = $state(false)
  /** The cell over which something is dragged. */
  hovered = $state('')
  /** The way to begin that was chosen, by the part of the table that it leads to, until something there is picked. */
  begun = $state('')
  held = $state.raw<Option | null>(null)
  refused = $state.raw<Pick<Refused, 'text' | 'rule' | 'rule_text'> | null>(null)
  hinted = $state.raw<Hinted | null>(null)
  isBusy = $state(false)
  /** Is a planned tile going to its place: nobody is asked where. */
  isCarryingOut = $state(false)
  isThinking = $state(false)
  readonly plans: Plans
  readonly effects: Effects
  private patience: ReturnType<typeof setTimeout> | undefined
  /** What could be chosen in which position, when it was last looked at. */
  private standing = ''

  constructor(readonly state: TableState) {
    this.plans = new Plans(state.id)
    this.effects = new Effects(state)
  }

  get options(): Option[] {
    return this.isBusy || !this.state.isUpToDate ? [] : (this.state.view?.options ?? [])
  }
  get seat(): number {
    return this.state.view?.viewer ?? -1
  }
  readonly where = $derived.by(() =>
    this.state.view ? findLying(gameOf(this.state.view), this.state.view.viewer) : NOWHERE,
  )

  /** Options of the thing that is picked. */
  get own(): Option[] {
    const picked = this.picked
    if (!picked) return []
    return optionsOf(picked.on === 'bought' ? { ...picked, tile: this.face } : picked, this.options, this.where)
  }
  /** The face of the picked tile that is up. */
  get face(): string {
    const tile = this.picked && 'tile' in this.picked ? this.picked.tile : ''
    return this.isTurned ? look(tile).back : tile
  }
  /** Ways to pay for the picked thing, of the way that is chosen. */
  get payments(): Option[] {
    const paid = this.own.filter((one) => one.cards.length && one.kind !== 'take')
    return sortByPrice(paid.filter((one) => one.kind === (this.way || paid[0]?.kind)))
  }
  get ways(): string[] {
    return [...new Set(this.own.filter((one) => one.cards.length && one.kind !== 'take').map((one) => one.kind))]
  }
  /** The payment as it lies in the hand, if it is one. */
  get paying(): Option | undefined {
    return this.payments.find((one) => isSame(one.cards, this.payment))
  }
  /** Are there cards too many: some of them would do? */
  get isOverpaid(): boolean {
    return !this.paying && this.payments.some((one) => contains(this.payment, one.cards))
  }
  /** Where the picked tile can go: now, or when the turn ends. */
  get targets(): Option[] {
    const now = findTargets(this.own)
    return now.length ? now : findTargets(this.destinations)
  }
  /** Everything that can become of a tile which is placed later. */
  get destinations(): Option[] {
    const picked = this.picked
    if (!picked || picked.on === 'display' || picked.on === 'palace') return []
    return this.placings.map((one) => one.option).filter((one) => one.tile === this.face)
  }
  /** Is only planned, not done, where the picked tile goes? */
  get isPlanning(): boolean {
    return !findTargets(this.own).length && this.placings.length > 0
  }
  /** The other face of the picked tile, where it may be turned over. */
  get otherFace(): string {
    const tile = this.picked && 'tile' in this.picked ? this.picked.tile : ''
    const back = this.isTurned ? tile : look(tile).back
    const all = [...this.options, ...this.placings.map((one) => one.option)]
    return back && all.some((one) => one.tile === back && zoneOf(one, this.where) !== 'market') ? back : ''
  }
  get loose(): Option[] {
    return findLoose(this.options, this.where)
  }
  get takes(): Option[] {
    return sortBySum(this.options.filter((one) => one.kind === 'take'))
  }

  /** The tile that will lie in the reserve. */
  get coming(): string {
    const last = this.target ?? this.deed
    return last && isAway(last) ? (last.tile ?? '') : ''
  }

  /** The option that the one button carries out. */
  get deed(): Option | undefined {
    const picked = this.picked
    if (!picked) return undefined
    if (picked.on === 'display') return this.takes.find((one) => isSame(one.cards, picked.cards))
    if (this.target && this.own.some((one) => one.action === this.target?.action)) return this.target
    if (this.payments.length) return this.paying
    const plain = this.own.filter((one) => !one.cell || one.kind === 'remove')
    return picked.on !== 'bought' && picked.on !== 'reserve' && plain.length === 1 ? plain[0] : undefined
  }

  /** A new position: what was picked holds no more, planned tiles go to their places, the first other one is picked. */
  refresh(): void {
    clearTimeout(this.patience)
    this.isBusy = this.isCarryingOut = false
    if (!this.isNews() && (this.picked || this.payment.length)) return
    this.forget()
    this.hinted = null
    this.effects.clear()
    const { view } = this.state
    if (!view || !this.state.isUpToDate) return
    if (!view.options.length) this.plans.forget()
    this.plans.keep([...this.where.bought, ...this.where.market])
    if (this.carryOutPlans()) return
    const tile = this.where.bought.find((name) =>
      this.options.some((one) => zoneOf(one, this.where) === 'bought' && one.tile === name),
    )
    const gone = this.refused // why it is asked for again
    if (tile) this.pick({ on: 'bought', tile })
    this.refused = gone
    if (!tile) void this.effects.weigh(this.seat, this.loose)
  }

  pick(picked: Picked): void {
    this.held = null
    this.refused = null
    const isAgain = JSON.stringify(picked) === JSON.stringify(this.picked)
    const wasRaised = this.picked ? [] : this.payment
    this.forget()
    if (isAgain && picked.on !== 'bought') return
    this.picked = picked
    const fitting = this.own.find((one) => one.cards.length > 0 && isSame(one.cards, wasRaised))
    this.way = fitting?.kind ?? ''
    this.payment = fitting?.cards ?? this.payments[0]?.cards ?? []
    void this.look()
  }

  chooseWay(way: string): void {
    this.way = way
    this.payment = this.payments[0]?.cards ?? []
    void this.lookAhead()
  }

  turnOver(): void {
    this.isTurned = !this.isTurned
    this.target = null
    void this.effects.weigh(this.seat, findTargets(this.own))
  }

  /** A card of the hand is raised, or laid back. */
  toggle(card: string): void {
    if (!this.options.length) return
    const at = this.payment.indexOf(card)
    this.payment = at >= 0 ? this.payment.toSpliced(at, 1) : [...this.payment, card]
  }

  /** A card of the hand is laid on a tile: paying for it begins with that card, or the card joins what is paid. */
  payWith(card: string, on: Picked): void {
    const isBegun = JSON.stringify(this.picked) === JSON.stringify(on)
    if (!isBegun) this.pick(on)
    if (this.payment.includes(card)) return
    const fitting = this.payments.find((one) => one.cards.includes(card))
    this.payment = fitting?.cards ?? [...(isBegun ? this.payment : []), card]
  }

  /** The picked tile is laid before the player: it is to go to the reserve, now or when the turn ends. */
  putAway(): Promise<void> {
    return this.aimAway(isAway)
  }

  /** It is laid before a party that does not act: they are to get it, where there is such a way. */
  handOver(): Promise<void> {
    return this.aimAway((one) => !one.cell && !one.cards.length && !isAway(one) && !rules.isLettingGo(one.kind))
  }

  private async aimAway(isWanted: (option: Option) => boolean): Promise<void> {
    if (!this.own.some(isWanted) && !this.placings.length) await this.lookAhead()
    const found = [...this.own, ...this.destinations].find(isWanted)
    if (found) this.aim(found)
  }

  /** The picked tile of the palace is laid on one of the reserve: they are to be swapped, where that is possible. */
  swapFor(tile: string): void {
    const [cell, reserve] = [this.picked?.on === 'palace' ? [this.picked.x, this.picked.y] : [], this.where.reserve]
    const swap = this.options.find(
      (one) => one.kind === 'swap' && one.tile === tile && one.cell?.join() === cell.join() && reserve.includes(tile),
    )
    if (!swap) return void this.putAway()
    this.pick({ on: 'reserve', tile })
    this.aim(swap)
  }

  /** A cell for the picked tile. A tile that is bought already is only planned there until the turn ends. */
  aim(option: Option): void {
    this.refused = null
    this.target = option
    if (this.picked?.on === 'bought' && this.isPlanning) this.plans.set(this.picked.tile, option.action)
  }

  clear(): void {
    this.forget()
    this.hinted = null
  }

  /** Another part of the table is turned to: cards raised in the hand wait for what they are to pay. */
  begin(zone: string): void {
    const raised = this.picked ? [] : this.payment
    this.clear()
    this.begun = zone
    this.payment = raised
  }

  /** A card of the display joins those picked, or leaves them; one that cannot join takes their place. */
  pickCard(place: number, display: (string | null)[]): void {
    const before = this.picked?.on === 'display' ? this.picked.places : []
    const together = before.includes(place) ? before.filter((one) => one !== place) : [...before, place]
    const cardsOf = (places: number[]) => places.map((one) => display[one] ?? '')
    const fits = (places: number[]) => this.takes.some((one) => contains(one.cards, cardsOf(places)))
    const places = fits(together) ? together : [place]
    this.forget()
    if (places.length && fits(places)) this.picked = { on: 'display', cards: cardsOf(places), places }
  }

  /** Carry it out. Where it would end the turn, and the person wants to be asked, it is held first. */
  choose(option: Option, plan?: Parameters<Plans['set']>): void {
    this.refused = null
    this.held = null
    this.plans.remember()
    if (plan) this.plans.set(...plan)
    if (option.ends_turn && settings.askEnd) this.held = option
    else void this.send(option)
  }

  /** The one button. */
  act(): void {
    const [option, target, picked] = [this.deed, this.target, this.picked]
    if (!option) return
    const isPlanned = target && target !== option && picked && 'tile' in picked
    this.choose(option, isPlanned ? [picked.tile, target.action, !findTargets(this.destinations).length] : undefined)
  }

  confirm(): void {
    const option = this.held
    this.held = null
    if (option) void this.send(option)
  }

  drop(): void {
    this.held = null
    this.plans.restore()
  }

  async stepBack(): Promise<void> {
    if (this.held) return this.drop()
    this.plans.restore()
    await this.waitFor(this.state.undo(this.seat))
  }

  /** Step back to the beginning of the turn, as far as the server allows it. */
  async restart(): Promise<void> {
    this.held = null
    this.plans.clear()
    let before = -1
    while (this.state.view?.may_undo && this.state.view.seen !== before) {
      before = this.state.view.seen
      await this.waitFor(this.state.undo(this.seat))
      await this.settle()
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
    const word = this.picked && !this.isPlanning && wordOf(this.picked, this.own, isTaken)
    if (!word || !this.picked || !('tile' in this.picked)) return
    await this.askWhy(`${word} ${this.picked.tile} ${x},${y}`)
  }

  async askWhy(action: string): Promise<void> {
    const reply = await this.state.ask(this.seat, action)
    if (reply.type === 'refused') this.refused = reply
  }

  /** Something besides the game was asked of the server: say why, if it refuses. */
  async tell(reply: ReturnType<TableState['act']>): Promise<void> {
    const answer = await reply
    if (answer.type === 'refused') this.refused = answer
  }

  /**
   * Planned tiles are placed by themselves; one that may no longer lie there is asked for again. One that could go
   * nowhere waits until no other can be built: it may find its place beside them.
   */
  private carryOutPlans(): boolean {
    const mayBuild = findTargets(this.options).some((one) => zoneOf(one, this.where) === 'bought')
    const planned = this.plans.actions.filter((action) => !mayBuild || !this.plans.isForced(action))
    const next = this.options.find((one) => planned.includes(one.action))
    if (next) {
      this.plans.drop(next.action)
      this.choose(next)
      this.isCarryingOut = this.isBusy
      return true
    }
    const isPlacing = this.options.some((one) => zoneOf(one, this.where) === 'bought')
    if (isPlacing && planned.length && !this.options.some((one) => one.kind === 'pass')) {
      this.plans.clear()
      this.refused = { text: t('web-plan-gone'), rule: '', rule_text: '' }
    }
    return false
  }

  /** What the picked thing would do, wherever it could go. */
  private async look(): Promise<void> {
    const now = findTargets(this.own)
    if (now.length) return this.effects.weigh(this.seat, now)
    await this.lookAhead()
  }

  private async lookAhead(): Promise<void> {
    const picked = this.picked
    if (!picked || picked.on === 'display' || picked.on === 'palace') return
    // A tile that is bought waits until no more is done; any other comes by the way it is paid for.
    const step =
      picked.on === 'bought' ? this.options.find((one) => one.kind === 'pass') : (this.payments[0] ?? this.own[0])
    if (!step || (picked.on === 'reserve' && !step.cards.length)) return
    const others = this.plans.listBut(picked.tile)
    const reply = await this.state.ask(this.seat, step.action, others)
    if (reply.type !== 'answer' || JSON.stringify(this.picked) !== JSON.stringify(picked)) return
    this.placings = reply.placings
    this.effects.add(this.seat, reply.placings)
    const known = this.plans.get(picked.tile)
    const options = this.destinations
    this.target =
      options.find((one) => one.action === known) ??
      (findTargets(options).length || options.length !== 1 ? this.target : options[0]!)
  }

  private forget(): void {
    this.picked = null
    this.held = null
    this.payment = []
    this.way = ''
    this.target = null
    this.placings = []
    this.isTurned = false
    this.hovered = ''
    this.begun = ''
    this.refused = null
  }

  private async send(option: Option): Promise<void> {
    this.picked = null
    this.payment = []
    this.target = null
    this.placings = []
    await this.waitFor(this.state.act(this.seat, option.action))
  }

  /** Can something else be done than when it was last looked at? The same position is sent again when people come and go. */
  private isNews(): boolean {
    const before = this.standing
    this.standing = [this.state.view?.seen, this.seat, ...this.options.map((one) => one.action)].join('; ')
    return this.standing !== before
  }

  /** Offer nothing until the new position is there. */
  private async waitFor(reply: ReturnType<TableState['act']>): Promise<void> {
    clearTimeout(this.patience)
    this.isBusy = true
    const answer = await reply
    const isThere = answer.type === 'done' && answer.step !== null && answer.step <= (this.state.view?.seen ?? -1)
    if (answer.type === 'refused') this.refused = answer
    if (answer.type === 'refused' || isThere) this.isBusy = false
    // A position follows; should it not, the person must not wait for ever.
    else this.patience = setTimeout(() => (this.isBusy = false), POSITION_PATIENCE_MS)
  }

  private async settle(): Promise<void> {
    for (let tries = 0; this.isBusy && tries < 100; tries++) await new Promise((resolve) => setTimeout(resolve, 30))
  }
}
