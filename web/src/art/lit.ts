// Which buildings of a palace are lit while their type is scored: those that count.
import { STEPS, type Placed } from './walls'

const SIDES = 'NESW'

/** The tiles that count for a type: finished buildings, and huts beside one without a wall between them. */
export function findCounted(tiles: Placed[], type: string, covers: Record<string, string>): Set<Placed> {
  const own = tiles.filter(({ look }) => type && look.type === type && !covers[look.name])
  const finished = own.filter(({ look }) => look.family !== 'hut')
  const isBeside = (hut: Placed, other: Placed) =>
    STEPS.some(
      ([x, y], side) =>
        other.x === hut.x + x &&
        other.y === hut.y + y &&
        !hut.look.borders.includes(SIDES[side]!) &&
        !other.look.borders.includes(SIDES[(side + 2) % 4]!),
    )
  return new Set(own.filter((one) => finished.includes(one) || finished.some((other) => isBeside(one, other))))
}
