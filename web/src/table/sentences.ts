// What happened, told in sentences: several of the same in a row are one, as in "Ana takes 2 florins and 3 florins."
import { has, t } from '../lib/texts.svelte'
import type { StepInfo } from '../lib/wire'
import { listed } from '../lib/words'

type Event = StepInfo['events'][number]

/** Stand for somebody and something while a sentence is looked at. */
const [WHO, WHAT] = ['\u0001', '\u0002']

export function splitSentences(events: Event[]): string[] {
  const runs: Event[][] = []
  for (const event of events) {
    const [last] = runs.at(-1) ?? []
    if (last?.key === event.key && last.seat === event.seat) runs.at(-1)!.push(event)
    else runs.push([event])
  }
  return runs.flatMap((run) => join(run) ?? run.map((event) => event.text))
}

/** One sentence for all of a run; null where its sentences differ in more than the thing they are about. */
function join(run: Event[]): string[] | null {
  const key = [`event-${run[0]!.key}.drawn`, `event-${run[0]!.key}`].find(has)
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
