// Tables as they were seen last, kept by the browser: they are drawn before Python has come.
import type { Line } from '../lib/socket'
import type { Table } from '../lib/wire'

const LIST = 'alhambra-pictures'
const MOST = 6
/** Milliseconds without a new position, after which one is worth keeping. */
const QUIET = 300
/** What a picture is made of, in this order. */
const KINDS = ['rules', 'table', 'view'] as const

interface Kept {
  language: string
  texts: string[]
}

const keyOf = (table: string) => `alhambra-picture-${table}`

/** Listens to a table, and keeps what it looks like. */
export class Painter {
  private readonly said: Partial<Record<(typeof KINDS)[number], string>> = {}
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly table: string,
    private readonly language: string,
  ) {}

  hear(text: string): void {
    const kind = KINDS.find((one) => text.startsWith(`{"type":"${one}"`))
    if (!kind) return
    this.said[kind] = text
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.keep(), QUIET)
  }

  private keep(): void {
    const texts = KINDS.map((kind) => this.said[kind] ?? '')
    if (!texts.every(Boolean)) return
    if (isToBeKept(JSON.parse(texts[1] as string) as Table)) keepPicture(this.table, { language: this.language, texts })
    else localStorage.removeItem(keyOf(this.table))
  }
}

/** Where several play at one device, the next to look must not see the hand of the last. */
function isToBeKept(table: Table): boolean {
  return table.phase === 'playing' && table.seats.filter((seat) => seat.is_mine).length < 2
}

function keepPicture(table: string, kept: Kept): void {
  try {
    const tables = [table, ...listed().filter((one) => one !== table)]
    for (const old of tables.splice(MOST)) localStorage.removeItem(keyOf(old))
    localStorage.setItem(LIST, JSON.stringify(tables))
    localStorage.setItem(keyOf(table), JSON.stringify(kept))
  } catch {
    localStorage.removeItem(keyOf(table)) // no room
  }
}

/** A table was deleted. */
export function forgetPicture(table: string): void {
  localStorage.removeItem(keyOf(table))
}

function listed(): string[] {
  return JSON.parse(localStorage.getItem(LIST) ?? '[]') as string[]
}

/** A table as it was seen last, as a line on which nobody answers. */
export function pictureOf(table: string, language: string): Line | null {
  const found = localStorage.getItem(keyOf(table))
  const kept = found ? (JSON.parse(found) as Kept) : null
  return kept?.language === language ? new Still(kept.texts) : null
}

class Still implements Line {
  onopen: (() => void) | null = null
  onclose: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null

  constructor(texts: string[]) {
    queueMicrotask(() => {
      this.onopen?.()
      for (const data of texts) this.onmessage?.({ data })
    })
  }

  send(): void {}

  close(): void {}
}
