// What the others do is shown one turn after the other, however fast it arrives; and what happened during an absence.
import { tick } from 'svelte'
import { settings } from '../lib/settings.svelte'
import type { Beat, TableState } from '../lib/table.svelte'
import type { StepInfo } from '../lib/wire'
import { isFresh } from './flights'
import { findLastOwn, findMissed } from './missed'
import { LASTS, READ, lastsStep } from './pace'
import { told, turnsOf, type Told, type Turn } from './turns'

/** Characters that are said at once at most: two lines, three on a phone. */
const MOST_SAID = 3 * READ

const FRAME = 16
/** Steps that wait to be shown; when more do, each has less time. Fewer may wait for a person who has nothing to decide any more. */
const MOST_WAITING = 40
const MOST_WAITING_IDLE = 4

/** What was done, in words; of more than can be said at once the last turns. */
function wordsOf(steps: StepInfo[]): string {
  const all = turnsOf(steps)
    .map((turn) => told(turn).words)
    .filter(Boolean)
  while (all.length > 1 && all.join(' ').length > MOST_SAID) all.shift()
  return all.join(' ').replace(/\.$/, '')
}

export class Pacing {
  /** The turn that is shown just now, in words, step by step; nothing when all has been shown. */
  captions = $state.raw<string[]>([])
  /** Who is doing it. */
  seat = $state(-1)
  isShowing = $state(false)
  /** Turns to step through: those that happened while nobody looked, or from one of the log on. */
  missed = $state.raw<Turn[]>([])
  /** Were they missed, or is it looked back by choice? */
  isAway = $state(true)
  /** Which of them is shown, as the table stood then; -1 while the table is as it stands now. */
  at = $state(-1)
  /** All steps of which they are. */
  private away: StepInfo[] = []
  private queue: Beat[] = []
  /** The steps that have been told of the turn that is shown. */
  private told: StepInfo[] = []
  /** Milliseconds for which its steps have been shown. */
  private spent = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private pending: Beat | null = null
  private soon: ReturnType<typeof setTimeout> | undefined
  private isHeld = false
  private readonly place: string

  constructor(private readonly table: TableState) {
    this.place = `alhambra-seen-${table.id}`
  }

  /** Keep pace: call once, inside a component. */
  follow(): void {
    const seen = this.readSeen()
    if (seen === null && isFresh(this.table.steps, this.table.mine)) void this.showFirst()
    else this.remember(this.table.steps.filter((step) => step.number > (seen ?? -1)))
    $effect(() => {
      this.table.onbeat = (beat) => this.take(beat)
      return () => {
        this.table.onbeat = null
        clearTimeout(this.timer)
        this.flush()
        this.finish()
      }
    })
    $effect(() => {
      const seen = this.table.view?.seen ?? -1
      if (!document.hidden && !this.isPast) this.write(seen)
    })
  }

  /** Others may have begun before this page was there: their turns are shown like all others. */
  private async showFirst(): Promise<void> {
    const [now, turns] = [this.table.view, turnsOf(this.table.steps).filter((turn) => turn.seat >= 0)]
    if (!now || !turns.length || !LASTS[settings.speed] || document.hidden) return
    this.table.isBehind = this.isShowing = true
    const steps = [turns[0]!.number - 1, ...turns.slice(0, -1).map((turn) => turn.steps.at(-1)!.number)]
    const [dealt, ...views] = await Promise.all(steps.map((step) => this.table.look(step)))
    if (!this.isShowing) return // left or skipped meanwhile
    if (dealt) this.table.show(dealt)
    this.queue.unshift(...turns.map((turn, at) => ({ steps: turn.steps, view: views[at] ?? now })))
    this.showNext()
  }

  /** What is shown just now, in one go. */
  get caption(): string {
    return this.captions.join('')
  }

  /** Show all that is left at once; but a scoring is shown as the palaces stood then. */
  skip(): void {
    clearTimeout(this.timer)
    const scored = this.queue.findIndex((_, at) => this.isScored(at))
    const upTo = scored < 0 ? this.queue.length : scored + 1
    const last = this.queue[upTo - 1]
    this.queue = this.queue.slice(upTo)
    if (last) this.table.show(last.view)
    if (scored < 0) this.finish()
    else this.timer = setTimeout(() => this.skip()) // unless the scoring holds it
  }

  /** Something larger is shown: wait for it. */
  hold(): void {
    this.isHeld = true
    clearTimeout(this.timer)
  }

  goOn(): void {
    if (!this.isHeld) return
    this.isHeld = false
    this.showNext()
  }

  /** Is the table shown as it stood before? */
  get isPast(): boolean {
    return this.at >= 0
  }

  /** Look at what was missed: one turn on, or back; past the last the table is as it stands now. */
  step(by: number): void {
    const at = Math.max(0, this.at + by)
    if (at >= this.missed.length) return this.forget()
    this.at = at
    this.table.isBehind = true
    void this.lookAt(this.missed[at]!, by > 0)
  }

  /** Step through turns of the log. */
  lookBack(turns: Turn[]): void {
    if (this.isShowing || this.isHeld || !turns.length) return
    this.isAway = false
    this.missed = turns
    this.at = -1
    this.step(1)
  }

  forget(): void {
    const wasPast = this.isPast
    this.missed = []
    this.away = []
    this.at = -1
    this.isAway = true
    if (!wasPast) return
    this.table.isBehind = false
    if (this.queue.length) this.showNext()
    else this.table.showLatest()
  }

  /** The turn that is looked at, with what it was done with. */
  get looked(): (Told & { seat: number }) | null {
    const turn = this.missed[this.at]
    return turn ? { seat: turn.seat, ...told(turn) } : null
  }

  /** The table before a turn, then what happened in it. */
  private async lookAt(turn: Turn, isOn: boolean): Promise<void> {
    const isStill = () => this.missed[this.at]?.number === turn.number
    const after = await this.table.look(turn.steps.at(-1)!.number)
    const before = isOn ? await this.table.look(turn.number - 1) : null
    if (before && isStill()) {
      this.table.show(before)
      await tick()
      this.table.onsteps?.(turn.steps)
    }
    if (after && isStill()) this.table.show(after)
  }

  private take(beat: Beat): void {
    if (document.hidden) this.remember(beat.steps)
    if (this.isPast) return void this.queue.push(this.withPending(beat))
    const isTheirs = beat.steps.some((step) => this.isTheirs(step))
    const isAtOnce = !isTheirs || !LASTS[settings.speed] || document.hidden
    if (isAtOnce && !this.isShowing && !this.isHeld)
      return isTheirs ? this.showSoon(beat) : this.show(this.withPending(beat))
    this.queue.push(this.withPending(beat))
    if (!this.isShowing && !this.isHeld) this.showNext()
  }

  /** Does a scoring take place in a position that waits to be shown? */
  private isScored(at: number): boolean {
    const before = at > 0 ? this.queue[at - 1]!.view : this.table.view
    return this.queue[at]!.view.sheets.length > (before?.sheets.length ?? 0)
  }

  /** Of positions that come faster than they can be drawn, the last one is. */
  private showSoon(beat: Beat): void {
    this.pending = this.withPending(beat)
    this.soon = setTimeout(() => this.flush(), FRAME)
  }

  private flush(): void {
    const beat = this.pending
    clearTimeout(this.soon)
    this.pending = null
    if (beat) this.show(beat)
  }

  private withPending(beat: Beat): Beat {
    clearTimeout(this.soon)
    const steps = [...(this.pending?.steps ?? []), ...beat.steps]
    this.pending = null
    return { view: beat.view, steps }
  }

  private showNext(): void {
    if (this.isHeld) return
    const beat = this.queue.shift()
    if (!beat) return this.finish()
    this.table.isBehind = this.isShowing = true
    const theirs = beat.steps.filter((step) => this.isTheirs(step))
    const words = this.tell(theirs)
    this.show(beat)
    if (!this.isHeld) this.timer = setTimeout(() => this.showNext(), words ? this.lasts(words, theirs) : 0)
  }

  /** Milliseconds that words are shown. Bots that play on by themselves are faster than they can be shown. */
  private lasts(words: string, steps: StepInfo[]): number {
    const isLast = steps.some((step) => step.events.some((event) => event.key === 'turn'))
    const others = (this.table.table?.seats.length ?? 0) - this.table.mine.length
    const usual = lastsStep(settings.speed, { words, spent: this.spent, isLast, others })
    this.spent += usual
    const most = this.table.mine.length ? MOST_WAITING : MOST_WAITING_IDLE
    return Math.max(Math.min(usual, LASTS.fast), usual / Math.max(1, this.queue.length / most))
  }

  /** Say what was done: a turn that goes on adds to what has been said of it, another one starts with nothing said; so does one of which enough has been said. Returns what is new. */
  private tell(steps: StepInfo[]): string {
    const isSame = this.told.length > 0 && steps.length > 0 && turnsOf([this.told.at(-1)!, steps[0]!]).length === 1
    if (!isSame) this.spent = 0
    const isOn = isSame && wordsOf([...this.told, ...steps]).length <= MOST_SAID
    const all = isOn ? [...this.told, ...steps] : steps
    const words = wordsOf(all)
    if (!words) return ''
    const before = isOn && words.startsWith(this.caption) ? this.captions : []
    const news = words.slice(before.join('').length)
    this.captions = news ? [...before, news] : before
    this.seat = steps.at(-1)!.seat
    this.told = all
    return news
  }

  private show(beat: Beat): void {
    this.table.onsteps?.(beat.steps)
    this.table.show(beat.view)
  }

  private finish(): void {
    this.captions = []
    this.seat = -1
    this.told = []
    this.table.isBehind = this.isShowing = false
  }

  private isTheirs(step: StepInfo): boolean {
    return step.seat >= 0 && ['action', 'window'].includes(step.kind) && !this.table.mine.includes(step.seat)
  }

  /** Keep what nobody saw here, to be stepped through; what one has done since on another device was seen there. */
  private remember(steps: StepInfo[]): void {
    const { steps: all, mine } = this.table
    if (!this.isAway || !mine.length) return
    const own = findLastOwn(all, mine)
    this.away = [...this.away, ...steps].filter((step) => this.isPast || step.number > own)
    this.missed = findMissed(this.away)
  }

  /** The last step that was seen here; null where this table is seen for the first time. */
  private readSeen(): number | null {
    try {
      const kept = localStorage.getItem(this.place)
      return kept === null ? null : Number(kept)
    } catch {
      return null
    }
  }

  private write(seen: number): void {
    try {
      localStorage.setItem(this.place, String(seen))
    } catch {
      // A browser that keeps nothing tells nothing of absences.
    }
  }
}
