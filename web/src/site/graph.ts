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

/** Round numbers from 0 to the most, about four of them. */
export function ticks(most: number): number[] {
  const step = [5, 10, 20, 25, 50, 100, 200, 500].find((size) => most / size <= 4) ?? 1000
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step)
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
