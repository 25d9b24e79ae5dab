import type { Module } from '../module'
import Mark from './Mark.svelte'

export default { mark: Mark, sounds: { vizier: 'coin' } } satisfies Module
