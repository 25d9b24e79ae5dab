// What the page and its worker say to each other.

export type ToWorker =
  | { kind: 'begin'; base: string }
  | { kind: 'request'; id: number; method: string; path: string; body: string; language: string }
  | { kind: 'connect'; line: number; table: string; language: string }
  | { kind: 'text'; line: number; text: string }
  | { kind: 'leave'; line: number }

export type FromWorker =
  | { kind: 'progress'; part: number }
  | { kind: 'ready' }
  | { kind: 'failed'; text: string }
  | { kind: 'answer'; id: number; text: string }
  | { kind: 'connected'; line: number }
  | { kind: 'text'; line: number; text: string }
  | { kind: 'broken'; line: number }
