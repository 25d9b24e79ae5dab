/** A change as it is written on the table: +3, −2, ±0. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '±0'
}
