import { expect, test } from 'vitest'
import { boxOf, cellAt, fitted, zoomed } from './camera'

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
