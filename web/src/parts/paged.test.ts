import { describe, expect, it } from 'vitest'
import { fetchAtLeast, PAGE } from './paged'

const lines = (from: number, to: number) => Array.from({ length: to - from }, (_, place) => ({ id: `${from + place}` }))

/** A list of a number of lines, and where it was asked to begin. */
function list(length: number, shift = 0) {
  const asked: number[] = []
  const ask = async (offset: number) => {
    asked.push(offset)
    return lines(Math.max(0, offset - (offset ? shift : 0)), length).slice(0, PAGE)
  }
  return { asked, ask }
}

describe('a list in pages', () => {
  it('is asked for once where that is enough', async () => {
    for (const [length, count] of [
      [0, 5],
      [3, 5],
      [49, 60],
      [200, 50],
    ] as const) {
      const { asked, ask } = list(length)
      expect(await fetchAtLeast(count, ask)).toHaveLength(Math.min(length, PAGE))
      expect(asked).toEqual([0])
    }
  })

  it('goes on until there is enough, or no more', async () => {
    expect(await fetchAtLeast(60, list(200).ask)).toHaveLength(100)
    const { asked, ask } = list(100)
    expect(await fetchAtLeast(1000, ask)).toHaveLength(100)
    expect(asked).toEqual([0, 50, 100])
  })

  it('has every line once, when lines move while it is asked for', async () => {
    const found = await fetchAtLeast(90, list(200, 7).ask)
    expect(new Set(found.map((line) => line.id)).size).toBe(found.length)
    expect(found.length).toBeGreaterThanOrEqual(90)
  })

  it('ends where all of it comes every time', async () => {
    expect(await fetchAtLeast(1000, async () => lines(0, 60))).toHaveLength(60)
  })
})
