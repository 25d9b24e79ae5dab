// Where a palace is looked at from: 100 units a cell, shifted and scaled into a box of pixels.

import type { Placed } from './walls'

export interface Camera {
  x: number
  y: number
  scale: number
}

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

const NEAREST = 3
const FARTHEST = 0.12
const LARGEST = 1.5
/** On large screens a tile may be so much of the window's height. */
const LARGEST_PART = 0.24

/** The cells of tiles and targets, with room around them. */
export function boxOf(cells: number[][], margin = 0.35): Box {
  const xs = cells.map(([x = 0]) => x)
  const ys = cells.map(([, y = 0]) => y)
  const [left, top] = [Math.min(0, ...xs), Math.min(0, ...ys)]
  return {
    left: 100 * (left - margin),
    top: 100 * (top - margin),
    width: 100 * (Math.max(0, ...xs) - left + 1 + 2 * margin),
    height: 100 * (Math.max(0, ...ys) - top + 1 + 2 * margin),
  }
}

/** The smallest box around two. */
export function joined(one: Box, other: Box): Box {
  const [left, top] = [Math.min(one.left, other.left), Math.min(one.top, other.top)]
  return {
    left,
    top,
    width: Math.max(one.left + one.width, other.left + other.width) - left,
    height: Math.max(one.top + one.height, other.top + other.height) - top,
  }
}

const BESIDE = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] } as const

/** The cells onto which a palace may grow: those beside a tile that has no border on that side. */
export function findRoom(tiles: Placed[]): number[][] {
  return tiles.flatMap(({ look, x, y }) =>
    Object.entries(BESIDE)
      .filter(([side]) => !look.borders.includes(side))
      .map(([, [dx, dy]]) => [x + dx, y + dy]),
  )
}

/** Does the middle of a cell lie in the window? */
export function isSeen(camera: Camera, cell: number[], width: number, height: number): boolean {
  const [x, y] = [camera.x, camera.y].map((start, at) => start + 100 * camera.scale * ((cell[at] ?? 0) + 0.5)) as [
    number,
    number,
  ]
  return x >= 0 && y >= 0 && x <= width && y <= height
}

/** Pixels above and below that other things may cover. */
export interface Inset {
  above: number
  below: number
}

/** The camera that shows a box as large as it goes in a window, but not larger than life. */
export function fitted(box: Box, width: number, height: number, inset: Inset = { above: 0, below: 0 }): Camera {
  const free = Math.max(80, height - inset.above - inset.below)
  const scale = Math.min(width / box.width, free / box.height, Math.max(LARGEST, (LARGEST_PART * height) / 100))
  return {
    scale,
    x: width / 2 - scale * (box.left + box.width / 2),
    y: inset.above + free / 2 - scale * (box.top + box.height / 2),
  }
}

/** Zoom about a point of the window that stays where it is. */
export function zoomed(camera: Camera, factor: number, px: number, py: number): Camera {
  const scale = Math.min(NEAREST, Math.max(FARTHEST, camera.scale * factor))
  const by = scale / camera.scale
  return { scale, x: px - by * (px - camera.x), y: py - by * (py - camera.y) }
}

/** The cell under a point of the window. */
export function cellAt(camera: Camera, px: number, py: number): [number, number] {
  return [Math.floor((px - camera.x) / camera.scale / 100), Math.floor((py - camera.y) / camera.scale / 100)]
}
