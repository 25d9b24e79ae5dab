import { expect, test } from 'vitest'
import {
  boxOf,
  cellAt,
  fitted,
  findRoom,
  isReached,
  isSeen,
  joined,
  neared,
  reachOf,
  writtenAt,
  zoomed,
} from './camera'
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

test('cells come nearer until a finger hits them, as far as all of them stay in the window', () => {
  const camera = { x: 0, y: 0, scale: 0.2 }
  const [few, far] = [
    [
      [8, 0],
      [9, 1],
    ],
    [
      [0, 0],
      [9, 9],
    ],
  ]
  const close = neared(camera, few, 300, 200)
  expect(100 * close.scale).toBeCloseTo(44)
  expect(few.every((cell) => isSeen(close, cell, 300, 200))).toBe(true)
  expect(neared(camera, far, 300, 200)).toBe(camera)
  expect(neared({ ...camera, scale: 0.5 }, few, 300, 200).scale).toBe(0.5)
})

test('what lies beside cells that come nearer stays in the window, if there is room for both', () => {
  const [tiles, targets] = [
    [
      [0, 0],
      [1, 2],
    ],
    [
      [3, 0],
      [4, 1],
    ],
  ]
  const close = neared(fitted(boxOf([...tiles, ...targets]), 260, 140), targets, 260, 140)
  expect(100 * close.scale).toBeCloseTo(44)
  expect([...tiles, ...targets].every((cell) => isSeen(close, cell, 260, 140))).toBe(true)
})

test('no two cells answer to the same touch, and each answers in its middle', () => {
  const camera = { x: 10, y: 20, scale: 0.2 }
  const cells = [
    [0, 0],
    [1, 0],
    [1, 1],
    [-2, 1],
  ]
  const reaches = cells.map((cell) => reachOf(cell, cells, 110))
  expect(reaches[0]).toEqual({ left: 100, right: 50, above: 110, below: 50 })
  expect(reaches[3]).toEqual({ left: 110, right: 100, above: 110, below: 110 })
  for (let x = -60; x < 80; x += 5)
    for (let y = -10; y < 90; y += 5)
      expect(cells.filter((cell, at) => isReached(camera, cell, reaches[at]!, x, y)).length).toBeLessThan(2)
  cells.forEach(([cx = 0, cy = 0], at) =>
    expect(isReached(camera, [cx, cy], reaches[at]!, 20 + 20 * cx, 30 + 20 * cy)).toBe(true),
  )
})

test('what is written on a tile is as large as it must be to be read, or is not there', () => {
  expect([2, 1.15, 1, 0.6, 0.3].map(writtenAt)).toEqual([1, 1, 1.2, 2, 0])
})
