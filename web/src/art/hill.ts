// The hill a palace stands on: its rim, and what grows and stands on it. Drawn the same way every time.

export interface Plant {
  kind: 'cypress' | 'orange' | 'bush' | 'house' | 'rocks'
  x: number
  y: number
  size: number
}

export type Square = [left: number, top: number, side: number]

/** How large a hill is, and how square each of its quarters: 2 would be an ellipse. From the right, clockwise. */
export interface Hill {
  width: number
  height: number
  square: number[]
}

const POINTS = 44
/** How square a quarter is, where nothing stands far out: only as much as must be, and never quite a corner. */
const ROUNDEST = 4.4
const SQUAREST = 18
/** The rim waves inwards by this much at most. */
const WAVE = 0.032
/** No shape reaches farther than the side; what does is held as far as the side is. */
const FARTHEST = 0.985
/** Ground that a tile has round it, in tiles. */
const EDGE = 0.12

/** How thick the ground is that is seen in front, below the hill itself. */
export function depthOf(width: number, height: number): number {
  return Math.max(8, Math.min(width, height) / 46)
}

/** The hill that fills a box, and reaches into its corners where something stands or may be built there. */
export function hillOf(width: number, height: number, taken: Square[]): Hill {
  const square = Array<number>(4).fill(ROUNDEST)
  for (const [left, top, side] of taken) {
    for (const [x, y] of [
      [left - EDGE * side, top - EDGE * side],
      [left + (1 + EDGE) * side, top - EDGE * side],
      [left - EDGE * side, top + (1 + EDGE) * side],
      [left + (1 + EDGE) * side, top + (1 + EDGE) * side],
    ] as const) {
      const [across, down] = [(2 * x) / width - 1, (2 * y) / height - 1]
      const quarter = down >= 0 ? (across >= 0 ? 0 : 1) : across < 0 ? 2 : 3
      square[quarter] = Math.max(square[quarter]!, computeSquare(Math.abs(across), Math.abs(down)))
    }
  }
  return { width, height, square }
}

/** How square a quarter must be to hold a place, as parts of the ways from the middle to the sides. */
function computeSquare(across: number, down: number): number {
  const parts = [across, down].map((part) => Math.min(FARTHEST, part / (1 - WAVE)))
  const isInside = (square: number) => parts.reduce((sum, part) => sum + part ** square, 0) <= 1
  let square = ROUNDEST
  while (square < SQUAREST && !isInside(square)) square += 0.4
  return square
}

/** A number from 0 to 1 that is always the same for the same place. */
function chanceOf(place: number): number {
  const far = Math.sin(place * 127.1 + 11.7) * 43758.5453
  return far - Math.floor(far)
}

/** A point at an angle, so far from the middle to the rim. */
function pointAt(angle: number, far: number, { width, height, square }: Hill): [number, number] {
  const [across, down] = [Math.cos(angle), Math.sin(angle)]
  const quarter = down >= 0 ? (across >= 0 ? 0 : 1) : across < 0 ? 2 : 3
  const bend = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / square[quarter]!)
  const wave = 1 - (WAVE / 2) * (1 + Math.sin(3 * angle + 1) * 0.6 + Math.sin(7 * angle) * 0.4)
  return [(width / 2) * (1 + far * wave * bend(across)), (height / 2) * (1 + far * wave * bend(down))]
}

/** A closed smooth line round the middle; 1 is the rim of the hill. */
export function rimOf(hill: Hill, far = 1): string {
  const points = Array.from({ length: POINTS }, (_, index) => pointAt((2 * Math.PI * index) / POINTS, far, hill))
  const middle = (one: number[], other: number[]) =>
    `${((one[0]! + other[0]!) / 2).toFixed(1)} ${((one[1]! + other[1]!) / 2).toFixed(1)}`
  const curves = points.map(
    ([x, y], index) => `Q${x.toFixed(1)} ${y.toFixed(1)} ${middle([x, y], points[(index + 1) % POINTS]!)}`,
  )
  return `M${middle(points[POINTS - 1]!, points[0]!)}${curves.join('')}Z`
}

/** A path that winds from the rim in front up to the tile of the palace that is nearest to its bend. */
export function wayOf(width: number, height: number, palace: Square[]): string {
  const at = (x: number, y: number) => `${(x * width).toFixed(1)} ${(y * height).toFixed(1)}`
  const far = ([x, y]: [number, number]) => Math.hypot((x - 0.27) * width, (y - 0.72) * height)
  const [x, y] = palace
    .map(([left, top, side]): [number, number] => [(left + side / 2) / width, (top + side / 2) / height])
    .reduce((best, one) => (far(one) < far(best) ? one : best), [0.5, 0.5])
  const start = `M${at(0.3, 0.975)}`
  if (y > 0.68) return `${start}Q${at(0.3, y)} ${at(x, y)}`
  return `${start}C${at(0.3, 0.86)} ${at(0.17, 0.82)} ${at(0.24, 0.71)}S${at(x - 0.04, Math.min(y + 0.24, 0.74))} ${at(x, y)}`
}

/** How likely each kind is: along the rim, and further in. */
const RIM: [Plant['kind'], number][] = [
  ['cypress', 0.44],
  ['orange', 0.66],
  ['bush', 0.86],
  ['rocks', 0.93],
  ['house', 1],
]
const WITHIN: [Plant['kind'], number][] = [
  ['orange', 0.34],
  ['bush', 0.74],
  ['rocks', 0.9],
  ['cypress', 1],
]

/** Trees, stones and houses, those in front drawn last; none where the palace stands or may soon be built. */
export function plantsOf(hill: Hill, unit: number, taken: Square[]): Plant[] {
  const { width, height } = hill
  const count = Math.round((width + height) / (3.2 * unit))
  const ring = (first: number, number: number, nearest: number, farthest: number, kinds: typeof RIM) =>
    Array.from({ length: number }, (_, index): Plant => {
      const seed = first + index
      const angle = (2 * Math.PI * (index + 0.9 * chanceOf(seed))) / number
      const [x, y] = pointAt(angle, nearest + (farthest - nearest) * chanceOf(seed + 50), hill)
      const drawn = chanceOf(seed + 100)
      const kind = kinds.find(([, until]) => drawn < until)![0]
      const size = unit * (2 + 1.2 * chanceOf(seed + 150))
      return { kind, x, y: Math.max(y, 1.45 * size), size } // whole, also at the far rim
    })
  const found = [...ring(0, count, 0.8, 0.95, RIM), ...ring(300, Math.round(0.5 * count), 0.5, 0.78, WITHIN)]
  const isFree = ({ x, y, size }: Plant) =>
    !taken.some(
      ([left, top, side]) =>
        x > left - 0.75 * size && x < left + side + 0.75 * size && y > top - 0.2 * size && y < top + side + 1.6 * size,
    )
  const isOnWay = ({ x, y }: Plant) => x > 0.14 * width && x < 0.5 * width && y > 0.62 * height
  return found.filter((plant) => isFree(plant) && !isOnWay(plant)).sort((one, other) => one.y - other.y)
}
