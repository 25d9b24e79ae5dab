import { describe, expect, it } from 'vitest'
import { findMistakes } from './mistakes'
import type { AnalysedMove } from '../lib/rest'

const move = (step: number, chance_loss: number, judgement: AnalysedMove['judgement']): AnalysedMove => ({
  step,
  seat: 0,
  action: 'a',
  action_text: 'a',
  best: 'b',
  best_text: 'b',
  loss: null,
  chance_loss,
  judgement,
  expected: [],
  reason: '',
  bot: 'expert',
})

describe('the largest mistakes', () => {
  it('come first, and trifles not at all', () => {
    const found = findMistakes([move(1, 0.12, 'mistake'), move(2, 0.02, ''), move(3, 0.4, 'blunder')])
    expect(found.map((one) => one.step)).toEqual([3, 1])
  })

  it('are only a few', () => {
    expect(
      findMistakes(
        Array.from({ length: 20 }, (_, i) => move(i, i / 100, 'inaccuracy')),
        3,
      ).map((one) => one.step),
    ).toEqual([19, 18, 17])
  })
})
