// The socket of a table. It connects again by itself; what has an id is kept until it is answered, and sent
// again after a break: the server answers the same id once, so no click is lost and none counts twice.
import type { ClientMessage, ServerMessage } from './wire'

export type Status = 'connecting' | 'open' | 'broken'

/** The part of WebSocket that is used here. */
export interface Line {
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onclose: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
}

export interface Hooks {
  hello: () => ClientMessage[]
  receive: (message: ServerMessage) => void
  status: (status: Status) => void
}

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000
const SILENCE = 25_000
const ANSWER = 10_000
const QUESTIONS: ReadonlySet<ClientMessage['type']> = new Set(['ask', 'hint'])

/** Milliseconds before the next attempt, with up to as much again by chance. */
export function computePause(attempt: number, chance: number): number {
  const base = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt)
  return base + base * chance
}

export class Connection {
  private line: Line | null = null
  private outbox = new Map<string, ClientMessage>()
  private attempt = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private pulse: ReturnType<typeof setTimeout> | undefined
  private isOpen = false
  private isEnded = false

  constructor(
    private readonly open: () => Line,
    private readonly hooks: Hooks,
    private readonly random: () => number = Math.random,
  ) {
    this.connect()
  }

  /** Send now, or as soon as there is a connection. */
  send(message: ClientMessage): void {
    const id = 'id' in message ? message.id : ''
    if (id) this.outbox.set(id, message)
    if (this.isOpen) this.line?.send(JSON.stringify(message))
  }

  /** How many messages have not been answered yet; a mere question is nothing that was done. */
  get waiting(): number {
    return [...this.outbox.values()].filter((message) => !QUESTIONS.has(message.type)).length
  }

  /** The network may be back, or the device awake: do not wait any longer. */
  hurry(): void {
    if (this.isEnded) return
    if (this.isOpen) this.ask()
    else if (this.timer !== undefined) this.connect()
  }

  end(): void {
    this.isEnded = true
    clearTimeout(this.timer)
    clearTimeout(this.pulse)
    if (this.isOpen) this.line?.close() // one that is being opened is closed when it is: browsers complain of less
  }

  private connect(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.hooks.status('connecting')
    const line = this.open()
    this.line = line
    line.onopen = () => this.noteOpen(line)
    line.onclose = () => this.noteClose(line)
    line.onmessage = (event) => this.receive(line, String(event.data))
  }

  private noteOpen(line: Line): void {
    if (this.isEnded) return line.close()
    if (line !== this.line) return
    this.isOpen = true
    for (const message of [...this.hooks.hello(), ...this.outbox.values()]) line.send(JSON.stringify(message))
    this.hooks.status('open')
    this.listen()
  }

  private receive(line: Line, text: string): void {
    if (line !== this.line) return
    this.attempt = 0
    this.listen()
    const message = JSON.parse(text) as ServerMessage
    if ('id' in message && message.type !== 'table') this.outbox.delete(message.id)
    this.hooks.receive(message)
  }

  private noteClose(line: Line): void {
    if (line !== this.line || this.isEnded) return
    this.isOpen = false
    this.line = null
    clearTimeout(this.pulse)
    this.hooks.status('broken')
    this.timer = setTimeout(() => this.connect(), computePause(this.attempt++, this.random()))
  }

  /** After a silence ask whether anybody is there; without an answer the line is dead. */
  private listen(): void {
    clearTimeout(this.pulse)
    this.pulse = setTimeout(() => this.ask(), SILENCE)
  }

  private ask(): void {
    clearTimeout(this.pulse)
    const line = this.line
    if (!line || !this.isOpen) return
    line.send(JSON.stringify({ type: 'ping' }))
    this.pulse = setTimeout(() => {
      line.close()
      this.noteClose(line)
    }, ANSWER)
  }
}
