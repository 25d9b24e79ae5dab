// What of a table is on the screen: the position as this person sees it, and which panels are open over it.
import { untrack } from 'svelte'
import { gameOf, handOf, sitesOf } from '../lib/game'
import { partyNames, seatName } from '../lib/names'
import { settings } from '../lib/settings.svelte'
import type { TableState } from '../lib/table.svelte'
import { t } from '../lib/texts.svelte'
import type { Option, View } from '../lib/wire'
import { optionsOf } from './choices'
import { Choosing } from './choosing.svelte'
import { chime, titled } from './signal'

export type Panel = '' | 'standings' | 'log' | 'chat' | 'menu' | 'sheets' | 'type'

export class Scene {
  readonly choosing: Choosing
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
  }

  readonly view = $derived.by(() => this.current())
  readonly game = $derived.by(() => gameOf(this.view))
  readonly seat = $derived.by(() => this.view.viewer)
  readonly names = $derived.by(() => partyNames((this.table.table?.seats ?? []).map(seatName), this.game.scores.length))
  readonly shown = $derived.by(() => (this.seat >= 0 ? this.seat : this.watched))
  readonly own = $derived.by(() => this.game.seats[this.shown]!)
  readonly hand = $derived.by(() => {
    const held = handOf(this.game, this.shown)
    const isCovered = this.seat < 0 && !held.money.length
    return isCovered ? { money: [], other: Array<string>(this.own.hand_size).fill('?') } : held
  })
  readonly sites = $derived.by(() => sitesOf(this.game))
  readonly aids = $derived.by(() => (settings.aids ? this.view.aids : null))
  readonly isMine = $derived.by(() => this.view.options.length > 0)
  readonly isAborted = $derived.by(() => this.table.table?.phase === 'aborted')
  readonly unread = $derived.by(() => Math.max(0, this.table.chat.length - this.chatSeen))
  readonly hinted: Option | undefined = $derived.by(() =>
    this.choosing.options.find((one) => one.action === this.choosing.hinted?.action),
  )
  /** Two tiles lie in a slot of the market. */
  readonly isDouble = $derived.by(
    () => this.game.market.some((slot) => slot.length > 1) || this.table.table?.setup['game'] === 'combined',
  )

  mayPick(on: 'bought' | 'reserve' | 'hut', tile: string): boolean {
    return optionsOf({ on, tile }, this.choosing.options).length > 0
  }

  /** Keep up with the table: call once, inside a component. */
  follow(): void {
    let [sheets, wasOver, wasMine] = [this.view.sheets.length, this.game.is_over, false]
    $effect(() => {
      void this.view
      untrack(() => this.choosing.refresh())
    })
    $effect(() => {
      const [decides] = this.view.deciding
      if (decides !== undefined) this.watched = decides
    })
    $effect(() => {
      const [count, isOver] = [this.view.sheets.length, this.game.is_over]
      if (count > sheets || (isOver && !wasOver)) this.panel = 'sheets'
      ;[sheets, wasOver] = [count, isOver]
    })
    $effect(() => {
      document.title = titled(this.isMine && settings.title, this.table.table?.title ?? '', t('web-your-turn'))
      if (this.isMine && !wasMine && settings.sound) chime()
      wasMine = this.isMine
    })
    $effect(() => {
      if (this.side === 'chat' || this.panel === 'chat') this.chatSeen = this.table.chat.length
    })
  }
}
