import type { Module } from '../module'

export default { tiles: (shown) => shown.tiles } satisfies Module<{ tiles: string[] }>
