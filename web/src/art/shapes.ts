// Shapes that drawings and pages are made of.

/** A closed path through `count` corners; `at` gives middle and distance of each, the first one lies at `turn`. */
export function polygon(
  count: number,
  at: (corner: number) => [x: number, y: number, r: number],
  turn = -Math.PI / 2,
): string {
  const corners = Array.from({ length: count }, (_, k) => {
    const [x, y, r] = at(k)
    const angle = turn + (2 * Math.PI * k) / count
    return `${(x + r * Math.cos(angle)).toFixed(2)} ${(y + r * Math.sin(angle)).toFixed(2)}`
  })
  return `M${corners.join('L')}z`
}

/** The star of eight points. */
export function star(x: number, y: number, r: number): string {
  return polygon(16, (k) => [x, y, k % 2 ? r * 0.7654 : r])
}
