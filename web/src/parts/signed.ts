/** A number with its sign: `+12`, `−3`, `0`. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : String(number).replace('-', '−')
}
