import { expect, it } from 'vitest'
import { stepWords } from './step-words'

const event = (key: string, text: string) => ({ key, seat: 0, values: {}, text })
const step = (seat: number, ...events: ReturnType<typeof event>[]) => ({
  number: 1,
  seat,
  action: '',
  text: 'All of it.',
  scores: [],
  chances: [],
  events,
})

it('says what was done and leaves out what followed', () => {
  expect(
    stepWords(step(0, event('take', 'Ana takes 5.'), event('turn-up', 'Place 1 …'), event('points', '3')), 'Dealt.'),
  ).toBe('Ana takes 5.')
  expect(stepWords(step(0, event('turn', 'Ana')), 'Dealt.')).toBe('All of it.')
  expect(stepWords(step(-1, event('scoring', 'x')), 'Dealt.')).toBe('Dealt.')
})

it('tells of an exact payment once', () => {
  const pay = event('pay', 'Ana pays 7 florins.')
  const buy = { ...event('buy', 'Ana buys tower 7 and pays the exact price.'), values: { exact: 1 } }
  expect(stepWords(step(0, pay, buy), 'Dealt.')).toBe(buy.text)
  expect(stepWords(step(0, pay, { ...buy, values: { exact: 0 } }), 'Dealt.')).toContain(pay.text)
})
