/** A lesson and how far it has come. */

import lessons from '../tutorial/lessons.json'

export interface LessonStep {
  text: string
  expect?: { kinds: string[] }
  /** The part of the table it speaks of; without it, the one where what is asked for is done. */
  light?: string
}

export interface Lesson {
  name: string
  group: string
  /** What is drawn beside it: a card or a tile, and what lies on it. */
  picture: { card?: string; tile?: string; cover?: string }
  steps: LessonStep[]
}

export const LESSONS: Lesson[] = lessons

export function lessonNamed(name: string): Lesson | undefined {
  return LESSONS.find((lesson) => lesson.name === name)
}

export function lessonAfter(name: string): Lesson | undefined {
  return LESSONS[LESSONS.findIndex((lesson) => lesson.name === name) + 1]
}

/**
 * Where a lesson is after an action of the learner: behind the step that asked for it. An explanation that has not been
 * read to its end is passed over; an action that nobody asked for changes nothing.
 */
export function advanced(lesson: Lesson, at: number, action: string): number {
  const kind = action.split(' ')[0] ?? ''
  let step = at
  while (step < lesson.steps.length && !lesson.steps[step]!.expect) step++
  return lesson.steps[step]?.expect?.kinds.includes(kind) ? step + 1 : at
}

const PARTS: Record<string, string[]> = {
  market: ['.market'],
  display: ['.display'],
  hand: ['.hand'],
  palace: ['.ground'],
  players: ['.players'],
  standings: ['.standings', '.majorities'],
  deck: ["[data-at='deck']"],
  bag: ["[data-at='bag']"],
  log: ['.log'],
}
const WHERE: Record<string, string> = {
  take: 'display',
  buy: 'market',
  place: 'palace',
  reserve: 'palace',
  give: 'palace',
  add: 'palace',
  reveal: 'hand',
}

/** What of the table is lit at a step, as selectors; nothing where the whole table is spoken of. */
export function litBy(step: LessonStep): string[] {
  const part = step.light ?? WHERE[step.expect?.kinds[0] ?? ''] ?? ''
  return PARTS[part] ?? []
}
