import type { Supplies } from '../supplies'
import pieces from './pieces.json'

export default (): Supplies => ({ bags: [pieces.bag] })
