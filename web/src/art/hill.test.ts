import { describe, expect, it } from 'vitest'
import { hillOf, plantsOf, rimOf, type Square, wayOf } from './hill'

/** The places that a line goes through. */
const placesOf = (line: string) =>
  line.match(/[\d.]+ [\d.]+/g)!.map((pair) => pair.split(' ').map(Number) as [number, number])

describe('the hill', () => {
  it('stays inside its frame', () => {
    const numbers = placesOf(rimOf(hillOf(600, 400, [[550, 10, 40]])))
    for (const [x, y] of numbers) expect(x! >= 0 && x! <= 600 && y! >= 0 && y! <= 400).toBe(true)
  })

  it('reaches to whatever stands in its corners, and is round where nothing does', () => {
    const isInside = (rim: [number, number][], x: number, y: number) =>
      rim.filter(([x1, y1], index) => {
        const [x2, y2] = rim[(index + 1) % rim.length]!
        return y1 > y !== y2 > y && x < x1 + ((y - y1) * (x2 - x1)) / (y2 - y1)
      }).length %
        2 ===
      1
    const tile: Square = [522, 28, 50]
    const round = placesOf(rimOf(hillOf(600, 400, [])))
    const grown = placesOf(rimOf(hillOf(600, 400, [tile])))
    expect(isInside(round, 572, 28)).toBe(false)
    for (const [x, y] of [
      [522, 28],
      [572, 28],
      [522, 78],
      [572, 78],
    ] as const)
      expect(isInside(grown, x, y)).toBe(true)
    expect(isInside(grown, 28, 28)).toBe(false)
    expect(rimOf(hillOf(600, 400, [[260, -20, 80]]))).toBe(rimOf(hillOf(600, 400, [])))
    expect(isInside(grown, 572, 372)).toBe(false)
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
    const all = plantsOf(hillOf(600, 400, []), 10, [])
    expect(all).toEqual(plantsOf(hillOf(600, 400, []), 10, []))
    const corner: Square = [0, 0, 200]
    const left = plantsOf(hillOf(600, 400, []), 10, [corner])
    expect(left.length).toBeLessThan(all.length)
    expect(left.some(({ x, y }) => x < 200 && y < 200)).toBe(false)
  })
})
