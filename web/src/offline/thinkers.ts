// The worker in which bots think, so that the table answers meanwhile. What nobody waits for any more is given up.
import type { Place } from './python'
import type { FromBots, ToBots } from './talk'

const ANSWER_PATIENCE_MS = 1000

/** `alhambra.server.bots.questions.Failed`: another bot is asked then. */
const NO_ANSWER = JSON.stringify({ kind: 'failed', error: 'worker' })

interface Question {
  text: string
  resolve: (answer: string) => void
}

export class Thinkers {
  private worker: Worker | null = null
  private isReady = false
  private failures = 0
  private asked: Question | null = null
  private timer: ReturnType<typeof setTimeout> | undefined

  /** `trouble`: whether a question waits until somebody says that it shall be tried again. */
  constructor(
    private readonly place: Place,
    private readonly trouble: (isThere: boolean) => void,
  ) {}

  /** Have the worker ready before it is asked. */
  prepare(): void {
    if (this.worker) return
    this.worker = new Worker(new URL('./bots.ts', import.meta.url), { type: 'module' })
    this.worker.onmessage = (event: MessageEvent<FromBots>) => this.hear(event.data)
    this.worker.onerror = () => this.fail()
    this.tell({ kind: 'begin', place: this.place })
  }

  /** The answer of a bot; one question at a time. */
  ask(text: string): Promise<string> {
    clearTimeout(this.timer)
    if (this.asked) this.dismiss() // it still thinks about something that nobody wants to know
    return new Promise((resolve) => {
      this.asked = { text, resolve }
      this.put()
    })
  }

  /** Nobody waits for the answer: let it come soon, or end the worker. */
  cancel(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.asked && this.dismiss(), ANSWER_PATIENCE_MS)
  }

  /** Ask again what could not be answered. */
  retry(): void {
    this.failures = 0
    this.trouble(false)
    if (this.asked) this.put()
  }

  private put(): void {
    this.prepare()
    if (this.asked) this.tell({ kind: 'question', text: this.asked.text })
  }

  private tell(message: ToBots): void {
    this.worker?.postMessage(message)
  }

  private hear(message: FromBots): void {
    if (message.kind === 'ready') this.isReady = true
    else if (message.kind === 'failed') this.fail()
    else {
      this.failures = 0
      this.answer(message.text)
    }
  }

  private answer(text: string): void {
    clearTimeout(this.timer)
    const { asked } = this
    this.asked = null
    asked?.resolve(text)
  }

  /** Once it is tried again; a question at which Python breaks down twice goes to another bot; then somebody is told. */
  private fail(): void {
    const wasReady = this.isReady
    this.end()
    this.failures++
    if (!this.asked) return
    if (this.failures === 1) this.put()
    else if (this.failures === 2 && wasReady) this.answer(NO_ANSWER)
    else this.trouble(true)
  }

  private dismiss(): void {
    this.end()
    this.asked = null
    this.trouble(false)
  }

  private end(): void {
    if (this.worker) this.worker.onmessage = this.worker.onerror = null
    this.worker?.terminate()
    this.worker = null
    this.isReady = false
  }
}
