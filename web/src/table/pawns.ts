/** Pawns with nearly the same points stand one behind the other, so that each is seen: how far each steps aside. */
export function stepAside(places: number[], apart: number): number[] {
  const found: number[] = []
  let last = -Infinity
  for (const party of places.map((_, index) => index).sort((one, other) => places[one]! - places[other]!)) {
    last = Math.max(places[party]!, last + apart)
    found[party] = last - places[party]!
  }
  return found
}
