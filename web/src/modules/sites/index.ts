import type { Module } from '../module'

export default { unfinished: (shown) => shown.on_tiles } satisfies Module<{ on_tiles: Record<string, string> }>
