// The worker in which bots think, so that the table answers meanwhile. What nobody waits for any more is given up.

const PATIENCE = 1000

interface Question {
  text: string
  resolve: (answer: string) => void
  reject: (problem: Error) => void
}

export class Thinkers {
  private worker: Worker | null = null
  private asked: Question | null = null
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly base: string) {}

  /** Have the worker ready before it is asked. */
  prepare(): void {
    if (this.worker) return
    this.worker = new Worker(new URL('./bots.ts', import.meta.url), { type: 'module' })
    this.worker.onmessage = (event: MessageEvent<string>) => this.answered(event.data)
    this.worker.onerror = () => this.failed()
    this.worker.postMessage(this.base)
  }

  /** The answer of a bot; one question at a time. */
  ask(text: string): Promise<string> {
    clearTimeout(this.timer)
    if (this.asked) this.dismiss() // it still thinks about something that nobody wants to know
    this.prepare()
    return new Promise((resolve, reject) => {
      this.asked = { text, resolve, reject }
      this.worker?.postMessage(text)
    })
  }

  /** Nobody waits for the answer: let it come soon, or end the worker. */
  cancel(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.asked && this.dismiss(), PATIENCE)
  }

  private answered(answer: string): void {
    clearTimeout(this.timer)
    const { asked } = this
    this.asked = null
    asked?.resolve(answer)
  }

  private failed(): void {
    const { asked } = this
    this.dismiss()
    asked?.reject(new Error('the bots have failed'))
  }

  private dismiss(): void {
    this.worker?.terminate()
    this.worker = null
    this.asked = null
  }
}
