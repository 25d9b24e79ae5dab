import { describe, expect, it } from 'vitest'
import { ReplayState } from './replay.svelte'

const step = (number: number, seat: number) => ({
  number,
  seat,
  action: '',
  text: '',
  scores: [0],
  chances: [1],
  events: [],
})
const replay = {
  id: 'x',
  setup: { game: 'alhambra', modules: [], edition: 'revised', options: [], ages: [], players: 2 },
  names: [],
  headers: {},
  result: [],
  rules: { kinds: [], decisions: [], modules: [] },
  steps: [step(0, -1), step(1, 0), step(2, 0), step(3, 1), step(4, 1), step(5, 0)],
}

describe('stepping through a game', () => {
  it('stays within it', () => {
    const state = new ReplayState(replay, 99)
    expect(state.at).toBe(5)
    state.go(-3)
    expect(state.at).toBe(0)
    state.go(Number.NaN)
    expect(state.at).toBe(0)
  })

  it('goes on by turns: to where another seat acts', () => {
    const state = new ReplayState(replay, 1)
    expect(state.findTurn(1)).toBe(3)
    state.go(3)
    expect(state.findTurn(1)).toBe(5)
    expect(state.findTurn(-1)).toBe(1)
    state.go(0)
    expect(state.findTurn(-1)).toBe(0)
  })
})
