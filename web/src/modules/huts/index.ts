import type { Module } from '../module'

export default {
  pile: (shown) => ({ label: 'word-hut.plural', tiles: shown.tops }),
  sounds: { hut: 'tile' },
} satisfies Module<{
  tops: (string | null)[]
}>
