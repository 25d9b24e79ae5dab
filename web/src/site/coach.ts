/** A lesson and how far it has come. */

import lessons from '../tutorial/lessons.json'

export interface LessonStep {
  text: string
  expect?: { kinds: string[] }
}

export interface Lesson {
  name: string
  group: string
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
