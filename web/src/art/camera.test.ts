import { expect, test } from 'vitest'
import { boxOf, cellAt, fitted, isSeen, joined, findRoom, zoomed } from './camera'
import { look } from './look'

test('everything is in the picture, in its middle, and not larger than life', () => {
  const box = boxOf(
    [
      [-2, 0],
      [3, 4],
    ],
    0.5,
  )
  expect(box).toEqual({ left: -250, top: -50, width: 700, height: 600 })
  const camera = fitted(box, 700, 300)
  expect(camera.scale).toBe(0.5)
  expect(camera.x + camera.scale * (box.left + box.width / 2)).toBe(350)
  expect(fitted(boxOf([[0, 0]]), 500, 500).scale).toBe(1.5)
  expect(fitted(boxOf([[0, 0]]), 1000, 1000).scale).toBe(2.4)
})

test('room for what covers the picture above and below', () => {
  const box = boxOf([[0, 0]], 0)
  const camera = fitted(box, 1000, 200, { above: 50, below: 50 })
  expect(camera.y).toBe(50)
  expect(camera.y + 100 * camera.scale).toBe(150)
})

test('the point under the pointer stays when zooming', () => {
  const before = { x: 10, y: 20, scale: 1 }
  const after = zoomed(before, 1.5, 200, 100)
  expect((200 - after.x) / after.scale).toBeCloseTo((200 - before.x) / before.scale)
  expect(zoomed(before, 1000, 0, 0).scale).toBe(3)
})

test('the cell under a point', () => {
  expect(cellAt({ x: 100, y: 100, scale: 0.5 }, 99, 151)).toEqual([-1, 1])
})

test('a palace grows beside tiles without a border there', () => {
  const open = { look: look('fountain'), x: 0, y: 0 }
  const walled = { look: { ...look('fountain'), borders: 'NES' }, x: 2, y: 0 }
  expect(findRoom([open, walled])).toEqual([
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
    [1, 0],
  ])
})

test('a box around two, and what of it is seen', () => {
  const both = joined(boxOf([[0, 0]], 0), boxOf([[-2, 1]], 0))
  expect(both).toEqual({ left: -200, top: 0, width: 300, height: 200 })
  const camera = { x: 0, y: 0, scale: 1 }
  expect(isSeen(camera, [1, 0], 160, 100)).toBe(true)
  expect(isSeen(camera, [1, 1], 160, 100)).toBe(false)
})
