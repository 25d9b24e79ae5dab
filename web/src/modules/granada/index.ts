import type { Module } from '../module'

export default {
  note: (shown) => `web-next-face-${shown.marker}`,
  start: (_, game) => (game.bags.length === 1 ? 'gate' : ''),
} satisfies Module<{ marker: 'even' | 'odd' }>
