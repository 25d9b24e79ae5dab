/** Lines and scales of a graph. */

/** A line that keeps its height until it jumps, as points do. */
export function linePath(values: number[], x: (i: number) => number, y: (value: number) => number): string {
  let path = ''
  values.forEach((value, i) => {
    if (i === 0) path += `M${round(x(0))} ${round(y(value))}`
    else if (value !== values[i - 1] || i === values.length - 1) path += `H${round(x(i))}V${round(y(value))}`
  })
  return path
}

/** A line from value to value, as chances move. */
export function curvePath(values: number[], x: (i: number) => number, y: (value: number) => number): string {
  return values.map((value, i) => `${i ? 'L' : 'M'}${round(x(i))} ${round(y(value))}`).join('')
}

/** By how much each party leads: its points less those of the best of the others. */
export function leadsOf(scores: number[][]): number[][] {
  return scores.map((row) => row.map((own, party) => own - Math.max(0, ...row.filter((_, other) => other !== party))))
}

/** Round numbers from the least to the most, about four of them. */
export function chooseTicks(most: number, least = 0): number[] {
  const step = [5, 10, 20, 25, 50, 100, 200, 500].find((size) => (most - least) / size <= 4) ?? 1000
  const first = Math.ceil(least / step)
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, i) => (first + i) * step)
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
