/** A lesson and how far it has come. */

import lessons from '../tutorial/lessons.json'

export interface LessonStep {
  text: string
  /** What leads on; without kinds only the end of the game does. */
  expect?: { kinds: string[] }
  /** The part of the table it speaks of, or a tile of the market: `tile P8`. */
  light: string
}

export interface Lesson {
  name: string
  group: string
  /** What is drawn beside it: a card or a tile, and what lies on it. */
  picture: { card?: string; tile?: string; cover?: string }
  steps: LessonStep[]
}

/** What a table tells the lesson above it. */
export interface Told {
  /** The last step that has been shown to its end, with the scoring that came of it. */
  seen: number
  isOver: boolean
}

/** A step that speaks of one tile of the market begins with this. */
const TILE = 'tile '

export const LESSONS: Lesson[] = lessons

export function findLesson(name: string): Lesson | undefined {
  return LESSONS.find((lesson) => lesson.name === name)
}

export function findNextLesson(name: string): Lesson | undefined {
  return LESSONS[LESSONS.findIndex((lesson) => lesson.name === name) + 1]
}

/**
 * Where a lesson is after an action of the learner: behind the step that asked for it. An explanation that has not been
 * read to its end is passed over; an action that nobody asked for changes nothing, nor does another tile than the one that
 * is spoken of.
 */
export function advance(lesson: Lesson, at: number, action: string): number {
  const [kind = '', thing] = action.split(' ')
  let step = at
  while (step < lesson.steps.length && !lesson.steps[step]!.expect) step++
  const { expect, light = '' } = lesson.steps[step] ?? {}
  const isMeant = !light.startsWith(TILE) || light === TILE + thing
  return expect?.kinds.includes(kind) && isMeant ? step + 1 : at
}

const POINTS = ".board header nav > button:has([data-icon='points'])"

/** Where a tile goes: to its cell as soon as it is picked. An explanation speaks of the tile all the same. */
const CELLS = '.board .frame:has(.target)'

/** Where the parts of the table are found; of several places the first that is seen. On a phone some are behind a button. */
const PARTS: Record<string, string[]> = {
  market: ['.market'],
  display: ['.display'],
  deck: ["[data-at='deck']"],
  bag: ["[data-at='bag']", '.market'],
  piles: [CELLS, '.shelf.elsewhere'],
  hand: ['.hand'],
  cards: ['.hand .other', '.hand'],
  bought: [CELLS, '.shelf.bought', '.board .frame'],
  reserve: [CELLS, '.shelf.reserve'],
  palace: ['.board .frame'],
  tray: ['.tray'],
  own: ['.players .own'],
  guest: ['.players .guest'],
  points: ['.board header .line', POINTS, '.players'],
  standings: ['.majorities', POINTS, '.players'],
  log: ['.talk', ".board header nav > button:has([data-icon='log'])"],
}

/** The places of what a step speaks of, as selectors: the first that is seen is lit. */
export function lightOf({ light, expect }: LessonStep): string[] {
  const [part = '', tile] = light.split(' ')
  const places = tile ? [CELLS, `.market [data-tile='${tile}']`, '.market'] : (PARTS[part] ?? [])
  return expect ? places : places.filter((place) => place !== CELLS)
}
