// What the page and its worker say to each other, and that worker and the one in which bots think.
import type { Place } from './python'

export type ToWorker =
  | { kind: 'begin'; base: string }
  | { kind: 'request'; id: number; method: string; path: string; body: string; language: string }
  | { kind: 'connect'; line: number; table: string; language: string }
  | { kind: 'text'; line: number; text: string }
  | { kind: 'leave'; line: number }
  | { kind: 'retry' }

export type FromWorker =
  | { kind: 'progress'; part: number }
  | { kind: 'ready' }
  | { kind: 'failed'; text: string }
  | { kind: 'trouble'; isThere: boolean }
  | { kind: 'answer'; id: number; text: string }
  | { kind: 'connected'; line: number }
  | { kind: 'text'; line: number; text: string }
  | { kind: 'broken'; line: number }

export type ToBots = { kind: 'begin'; place: Place } | { kind: 'question'; text: string }

export type FromBots = { kind: 'ready' } | { kind: 'answer'; text: string } | { kind: 'failed' }
