import { expect, test } from 'vitest'
import { Questions } from './questions'
import type { Answers, Question, Refused } from './wire'

const answer = (action: string) => ({ type: 'answer', consequence: { change: action.length }, placings: [] })

function asking(reply = answered): { questions: Questions; sent: [number, string[]][] } {
  const sent: [number, string[]][] = []
  const questions = new Questions(async (seat, list) => {
    sent.push([seat, list.map((one) => one.action)])
    return reply(list)
  })
  return { questions, sent }
}

function answered(list: Question[]): Answers | Refused {
  return { type: 'answers', id: '', answers: list.map((one) => answer(one.action)) } as unknown as Answers
}

test('what is asked at the same moment is sent together, and each gets its own answer', async () => {
  const { questions, sent } = asking()
  const actions = ['pass', 'take fl1', 'buy P8 fl9']
  const answers = await Promise.all(actions.map((action) => questions.ask(1, { action })))
  expect(sent).toEqual([[1, actions]])
  expect(answers).toEqual(actions.map(answer))
  await questions.ask(1, { action: 'pass' })
  expect(sent).toHaveLength(2)
})

test('lists are no longer than the server takes them, by number, by size and for one seat', async () => {
  const { questions, sent } = asking()
  await Promise.all(Array.from({ length: 70 }, (_, number) => questions.ask(0, { action: `take ${number}` })))
  expect(sent.map(([, list]) => list.length)).toEqual([32, 32, 6])
  const planned = Array.from({ length: 12 }, () => 'x'.repeat(150))
  await Promise.all([1, 2, 3].map(() => questions.ask(0, { action: 'pass', planned })))
  expect(sent.slice(3).map(([, list]) => list.length)).toEqual([1, 1, 1])
  await Promise.all([0, 0, 1].map((seat) => questions.ask(seat, { action: 'pass' })))
  expect(sent.slice(6).map(([seat, list]) => [seat, list.length])).toEqual([
    [0, 2],
    [1, 1],
  ])
})

test('a list that is refused is refused for each of its questions', async () => {
  const refusal: Refused = { type: 'refused', id: '', key: 'too-many-questions', text: '', rule: '', rule_text: '' }
  const { questions } = asking(() => refusal)
  expect(await Promise.all(['a', 'b'].map((action) => questions.ask(0, { action })))).toEqual([refusal, refusal])
})
