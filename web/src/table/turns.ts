// The steps of a game as turns: what somebody did in one go, with the things it was done with.
import type { StepInfo } from '../lib/wire'
import { splitSentences } from './sentences'

type Event = StepInfo['events'][number]

export interface Turn {
  /** The first step of it. */
  number: number
  seat: number
  steps: StepInfo[]
}

/** A cell of somebody's palace. */
export type Place = [seat: number, x: number, y: number]

export interface Told {
  words: string
  cards: string[]
  tiles: string[]
  /** Where something was built or taken away. */
  cells: Place[]
  /** What the supply does by itself. */
  aside: string
  scorings: { number: number; title: string; lines: string[] }[]
}

/** What the supply does by itself. */
const ASIDE = ['turn-up', 'lay-out', 'reshuffle']
/** Told by pictures, or by what follows. */
const SILENT = ['turn', 'pay', ...ASIDE]

/** Steps of one seat after another belong together; what was taken back is left out. */
export function turnsOf(steps: StepInfo[]): Turn[] {
  const undone = new Set(steps.filter((step) => step.kind === 'undo').map((step) => Number(step.action)))
  const turns: Turn[] = []
  let isOpen = false
  for (const step of steps) {
    if (step.kind === 'undo' || undone.has(step.number)) continue
    const last = turns.at(-1)
    if (last && isOpen && last.seat === step.seat) last.steps.push(step)
    else turns.push({ number: step.number, seat: step.seat, steps: [step] })
    isOpen = step.seat >= 0 && !step.events.some((event) => event.key === 'turn')
  }
  return turns
}

export function told(turn: Turn): Told {
  const events = turn.steps.flatMap((step) => step.events)
  const scored = events.findIndex((event) => event.key === 'scoring')
  const before = scored < 0 ? events : events.slice(0, scored)
  const words = splitSentences(before.filter((event) => !SILENT.includes(event.key) && event.text))
  const plain = turn.steps.filter((step) => !step.events.length && step.text).map((step) => step.text)
  return {
    words: [...words, ...plain].join(' '),
    cards: before.filter((event) => ['take', 'pay'].includes(event.key)).map((event) => nameOf(event, 'card')),
    tiles: [
      ...new Set(
        before
          .filter((event) => !ASIDE.includes(event.key))
          .map((event) => nameOf(event, 'tile'))
          .filter(Boolean),
      ),
    ],
    cells: before.flatMap(placeOf),
    aside: events
      .filter((event) => ASIDE.includes(event.key))
      .map((event) => event.text)
      .join(' '),
    scorings: scored < 0 ? [] : scoringsOf(events.slice(scored)),
  }
}

function scoringsOf(events: Event[]): Told['scorings'] {
  const found: Told['scorings'] = []
  for (const { key, text, values } of events) {
    if (SILENT.includes(key) || !text) continue
    if (key === 'scoring') found.push({ number: Number(values['scoring']), title: text, lines: [] })
    else found.at(-1)?.lines.push(text)
  }
  return found
}

/** The cell of an event, which is sent as one number. */
export function placeOf({ seat, values }: Event): Place[] {
  const cell = values['cell']
  return typeof cell === 'number' && seat >= 0 ? [[seat, (cell & 255) - 128, ((cell >> 8) & 255) - 128]] : []
}

function nameOf(event: Event, what: string): string {
  const value = event.values[what]
  return typeof value === 'string' ? value : ''
}
