import type { Module } from '../module'

export default { cards: (shown, seat) => shown.held[seat] ?? [] } satisfies Module<{ held: string[][] }>
