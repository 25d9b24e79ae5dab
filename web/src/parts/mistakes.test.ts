import { describe, expect, it } from 'vitest'
import { mistakes } from './mistakes'

const move = (step: number, loss: number | null, action = 'a', best = 'b') => ({
  step,
  seat: 0,
  action,
  action_text: action,
  best,
  best_text: best,
  loss,
  expected: [],
  bot: 'expert',
  reason: '',
})

describe('the largest mistakes', () => {
  it('come first, and trifles not at all', () => {
    const found = mistakes([move(1, 2), move(2, 0.4), move(3, 9), move(4, null), move(5, 5, 'a', 'a')])
    expect(found.map((one) => one.step)).toEqual([3, 1])
  })

  it('are only a few', () => {
    expect(
      mistakes(
        Array.from({ length: 20 }, (_, i) => move(i, i + 1)),
        3,
      ).map((one) => one.step),
    ).toEqual([19, 18, 17])
  })
})
