import type { Supplies } from '../supplies'
import pieces from './pieces.json'

/** One stack for each building type. */
export default (): Supplies => ({
  own: Object.fromEntries(Object.entries(pieces).map(([type, huts]) => [`huts-${type}`, huts])),
})
