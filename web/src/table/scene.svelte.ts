// What of a table is on the screen: the position as this person sees it, and which panels are open over it.
import { untrack } from 'svelte'
import { isDrawn } from '../art/look'
import { gameOf, handOf } from '../lib/game'
import { partyNames, seatName } from '../lib/names'
import { lastsScoring, settings } from '../lib/settings.svelte'
import type { TableState } from '../lib/table.svelte'
import { t } from '../lib/texts.svelte'
import { title } from '../lib/title.svelte'
import type { Option, SheetInfo, View } from '../lib/wire'
import { coversOf } from '../modules'
import { optionsOf } from './choices'
import { Choosing } from './choosing.svelte'
import { Pacing } from './pacing.svelte'
import { titled } from './signal'
import { told, type Place, type Turn } from './turns'
import { Veil } from './veil.svelte'

export type Panel = '' | 'standings' | 'log' | 'chat' | 'menu' | 'sheets' | 'type' | 'plan'

export class Scene {
  readonly choosing: Choosing
  readonly pacing: Pacing
  readonly veil = new Veil(this)
  /** A scoring that is being shown, and which of its rows. */
  scoring = $state.raw<SheetInfo | null>(null)
  scoringAt = $state(-1)
  panel = $state<Panel>('')
  openSeat = $state<number | null>(null)
  /** Which tab is shown beside the table. */
  side = $state<'log' | 'chat'>('log')
  /** Whose palace a spectator sees large: that of whoever decides. */
  private watched = $state(0)
  private chatSeen = $state(0)

  constructor(
    readonly table: TableState,
    private readonly current: () => View,
  ) {
    this.choosing = new Choosing(table)
    this.pacing = new Pacing(table)
  }

  readonly view = $derived.by(() => this.current())
  readonly game = $derived.by(() => gameOf(this.view))
  /** What counts in the scoring that is shown. */
  readonly scoringRows = $derived.by(() => this.scoring?.rows.filter((row) => row.counts.some(Boolean)) ?? [])
  readonly scoringRow = $derived.by(() => this.scoringRows[this.scoringAt])
  /** The type of building that is lit in the palaces while it is scored; 'none' where something else is. */
  readonly lit = $derived.by(() => {
    const category = this.scoringRow?.category
    return category === undefined ? '' : isDrawn(category) ? category : 'none'
  })
  /** The points of all as they are shown: those of a scoring come row by row. */
  readonly scores = $derived.by(() => {
    const seen = this.scoringRows.slice(0, this.scoringAt + 1)
    const coming = (this.scoring?.rows ?? []).filter((row) => !seen.includes(row))
    return this.game.scores.map(
      (points, party) => points - coming.reduce((sum, row) => sum + (row.points[party] ?? 0), 0),
    )
  })
  readonly seat = $derived.by(() => this.view.viewer)
  readonly names = $derived.by(() => partyNames((this.table.table?.seats ?? []).map(seatName)))
  readonly shown = $derived.by(() => (this.seat >= 0 ? this.seat : this.watched))
  readonly own = $derived.by(() => this.game.seats[this.shown]!)
  /** The cards in hand; covered as soon as the curtain falls, before the server has taken them back. */
  readonly hand = $derived.by(() => {
    const held = handOf(this.game, this.shown)
    const isCovered = this.veil.seats.length > 0 || (this.seat < 0 && !held.money.length)
    return isCovered ? { money: [], other: Array<string>(this.own.hand_size).fill('?') } : held
  })
  readonly covers = $derived.by(() => coversOf(this.game))
  readonly aids = $derived.by(() => (settings.aids ? this.view.aids : null))
  readonly isMine = $derived.by(() => this.table.isUpToDate && this.view.options.length > 0)
  /** Does the game wait for this person? While orders are chosen it only looks like it. */
  readonly isTurn = $derived.by(() => this.isMine && !this.table.foreseen)
  /** Can orders be given for this person's next turn? */
  readonly mayPlan = $derived.by(() => {
    const about = this.table.table
    const isOver = this.game.is_over || about?.phase !== 'playing' || about.options.clock.kind !== 'days'
    return !isOver && this.seat >= 0 && !about.seats[this.seat]?.bot && !this.view.deciding.includes(this.seat)
  })
  readonly isAborted = $derived.by(() => this.table.table?.phase === 'aborted')
  readonly unread = $derived.by(() => Math.max(0, this.table.chat.length - this.chatSeen))
  readonly hinted: Option | undefined = $derived.by(() =>
    this.choosing.options.find((one) => one.action === this.choosing.hinted?.action),
  )
  /** A turn of the log that is pointed at. */
  pointed = $state.raw<Turn | null>(null)
  /** What is marked in palaces, as seat and cell: the last move, or the one that is pointed at or looked back to. */
  readonly marked = $derived.by(() => {
    const turn = this.pointed ?? this.pacing.missed[this.pacing.at]
    return turn ? told(turn).cells : (this.view.highlight as Place[])
  })
  /** Two tiles lie in a slot of the market. */
  readonly isDouble = $derived.by(() => this.game.bags.length > 1)

  /** More than the base game: a tile may be had in several ways. */
  readonly isRich = $derived.by(() => {
    const setup = this.table.table?.setup
    return setup !== undefined && (setup.modules.length > 0 || setup.game !== 'alhambra')
  })

  /** Is the game over, and has its last scoring been shown? */
  readonly isOver = $derived.by(() => this.game.is_over && !this.scoring)

  /** The longest wall of a player; while buildings are scored, nothing else is lit. */
  longestOf(party: number): unknown[][] {
    return this.lit && this.lit !== 'none' ? [] : (this.view.aids?.longest[party] ?? [])
  }

  mayPick(on: 'bought' | 'reserve' | 'elsewhere', tile: string): boolean {
    const { options, where } = this.choosing
    const isPlanned = on === 'bought' && options.some((one) => one.kind === 'pass')
    return isPlanned || optionsOf({ on, tile }, options, where).length > 0
  }

  private showScoring(sheet: SheetInfo): void {
    if (!settings.textMode && lastsScoring() && !document.hidden) {
      this.pacing.hold()
      this.scoringAt = -1
      this.scoring = sheet
    } else this.panel = 'sheets'
  }

  /** Close what shows the own cards. */
  closePrivate(): void {
    this.openSeat = null
    if (this.panel === 'type' || this.panel === 'plan') this.panel = ''
  }

  endScoring(): void {
    this.scoring = null
    if (this.game.is_over) this.panel = 'sheets'
    this.pacing.goOn()
  }

  /** Keep up with the table: call once, inside a component. */
  follow(): void {
    let [sheets, wasOver] = [this.view.sheets.length, this.game.is_over]
    this.pacing.follow()
    $effect(() => {
      void this.view
      void this.table.isUpToDate
      untrack(() => this.choosing.refresh())
    })
    $effect(() => {
      const [decides] = this.view.deciding
      if (decides !== undefined) this.watched = decides
    })
    $effect(() => {
      if (this.pacing.isPast) return
      const [count, isOver] = [this.view.sheets.length, this.game.is_over]
      const [before, wasRunning] = [sheets, !wasOver]
      ;[sheets, wasOver] = [count, isOver]
      untrack(() => {
        if (count > before) this.showScoring(this.view.sheets.at(-1)!)
        else if (isOver && wasRunning) this.panel = 'sheets'
      })
    })
    $effect(() => {
      title.place = titled(this.isTurn && settings.title, this.table.table?.title ?? '', t('web-your-turn'))
    })
    $effect(() => {
      if (this.side === 'chat' || this.panel === 'chat') this.chatSeen = this.table.chat.length
    })
  }
}
