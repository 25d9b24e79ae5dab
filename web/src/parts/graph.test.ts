import { describe, expect, it } from 'vitest'
import { curvePath, leadsOf, linePath, chooseTicks } from './graph'

describe('a graph of points', () => {
  it('goes up in steps and to the end', () => {
    expect(
      linePath(
        [0, 0, 5, 5],
        (i) => 10 * i,
        (value) => 100 - value,
      ),
    ).toBe('M0 100H20V95H30V95')
    expect(
      linePath(
        [],
        (i) => i,
        (value) => value,
      ),
    ).toBe('')
  })

  it('moves from value to value', () => {
    expect(
      curvePath(
        [0, 50, 100],
        (i) => 10 * i,
        (value) => 100 - value,
      ),
    ).toBe('M0 100L10 50L20 0')
  })

  it('has a few round numbers at its side', () => {
    expect(chooseTicks(18)).toEqual([0, 5, 10, 15])
    expect(chooseTicks(130)).toEqual([0, 50, 100])
  })
})

it('the lead is what one has more than the best of the others', () => {
  expect(
    leadsOf([
      [0, 0, 0],
      [10, 4, 7],
    ]),
  ).toEqual([
    [0, 0, 0],
    [3, -6, -3],
  ])
  expect(leadsOf([[5]])).toEqual([[5]])
  expect(chooseTicks(20, -15)).toEqual([-10, 0, 10, 20])
})
