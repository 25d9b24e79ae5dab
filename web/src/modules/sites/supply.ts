import type { Supplies } from '../supplies'

const POOL = 'sites'
const CURRENCIES = ['fl', 'di', 'de', 'du']

/** Two of each currency; those that were looked at and not kept go back. */
export default (): Supplies => {
  let looked: string[] = []
  return {
    own: { [POOL]: CURRENCIES.flatMap((code) => [code, code]) },
    act: ([kind, kept = '']) => {
      if (kind === 'keep') looked.splice(looked.indexOf(kept), 1)
    },
    draw: (stream, piece, _, chance) => {
      if (stream !== POOL) return
      looked.push(piece)
      if (looked.length === 1 && chance.listLeft(POOL).length === 0) looked = [] // the last one
    },
    giveBack: (stream) => (stream === POOL ? looked.splice(0) : []),
  }
}
