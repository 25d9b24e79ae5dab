import type { Module } from '../module'

export default {
  pile: (shown) => ({ label: 'word-hut.plural', tiles: shown.stacks.map((stack) => stack.at(-1) ?? null) }),
  sounds: { hut: 'tile' },
} satisfies Module<{
  stacks: string[][]
}>
