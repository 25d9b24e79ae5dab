// Tables in this page: what is asked and said goes to the worker; what never changes lies in files.
import type { Answer, Backend } from '../lib/backend'
import type { Line } from '../lib/socket'
import { forgetPicture, Painter, pictureOf } from './pictures'
import type { FromWorker, ToWorker } from './talk'

/** Requests whose answers were written into files when the folder was made: they are there before Python is. */
const FILES: [RegExp, (found: string[]) => string][] = [
  [/^texts\/(\w+)$/, ([, language]) => `offline/texts/${language}.ftl`],
  [/^sets\?language=(\w+)$/, ([, language]) => `offline/sets/${language}.json`],
  [/^rules\/(\w+)$/, ([, language]) => `offline/rules/${language}.json`],
]

const DELETED = /^tables\/([^/]+)$/

export function fileOf(path: string): string | null {
  for (const [pattern, name] of FILES) {
    const found = pattern.exec(path)
    if (found) return name([...found])
  }
  return null
}

class Wire implements Line {
  onopen: (() => void) | null = null
  onclose: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null

  constructor(
    private readonly number: number,
    private readonly painter: Painter,
    private readonly tell: (message: ToWorker) => void,
  ) {}

  hear(text: string): void {
    this.painter.hear(text)
    this.onmessage?.({ data: text })
  }

  send(text: string): void {
    this.tell({ kind: 'text', line: this.number, text })
  }

  close(): void {
    this.tell({ kind: 'leave', line: this.number })
  }
}

export class Here implements Backend {
  /** How much of Python has come, from 0 to 1; then it is started. */
  part = $state(0)
  isReady = $state(false)
  problem = $state('')
  /** The bots could not be started, and a game waits for them. */
  isWithoutBots = $state(false)

  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  private readonly answers = new Map<number, (answer: Answer) => void>()
  private readonly lines = new Map<number, Wire>()
  private count = 0

  constructor() {
    this.worker.onmessage = (event: MessageEvent<FromWorker>) => this.hear(event.data)
    this.worker.onerror = (event) => (this.problem = event.message || 'worker')
    this.tell({ kind: 'begin', base: document.baseURI })
  }

  async request(path: string, method: string, body: unknown): Promise<Answer> {
    const file = method === 'GET' ? fileOf(path) : null
    if (file) return fetchKept(file)
    const deleted = method === 'DELETE' ? DELETED.exec(path)?.[1] : undefined
    if (deleted) forgetPicture(decodeURIComponent(deleted))
    const id = ++this.count
    const language = document.documentElement.lang || 'en'
    const written = body === undefined ? '' : JSON.stringify(body)
    return new Promise((resolve) => {
      this.answers.set(id, resolve)
      this.tell({ kind: 'request', id, method, path, body: written, language })
    })
  }

  line(table: string): Line {
    void navigator.storage?.persist?.() // a browser that is short of room shall not begin with games
    const number = ++this.count
    const language = document.documentElement.lang || 'en'
    const wire = new Wire(number, new Painter(table, language), (message) => {
      if (message.kind === 'leave') this.lines.delete(number)
      this.tell(message)
    })
    this.lines.set(number, wire)
    this.tell({ kind: 'connect', line: number, table, language })
    return wire
  }

  picture(table: string): Line | null {
    return this.isReady ? null : pictureOf(table, document.documentElement.lang || 'en')
  }

  /** Start the bots again. */
  retry(): void {
    this.tell({ kind: 'retry' })
  }

  private tell(message: ToWorker): void {
    this.worker.postMessage(message)
  }

  private hear(message: FromWorker): void {
    switch (message.kind) {
      case 'progress':
        this.part = message.part
        break
      case 'ready':
        this.isReady = true
        break
      case 'failed':
        this.problem = message.text
        break
      case 'trouble':
        this.isWithoutBots = message.isThere
        break
      case 'answer':
        this.answers.get(message.id)?.(JSON.parse(message.text) as Answer)
        this.answers.delete(message.id)
        break
      case 'connected':
        this.lines.get(message.line)?.onopen?.()
        break
      case 'text':
        this.lines.get(message.line)?.hear(message.text)
        break
      case 'broken':
        this.lines.get(message.line)?.onclose?.()
        this.lines.delete(message.line)
    }
  }
}

async function fetchKept(file: string): Promise<Answer> {
  const answer = await fetch(new URL(file, document.baseURI))
  if (!answer.ok) return { status: answer.status, data: {} }
  return { status: 200, data: file.endsWith('.json') ? await answer.json() : await answer.text() }
}
