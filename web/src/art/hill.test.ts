import { describe, expect, it } from 'vitest'
import { plantsOf, rimOf, type Square, wayOf } from './hill'

describe('the hill', () => {
  it('stays inside its frame', () => {
    const numbers = rimOf(600, 400)
      .match(/[\d.]+ [\d.]+/g)!
      .map((pair) => pair.split(' ').map(Number))
    for (const [x, y] of numbers) expect(x! >= 0 && x! <= 600 && y! >= 0 && y! <= 400).toBe(true)
  })

  it('has a way that leads to the nearest tile, wherever that lies', () => {
    const palaces: Square[][] = [
      [[280, 180, 40]],
      [
        [400, 20, 40],
        [90, 250, 40],
      ],
      [[150, 350, 40]],
    ]
    for (const palace of palaces) {
      const [left, top, side] = palace.at(-1)!
      expect(wayOf(600, 400, palace)).toMatch(
        new RegExp(`${(left + side / 2).toFixed(1)} ${(top + side / 2).toFixed(1)}$`),
      )
    }
  })

  it('grows the same trees every time, and none where tiles lie', () => {
    const all = plantsOf(600, 400, 10, [])
    expect(all).toEqual(plantsOf(600, 400, 10, []))
    const corner: Square = [0, 0, 200]
    const left = plantsOf(600, 400, 10, [corner])
    expect(left.length).toBeLessThan(all.length)
    expect(left.some(({ x, y }) => x < 200 && y < 200)).toBe(false)
  })
})
