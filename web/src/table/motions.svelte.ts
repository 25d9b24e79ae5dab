// What moves on the table, and when: steps say what leaves before the new position is shown, and what comes with it.
import { tick } from 'svelte'
import { isStill, lastsChange, settings } from '../lib/settings.svelte'
import type { StepInfo } from '../lib/wire'
import { findArrivals, deal, findDepartures, isFresh, type Flight } from './flights'
import { arrive, findAt, drawPiece, fadeIn, fadeOut, leave, shrinkBox } from './flying'
import type { Scene } from './scene.svelte'

/** Steps that are shown in motion; of more than that we have been away. */
const MOST_STEPS_IN_MOTION = 4
/** A thing starts when the one before has come so far. */
const APART = 0.25
const APART_IN_DEAL = 0.12

/** Where a tile will be built that has just been bought. */
const findPlanned = (tile: string) => document.querySelectorAll(`[data-planned="${CSS.escape(tile)}"]`)

export class Motions {
  private coming: Flight[] = []
  private apart = APART

  constructor(private readonly scene: Scene) {}

  /** Move whatever moves: call once, inside a component. */
  follow(): void {
    const { table } = this.scene
    // A table that goes on from a position was not dealt here, and has no commitment.
    if (table.table?.commitment && isFresh(table.steps, table.mine)) this.begin()
    $effect(() => {
      table.onsteps = (steps) => this.told(steps)
      return () => (table.onsteps = null)
    })
    $effect(() => {
      void this.scene.view
      void tick().then(() => this.bring())
    })
  }

  private get duration(): number {
    return settings.textMode || document.hidden ? 0 : lastsChange()
  }

  private begin(): void {
    this.coming = deal(this.scene.game, this.scene.seat)
    this.apart = APART_IN_DEAL
  }

  private told(steps: StepInfo[]): void {
    const { game, seat } = this.scene
    if (!this.duration || steps.length > MOST_STEPS_IN_MOTION) return
    const gone = steps.flatMap((step) => findDepartures(step, game.market, game.display, seat))
    // A card that one takes oneself flies to its place in the hand, when it lies there.
    const taken = gone.filter((one) => one.to.startsWith('money-'))
    gone.filter((one) => !taken.includes(one)).forEach((one, at) => this.flyAway(one, at * this.duration * APART))
    this.coming.push(...taken, ...steps.flatMap(findArrivals))
  }

  private flyAway(flight: Flight, delay: number): void {
    const [from] = findAt(flight.from)
    const own = flight.to === `seat-${this.scene.seat}` ? [...findPlanned(flight.thing), ...findAt('hand')] : []
    const [to] = [...own, ...findAt(flight.to)]
    if (!from || !to) return
    if (isStill()) return this.fade(flight, from)
    const piece = flight.drawn ? drawPiece(flight.thing, flight.drawn) : null
    const thing = piece?.thing ?? from.querySelector('svg')
    const box = from.getBoundingClientRect()
    const start = piece ? shrinkBox(box, piece.width) : box
    if (thing) void leave(thing, start, to.getBoundingClientRect(), this.duration, delay)
  }

  /** What lies on the table goes without moving; what comes out of somebody's hand has not been seen before. */
  private fade(flight: Flight, from: HTMLElement): void {
    const thing = flight.drawn || flight.thing === '?' ? null : from.querySelector('svg')
    if (thing) void fadeOut(thing, thing.getBoundingClientRect(), this.duration)
  }

  /** Of equal things the first comes first. */
  private bring(): void {
    const [flights, apart] = [this.coming, this.apart]
    ;[this.coming, this.apart] = [[], APART]
    if (!this.duration) return
    const before = new Map<string, number>()
    flights.forEach((flight, index) => {
      const nth = before.get(flight.to) ?? 0
      before.set(flight.to, nth + 1)
      if (flight.thing === '?') this.flyAway(flight, index * this.duration * apart)
      else this.come(flight, nth, index * this.duration * apart)
    })
  }

  private come(flight: Flight, nth: number, delay: number): void {
    const [from] = findAt(flight.from)
    const place = findAt(flight.to)[nth]
    const piece = flight.drawn && place && !isStill() ? drawPiece(flight.thing, flight.drawn) : undefined
    const thing = flight.drawn ? place : place?.querySelector('svg')
    if (thing && isStill()) fadeIn(thing, this.duration)
    else if (from && thing) void arrive(thing, from.getBoundingClientRect(), this.duration, delay, piece)
  }
}
