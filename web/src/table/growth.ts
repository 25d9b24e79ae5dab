import type { SheetInfo } from '../lib/wire'

/** Points of each party before the first and after each scoring. */
export function sumGrowth(sheets: SheetInfo[], parties: number): number[][] {
  const rows: number[][] = [Array<number>(parties).fill(0)]
  for (const sheet of sheets) {
    const before = rows.at(-1)!
    rows.push(
      before.map((points, party) => points + sheet.rows.reduce((sum, row) => sum + (row.points[party] ?? 0), 0)),
    )
  }
  return rows
}
