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

/** Pixels of what a finger can touch. */
export const TOUCHED = 44
const SIGN_INSET_PX = 18
/** The scale at which what is written on a tile can just be read, and how large it may be drawn. */
const READ = 1.15
const LARGEST_WRITTEN = 2.3
const NEAREST = 3
const FARTHEST = 0.12
const LARGEST = 1.5
/** On large screens a tile may be so much of the window's height. */
const LARGEST_PART = 0.24

/** The cells of tiles and targets, with room around them. */
export function boxOf(cells: number[][], margin = 0.35): Box {
  const places = cells.length ? cells : [[0, 0]]
  const xs = places.map(([x = 0]) => x)
  const ys = places.map(([, y = 0]) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return {
    left: 100 * (left - margin),
    top: 100 * (top - margin),
    width: 100 * (Math.max(...xs) - left + 1 + 2 * margin),
    height: 100 * (Math.max(...ys) - top + 1 + 2 * margin),
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

/** How much larger than life numbers on tiles are drawn to be read; 0 where they would cover the tile. In few steps. */
export function writtenAt(scale: number): number {
  const factor = Math.max(1, Math.ceil(10 * (READ / scale)) / 10)
  return factor > LARGEST_WRITTEN ? 0 : factor
}

/** Where a sign on the edge of the window stands for a cell that lies beyond, and whither it points. */
export function signTo(camera: Camera, cell: number[], width: number, height: number) {
  if (isSeen(camera, cell, width, height)) return null
  const at = (start: number, place = 0) => start + 100 * camera.scale * (place + 0.5)
  const [toX, toY] = [at(camera.x, cell[0]), at(camera.y, cell[1])]
  const within = (value: number, end: number) => Math.max(SIGN_INSET_PX, Math.min(end - SIGN_INSET_PX, value))
  const [x, y] = [within(toX, width), within(toY, height)]
  return { x, y, turn: Math.atan2(toY - y, toX - x) }
}

/** Pixels above and below that other things may cover. */
export interface Inset {
  above: number
  below: number
}

/** The camera that shows a box as large as it goes in a window, but not larger than life. */
export function fitted(box: Box, width: number, height: number, inset: Inset = { above: 0, below: 0 }): Camera {
  const free = Math.max(20, height - inset.above - inset.below)
  const scale = Math.min(width / box.width, free / box.height, Math.max(LARGEST, (LARGEST_PART * height) / 100))
  return {
    scale,
    x: width / 2 - scale * (box.left + box.width / 2),
    y: inset.above + free / 2 - scale * (box.top + box.height / 2),
  }
}

/** The camera in which cells are as large as a finger, as far as all of them fit; what else there is moves no more than it must. */
export function neared(camera: Camera, cells: number[][], width: number, height: number): Camera {
  if (!cells.length) return camera
  const box = boxOf(cells, 0.16)
  const scale = Math.min(TOUCHED / 100, fitted(box, width, height).scale)
  if (scale <= camera.scale) return camera
  const { x, y } = zoomed(camera, scale / camera.scale, width / 2, height / 2)
  const within = (start: number, from: number, size: number, end: number) =>
    Math.max(-scale * from, Math.min(end - scale * (from + size), start))
  return { scale, x: within(x, box.left, box.width, width), y: within(y, box.top, box.height, height) }
}

/** Units from the middle of a cell. */
export interface Reach {
  left: number
  right: number
  above: number
  below: number
}

/** How far a cell answers to a touch: as far as is asked for, and never farther than half-way to the next. */
export function reachOf([x = 0, y = 0]: number[], others: number[][], far: number): Reach {
  const away = others.map(([ox = 0, oy = 0]) => [ox - x, oy - y] as const)
  const along = (ahead: number[], aside: number[]) =>
    Math.min(far, ...ahead.flatMap((step, at) => (step > 0 && step >= Math.abs(aside[at]!) ? [50 * step] : [])))
  const [across, down] = [away.map(([dx]) => dx), away.map(([, dy]) => dy)]
  const turned = (steps: number[]) => steps.map((step) => -step)
  return {
    left: along(turned(across), down),
    right: along(across, down),
    above: along(turned(down), across),
    below: along(down, across),
  }
}

/** Does a point of the window lie within the reach of a cell? */
export function isReached(camera: Camera, [x = 0, y = 0]: number[], reach: Reach, px: number, py: number): boolean {
  const right = (px - camera.x) / camera.scale - 100 * (x + 0.5)
  const down = (py - camera.y) / camera.scale - 100 * (y + 0.5)
  return right >= -reach.left && right < reach.right && down >= -reach.above && down < reach.below
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
