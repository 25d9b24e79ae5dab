import type { Module } from '../module'

export default {
  cards: (shown, seat) => shown.hands[seat] ?? [],
  open: (shown, seat) => ({ label: 'word-bonus-card.plural', cards: shown.shown[seat] ?? [] }),
  window: { name: 'word-bonus-card', silence: 'conceal' },
} satisfies Module<{ hands: string[][]; shown: string[][] }>
