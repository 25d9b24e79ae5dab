// What happened, told in sentences: several of the same in a row are one, as in "Ana takes 2 florins and 3 florins.", and so
// is what somebody does one after the other, as in "Ana buys tower 9, builds tower 9.": what is said stays when more is done.
import { has, t } from '../lib/texts.svelte'
import type { StepInfo } from '../lib/wire'
import { listed } from '../lib/words'
import { moduleBefalls } from '../modules'

type Event = StepInfo['events'][number]

/** Stand for somebody and something while a sentence is looked at. */
const [WHO, WHAT] = ['\u0001', '\u0002']
/** What becomes of somebody, which is not a part of what they do. */
const BEFALLS = ['award', 'points', ...moduleBefalls]

interface Sentence {
  text: string
  /** Its first words, if they are a name and the sentence says what that player does. */
  who: string
  seat: number
}

export function splitSentences(events: Event[]): string[] {
  return runOn(
    findRuns(events).flatMap((run) =>
      (join(run) ?? run.map((event) => event.text)).map((text) => ({
        text,
        who: findActor(run[0]!, text),
        seat: run[0]!.seat,
      })),
    ),
  )
}

function findRuns(events: Event[]): Event[][] {
  const runs: Event[][] = []
  for (const event of events) {
    const [last] = runs.at(-1) ?? []
    if (last?.key === event.key && last.seat === event.seat) runs.at(-1)!.push(event)
    else runs.push([event])
  }
  return runs
}

/** What one player does in a row is one sentence, which names the player once. */
function runOn(sentences: Sentence[]): string[] {
  const runs: Sentence[][] = []
  for (const one of sentences) {
    const last = runs.at(-1)?.[0]
    if (one.who && last?.who === one.who && last.seat === one.seat) runs.at(-1)!.push(one)
    else runs.push([one])
  }
  return runs.map((run) => {
    if (run.length < 2) return run[0]!.text
    const deeds = run.map(({ text, who }) => text.slice(who.length, -1).trim())
    return `${run[0]!.who} ${deeds.join(', ')}.`
  })
}

/** The name that a sentence begins with: one sentence, of which all that follows is what this player does. */
function findActor(event: Event, text: string): string {
  const key = findKey(event)
  if (!key || BEFALLS.includes(event.key)) return ''
  const frame = t(key, { ...event.values, player: WHO, tile: WHAT, card: WHAT, currency: WHAT })
  const does = frame.slice(1).split(WHAT)[0]!
  if (!frame.startsWith(`${WHO} `) || frame.split('.').length > 2 || !text.endsWith('.')) return ''
  return text.slice(0, Math.max(0, text.indexOf(does)))
}

function findKey(event: Event): string | undefined {
  return [`event-${event.key}.drawn`, `event-${event.key}`].find(has)
}

/** One sentence for all of a run; null where its sentences differ in more than the thing they are about. */
function join(run: Event[]): string[] | null {
  const key = findKey(run[0]!)
  if (!key || run.length < 2) return null
  const [frame, other] = [0, 1].map((exact) => t(key, { player: WHO, tile: WHAT, card: WHAT, exact })) as [
    string,
    string,
  ]
  if (frame !== other || frame.split(WHO).length > 2 || frame.split(WHAT).length !== 2) return null
  const shape = new RegExp(
    `^${frame
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(WHO, '(?<who>.+?)')
      .replace(WHAT, '(?<what>.+)')}$`,
  )
  const found = run.map((event) => shape.exec(event.text)?.groups)
  if (!found.every((one) => one && one['who'] === found[0]?.['who'])) return null
  return [frame.replace(WHO, found[0]!['who'] ?? '').replace(WHAT, listed(found.map((one) => one!['what']!)))]
}
