// The hill a palace stands on: its rim, and what grows and stands along it. Drawn the same way every time.

export interface Plant {
  kind: 'cypress' | 'orange' | 'bush' | 'house'
  x: number
  y: number
  size: number
}

export type Square = [left: number, top: number, side: number]

const POINTS = 44
/** How square the hill is: 2 would be an ellipse. */
const SQUARE = 4.4

/** A number from 0 to 1 that is always the same for the same place. */
function chance(place: number): number {
  const far = Math.sin(place * 127.1 + 11.7) * 43758.5453
  return far - Math.floor(far)
}

/** A point at an angle, so far from the middle to the rim. */
function pointAt(angle: number, far: number, width: number, height: number): [number, number] {
  const bend = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / SQUARE)
  const wave = 1 - 0.016 * (1 + Math.sin(3 * angle + 1) * 0.6 + Math.sin(7 * angle) * 0.4)
  return [
    (width / 2) * (1 + far * wave * bend(Math.cos(angle))),
    (height / 2) * (1 + far * wave * bend(Math.sin(angle))),
  ]
}

/** A closed smooth line round the middle; 1 is the rim of the hill. */
export function rimOf(width: number, height: number, far = 1): string {
  const points = Array.from({ length: POINTS }, (_, index) =>
    pointAt((2 * Math.PI * index) / POINTS, far, width, height),
  )
  const middle = (one: number[], other: number[]) =>
    `${((one[0]! + other[0]!) / 2).toFixed(1)} ${((one[1]! + other[1]!) / 2).toFixed(1)}`
  const curves = points.map(
    ([x, y], index) => `Q${x.toFixed(1)} ${y.toFixed(1)} ${middle([x, y], points[(index + 1) % POINTS]!)}`,
  )
  return `M${middle(points[POINTS - 1]!, points[0]!)}${curves.join('')}Z`
}

/** Trees and houses along the rim, those in front drawn last; none where the palace stands. */
export function plantsOf(width: number, height: number, unit: number, palace: Square[]): Plant[] {
  const count = Math.round((width + height) / (3.6 * unit))
  const found = Array.from({ length: count }, (_, index): Plant => {
    const angle = (2 * Math.PI * (index + 0.9 * chance(index))) / count
    const [x, y] = pointAt(angle, 0.79 + 0.15 * chance(index + 50), width, height)
    const drawn = chance(index + 100)
    const kind = drawn < 0.46 ? 'cypress' : drawn < 0.68 ? 'orange' : drawn < 0.93 ? 'bush' : 'house'
    return { kind, x, y, size: unit * (2 + 1.2 * chance(index + 150)) }
  })
  const isFree = ({ x, y, size }: Plant) =>
    !palace.some(
      ([left, top, side]) =>
        x > left - 0.6 * size && x < left + side + 0.6 * size && y > top - 0.2 * size && y < top + side + 1.7 * size,
    )
  return found.filter(isFree).sort((one, other) => one.y - other.y)
}
