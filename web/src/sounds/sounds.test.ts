import { expect, test } from 'vitest'
import { SCORES, SOUNDS } from './sounds'

test('every sound is short, not too loud, and unlike the others', () => {
  for (const name of SOUNDS) {
    const notes = SCORES[name]
    expect(Math.max(...notes.map((note) => note.at + note.lasts))).toBeLessThan(1.6)
    expect(notes.reduce((sum, note) => Math.max(sum, note.loud), 0)).toBeLessThanOrEqual(0.5)
    expect(notes.every((note) => note.pitch >= 60 && note.pitch <= 5000)).toBe(true)
  }
  expect(new Set(SOUNDS.map((name) => JSON.stringify(SCORES[name]))).size).toBe(SOUNDS.length)
})
