import type { Module } from '../module'
import Mark from './Mark.svelte'

export default { mark: Mark, window: { name: 'word-vizier', silence: 'hold' } } satisfies Module<{ active: boolean[] }>
