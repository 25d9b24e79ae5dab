// Walls and moats as bands that join to one line through a palace. Drawing only: where a band turns, bends or ends.
import type { Look } from './look'

export interface Placed {
  look: Look
  x: number
  y: number
}

export interface Piece {
  x: number
  y: number
  turns: number
  symbol: string
}

type Border = 'wall' | 'moat'
type Joint = 'turn' | 'bend' | 'straight' | 'end'
type Edges = Map<string, string>

const SIDES = 'NESW'
export const STEPS: [number, number][] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
]
const BAND = 12
const POST = 17

export function borderOf(look: Look): Border {
  return look.border
}

const key = (x: number, y: number) => `${x},${y}`

function edgesOf(tiles: Placed[], border: Border): Edges {
  const own = tiles.filter((tile) => borderOf(tile.look) === border)
  return new Map(own.map((tile) => [key(tile.x, tile.y), tile.look.borders]))
}

function has(edges: Edges, x: number, y: number, side: number): boolean {
  return edges.get(key(x, y))?.includes(SIDES[side]!) ?? false
}

/** How the band on one side of a cell goes on at the end that lies towards another side. */
function findJoint(edges: Edges, x: number, y: number, side: number, towards: number): Joint {
  if (has(edges, x, y, towards)) return 'turn'
  const [nx, ny] = [x + STEPS[towards]![0], y + STEPS[towards]![1]]
  if (has(edges, nx, ny, side)) return 'straight'
  const [bx, by] = [nx + STEPS[side]![0], ny + STEPS[side]![1]]
  return edges.has(key(nx, ny)) && has(edges, bx, by, (towards + 2) % 4) ? 'bend' : 'end'
}

function drawCorner(
  edges: Edges,
  border: Border,
  x: number,
  y: number,
  side: number,
  clockwise: boolean,
): Piece | null {
  const towards = (side + (clockwise ? 1 : 3)) % 4
  const kind = findJoint(edges, x, y, side, towards)
  if (kind === 'straight') return null
  const symbol = border === 'wall' ? 'wall-post' : `moat-${kind}`
  if (kind === 'bend') {
    const [nx, ny] = [x + STEPS[towards]![0], y + STEPS[towards]![1]]
    return { x: nx, y: ny, turns: clockwise ? side : (side + 1) % 4, symbol }
  }
  if (kind === 'end' && border === 'moat' && clockwise) return { x, y, turns: side, symbol: 'moat-end-east' }
  return { x, y, turns: clockwise ? (side + 1) % 4 : side, symbol }
}

/** Where two tiles with water lie side by side and no wall is between them. */
function findStreams(tiles: Placed[]): Piece[] {
  const wet: Edges = new Map()
  for (const tile of tiles) {
    if (tile.look.family === 'fountain' || tile.look.type === 'garden') wet.set(key(tile.x, tile.y), tile.look.borders)
  }
  const joined = (x: number, y: number, side: number) => {
    const [nx, ny] = [x + STEPS[side]![0], y + STEPS[side]![1]]
    return wet.has(key(nx, ny)) && !has(wet, x, y, side) && !has(wet, nx, ny, (side + 2) % 4)
  }
  return [...wet.keys()].flatMap((cell) => {
    const [x = 0, y = 0] = cell.split(',').map(Number)
    return [0, 1, 2, 3].filter((side) => joined(x, y, side)).map((turns) => ({ x, y, turns, symbol: 'stream' }))
  })
}

/** Streams, then all bands, then all corner pieces over them, without doubles. */
export function findPieces(tiles: Placed[]): Piece[] {
  const found = findStreams(tiles)
  for (const border of ['moat', 'wall'] as const) {
    const edges = edgesOf(tiles, border)
    const corners = new Map<string, Piece>()
    for (const [cell, borders] of edges) {
      const [x = 0, y = 0] = cell.split(',').map(Number)
      for (let side = 0; side < 4; side++) {
        if (!borders.includes(SIDES[side]!)) continue
        found.push({ x, y, turns: side, symbol: border })
        for (const clockwise of [false, true]) {
          const piece = drawCorner(edges, border, x, y, side, clockwise)
          if (piece) corners.set(`${piece.x},${piece.y},${piece.turns},${piece.symbol}`, piece)
        }
      }
    }
    found.push(...corners.values())
  }
  return found
}

export interface Drawn {
  key: string
  href: string
  transform: string
}

const COMPASS = ['north', 'east', 'south', 'west']
const CORNERS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const

/** Water is turned to its side; walls and turrets are not, for the light always comes from the same side. */
export function drawn({ x, y, turns, symbol }: Piece): Drawn {
  const key = `${x},${y},${turns},${symbol}`
  const at = (dx: number, dy: number) => `translate(${100 * x + dx} ${100 * y + dy})`
  if (symbol === 'wall') return { key, href: `#alh-wall-${COMPASS[turns]}`, transform: at(0, 0) }
  if (symbol === 'wall-post') {
    const [east, south] = CORNERS[turns]!
    return { key, href: '#alh-wall-post', transform: at(east * (100 - POST), south * (100 - POST)) }
  }
  return { key, href: `#alh-${symbol}`, transform: at(0, 0) + (turns ? ` rotate(${90 * turns} 50 50)` : '') }
}

const REACH: Record<Joint, number> = { turn: -BAND / 2, bend: BAND / 2, straight: 0, end: -BAND / 2 }

/** The path of a golden line along edges [x, y, side], following their turns; 100 units a cell. */
export function drawLongest(tiles: Placed[], longest: unknown[][]): string {
  const borders = new Map(tiles.map((tile) => [key(tile.x, tile.y), borderOf(tile.look)]))
  const by = { wall: edgesOf(tiles, 'wall'), moat: edgesOf(tiles, 'moat') }
  return longest
    .map((edge) => {
      const [x, y, letter] = edge as [number, number, string]
      const border = borders.get(key(x, y))
      return border ? drawMiddle(by[border], x, y, SIDES.indexOf(letter)) : ''
    })
    .join('')
}

/** Where on a southern edge something is written that hides no price. */
const BESIDE_PRICE = 80

/** Where the length of the longest wall or moat is written: on its middle edge. */
export function middleOf(
  tiles: Placed[],
  longest: unknown[][],
  border: Border,
): { x: number; y: number; length: number } | null {
  const edges = edgesOf(tiles, border)
  const own = (longest as [number, number, string][])
    .filter(([x, y]) => edges.has(key(x, y)))
    .sort((one, other) => one[0] - other[0] || one[1] - other[1] || one[2].localeCompare(other[2]))
  const edge = own[Math.floor(own.length / 2)]
  if (!edge) return null
  const [px, py] = turned(edge[2] === 'S' ? BESIDE_PRICE : 50, BAND / 2, SIDES.indexOf(edge[2]))
  return { x: 100 * edge[0] + px, y: 100 * edge[1] + py, length: own.length }
}

function drawMiddle(edges: Edges, x: number, y: number, side: number): string {
  const reach = (towards: number) => {
    const [nx, ny] = [x + STEPS[towards]![0], y + STEPS[towards]![1]]
    return has(edges, nx, ny, side) ? 0 : REACH[findJoint(edges, x, y, side, towards)]
  }
  const ends: [number, number][] = [
    [-reach((side + 3) % 4), BAND / 2],
    [100 + reach((side + 1) % 4), BAND / 2],
  ]
  const [from, to] = ends.map(([px, py]) => turned(px, py, side)) as [[number, number], [number, number]]
  return `M${100 * x + from[0]} ${100 * y + from[1]}L${100 * x + to[0]} ${100 * y + to[1]}`
}

function turned(x: number, y: number, quarters: number): [number, number] {
  for (let k = 0; k < quarters; k++) [x, y] = [100 - y, x]
  return [x, y]
}
