// A table as state: what the server sent, what we asked of it, and what we have not been answered yet.
import { backend } from './backend'
import { drawHex, findNonce } from './nonces'
import { Questions, type Asked } from './questions'
import { rules } from './rules.svelte'
import { Connection, type Line, type Status } from './socket'
import type {
  Answers,
  Done,
  Foreseen,
  Hinted,
  Looked,
  Muted,
  Chat,
  Notice,
  PlanLine,
  Refused,
  Said,
  Sampled,
  ServerMessage,
  Stale,
  StepInfo,
  Table,
  View,
} from './wire'

/** A position, and the steps that led to it. */
export interface Beat {
  steps: StepInfo[]
  view: View
}

type Reply = Done | Refused | Stale | Answers | Looked | Hinted | Sampled | Foreseen

export class TableState {
  table = $state.raw<Table | null>(null)
  /** The position that is shown. */
  view = $state.raw<View | null>(null)
  /** The newest position that the server has sent. */
  private latest = $state.raw<View | null>(null)
  /** The next turn as it would look after these actions, while orders for it are chosen. */
  foreseen = $state.raw<{ view: View; actions: string[] } | null>(null)
  /** Is something still to be shown that has happened already? */
  isBehind = $state(false)
  steps = $state.raw<StepInfo[]>([])
  chat = $state.raw<Said[]>([])
  /** Who this person is among those who talk, and whom of them they do not hear. */
  muted = $state.raw<Muted>({ type: 'muted', me: '', speakers: [] })
  notices = $state.raw<Notice[]>([])
  status = $state<Status>('connecting')
  waiting = $state(0)
  received = $state(0)
  /** Called with new steps before the view that follows them is shown: for motion. */
  onsteps: ((steps: StepInfo[]) => void) | null = null
  /** Called with each new position, to be shown in its own time. */
  onbeat: ((beat: Beat) => void) | null = null

  private news: StepInfo[] = []
  private readonly connection: Connection
  private readonly replies = new Map<string, (reply: Reply) => void>()
  private readonly questions = new Questions(
    (seat, questions) =>
      this.send((id) => ({
        type: 'ask',
        id,
        seat,
        questions,
        ...(this.foreseen && { foreseen: this.foreseen.actions }),
      })) as Promise<Answers | Refused>,
  )
  private readonly asked = new Map<string, Promise<Asked>>()
  private askedAt = ''
  private readonly past = new Map<number, Promise<View | null>>()
  private unveiled: number | null | undefined
  private readonly hurry = () => document.visibilityState === 'visible' && this.connection.hurry()

  constructor(
    readonly id: string,
    private readonly language: () => string,
    readonly invitation = '',
    open: () => Line = () => backend.line(id, invitation),
  ) {
    this.connection = new Connection(open, {
      hello: () => this.sayHello(),
      receive: (message) => this.receive(message),
      status: (status) => (this.status = status),
    })
    addEventListener('online', this.hurry)
    document.addEventListener('visibilitychange', this.hurry)
  }

  end(): void {
    removeEventListener('online', this.hurry)
    document.removeEventListener('visibilitychange', this.hurry)
    this.connection.end()
  }

  /** The seats of the person on this connection. */
  get mine(): number[] {
    return (this.table?.seats ?? []).filter((seat) => seat.is_mine).map((seat) => seat.number)
  }

  /** Is the position that is shown the newest one, and nothing more to be shown? */
  get isUpToDate(): boolean {
    return (this.view === this.latest && !this.isBehind) || this.foreseen !== null
  }

  show(view: View): void {
    this.view = view
  }

  /** The newest position again, after a look back. */
  showLatest(): void {
    if (this.latest) this.show(this.latest)
  }

  /** The position after an earlier step; null where it cannot be had. */
  look(step: number): Promise<View | null> {
    const known = this.past.get(step)
    if (known) return known
    const view = this.send((id) => ({ type: 'look', id, step })).then((reply) =>
      reply.type === 'looked' ? reply.view : null,
    )
    this.past.set(step, view)
    return view
  }

  /** Do it; while orders are chosen, note it. */
  act(seat: number, action: string): Promise<Reply> {
    if (this.foreseen) return this.foresee(seat, [...this.foreseen.actions, action])
    return this.send((id) => ({ type: 'act', id, seen: this.view?.seen ?? 0, seat, action }))
  }

  /** Show how one's next turn would look after some actions; where it would be over, that is an order. */
  async foresee(seat: number, actions: string[]): Promise<Reply> {
    const reply = await this.send((id) => ({ type: 'foresee', id, seat, actions }))
    if (reply.type !== 'foreseen') return reply
    if (!reply.view) return this.addOrder(seat, actions)
    this.foreseen = { view: reply.view, actions }
    this.show(reply.view)
    return reply
  }

  /** One more order for the next turn. */
  addOrder(seat: number, actions: string[]): Promise<Reply> {
    const plan = this.table?.plan
    this.stopForeseeing()
    return this.plan(seat, [...(plan?.is_missed ? [] : (plan?.lines ?? [])), { actions, needs: [] }])
  }

  /** These orders for the next turn, and no others. */
  plan(seat: number, lines: PlanLine[]): Promise<Reply> {
    const plain = lines.map(({ actions, needs }) => ({ actions, needs }))
    return this.send((id) => ({ type: 'plan', id, seat, lines: plain }))
  }

  stopForeseeing(): void {
    this.foreseen = null
    this.showLatest()
  }

  undo(seat: number): Promise<Reply> {
    return this.send((id) => ({ type: 'undo', id, seen: this.view?.seen ?? 0, seat }))
  }

  /** What an action would do, or why not; asked once for each position, together with what else is asked at that moment. */
  ask(seat: number, action: string, planned: string[] = []): Promise<Asked> {
    const now = [this.view?.seen ?? -1, ...(this.foreseen?.actions ?? [])].join('; ')
    if (now !== this.askedAt) this.asked.clear()
    this.askedAt = now
    const question = [action, ...planned].join('; ')
    const known = this.asked.get(question)
    if (known) return known
    const answer = this.questions.ask(seat, planned.length ? { action, planned } : { action })
    this.asked.set(question, answer)
    return answer
  }

  hint(seat: number, bot: string): Promise<Hinted | Refused> {
    return this.send((id) => ({ type: 'hint', id, seat, bot })) as Promise<Hinted | Refused>
  }

  order(seat: number, window: string, answer: string): Promise<Reply> {
    return this.send((id) => ({ type: 'order', id, seat, window, answer }))
  }

  say(text: string, phrase: Chat['phrase'] = null): Promise<Reply> {
    return this.send((id) => ({ type: 'chat', id, text, phrase }))
  }

  /** Hear nothing more of somebody, or hear them again. */
  mute(speaker: string, on: boolean): Promise<Reply> {
    return this.send((id) => ({ type: 'mute', id, speaker, on }))
  }

  /** The host asks spectators not to talk, or lets them. */
  hush(on: boolean): Promise<Reply> {
    return this.send((id) => ({ type: 'hush', id, on }))
  }

  resign(seat: number): Promise<Reply> {
    return this.send((id) => ({ type: 'resign', id, seat }))
  }

  /** Take a seat back that a bot looks after. */
  takeBack(seat: number): Promise<Reply> {
    return this.send((id) => ({ type: 'return', id, seat }))
  }

  /** Go on without a player who is away. */
  claim(seat: number): Promise<Reply> {
    return this.send((id) => ({ type: 'claim', id, seat }))
  }

  abort(agree: boolean): Promise<Reply> {
    return this.send((id) => ({ type: 'abort', id, agree }))
  }

  unveil(seat: number | null): void {
    this.past.clear()
    this.unveiled = seat
    this.connection.send({ type: 'unveil', seat })
  }

  private send(make: (id: string) => Parameters<Connection['send']>[0]): Promise<Reply> {
    const id = drawHex(9)
    return new Promise((resolve) => {
      this.replies.set(id, resolve)
      this.connection.send(make(id))
      this.waiting = this.connection.waiting
    })
  }

  private sayHello(): Parameters<Connection['send']>[0][] {
    const since = this.steps.at(-1)?.number ?? -1
    const first = { type: 'hello' as const, since, language: this.language() }
    return this.unveiled === undefined ? [first] : [first, { type: 'unveil', seat: this.unveiled }]
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case 'rules':
        rules.current = message.rules
        break
      case 'table':
        this.table = message
        this.received = performance.now()
        break
      case 'steps':
        this.take(message.steps)
        break
      case 'view':
        this.arrive(message)
        break
      case 'said':
        if (!this.chat.some((one) => one.number === message.number))
          this.chat = [...this.chat, message].sort((one, other) => one.number - other.number)
        break
      case 'muted':
        this.muted = message
        break
      case 'openings':
        this.open(message.seats)
        break
      case 'notice':
        this.notices = [...this.notices, message]
        break
      case 'pong':
        break
      default:
        this.replies.get(message.id)?.(message)
        this.replies.delete(message.id)
        this.waiting = this.connection.waiting
    }
  }

  private take(steps: StepInfo[]): void {
    const last = this.steps.at(-1)?.number ?? -1
    const fresh = steps.filter((step) => step.number > last)
    if (!fresh.length) return
    this.steps = [...this.steps, ...fresh]
    if (this.latest) this.news.push(...fresh)
  }

  private arrive(view: View): void {
    const beat = { steps: this.news, view }
    this.news = []
    this.latest = view
    this.foreseen = null
    if (this.onbeat) this.onbeat(beat)
    else this.show(view)
  }

  private open(seats: number[]): void {
    for (const seat of seats) {
      const nonce = findNonce(this.id, seat)
      if (nonce) this.connection.send({ type: 'nonce', seat, nonce })
    }
  }
}
