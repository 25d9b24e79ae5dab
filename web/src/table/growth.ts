import type { SheetInfo } from '../lib/wire'

/** What each party has got in a scoring. */
export function sumPoints(sheet: SheetInfo, parties: number): number[] {
  return Array.from({ length: parties }, (_, party) =>
    sheet.rows.reduce((sum, row) => sum + (row.points[party] ?? 0), 0),
  )
}

/** Points of each party before the first and after each scoring. */
export function sumGrowth(sheets: SheetInfo[], parties: number): number[][] {
  const rows: number[][] = [Array<number>(parties).fill(0)]
  for (const sheet of sheets) {
    const [before, gained] = [rows.at(-1)!, sumPoints(sheet, parties)]
    rows.push(before.map((points, party) => points + gained[party]!))
  }
  return rows
}
