import { describe, expect, it } from 'vitest'
import { advance, LESSONS, findNextLesson, findLesson, lightOf } from './coach'

const lesson = {
  name: 'x',
  picture: {},
  group: 'base',
  steps: [
    { text: 'a', light: 'market' },
    { text: 'b', light: 'market', expect: { kinds: ['buy'] } },
    { text: 'c', light: 'market', expect: { kinds: ['place', 'reserve'] } },
    { text: 'd', light: 'market' },
  ],
}

describe('a lesson', () => {
  it('goes on when what was asked for is done', () => {
    expect(advance(lesson, 1, 'buy P8 fl8')).toBe(2)
    expect(advance(lesson, 2, 'reserve P8')).toBe(3)
  })

  it('does not insist on its explanations being read', () => {
    expect(advance(lesson, 0, 'buy P8 fl8')).toBe(2)
  })

  it('stays where it is for anything else', () => {
    expect(advance(lesson, 1, 'take fl3')).toBe(1)
    expect(advance(lesson, 0, 'take fl3')).toBe(0)
    expect(advance(lesson, 3, 'buy P8 fl8')).toBe(3)
    expect(advance(lesson, 4, 'pass')).toBe(4)
  })

  it('wants the tile that it speaks of', () => {
    const step = { ...lesson.steps[1]!, light: 'tile A5' }
    const strict = { ...lesson, steps: [step] }
    expect(advance(strict, 0, 'buy G11 fl9+fl2')).toBe(0)
    expect(advance(strict, 0, 'buy A5 du5')).toBe(1)
  })

  it('is followed by the next one', () => {
    expect(findNextLesson('money')?.name).toBe('buying')
    expect(findNextLesson(LESSONS.at(-1)!.name)).toBeUndefined()
    expect(findLesson('nothing')).toBeUndefined()
  })

  it('begins and ends with an explanation', () => {
    for (const one of LESSONS) expect([one.steps[0]!.expect, one.steps.at(-1)!.expect]).toEqual([undefined, undefined])
  })
})

it('light falls on the piece a step speaks of', () => {
  const lit = (name: string, at: number) => lightOf(findLesson(name)!.steps[at]!)
  expect(lit('buying', 0)).toEqual(['.market'])
  expect(lit('buying', 1)).toContain(".market [data-tile='P8']")
  expect(lit('money', 1)).toEqual(['.display'])
  expect(lit('redesign', 0)[0]).toBe('.shelf.reserve')
  expect(lit('building', 0)[0]).toBe('.shelf.bought')
  expect(lit('building', 1)[0]).toContain('.target')
  for (const one of LESSONS) for (const step of one.steps) expect(lightOf(step)).not.toEqual([])
})
