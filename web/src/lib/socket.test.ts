import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Connection, computePause, type Line, type Status } from './socket'
import type { ServerMessage } from './wire'

class FakeLine implements Line {
  sent: string[] = []
  onopen: (() => void) | null = null
  onclose: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  send(text: string) {
    this.sent.push(text)
  }
  close() {
    this.onclose?.()
  }
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  get types() {
    return this.sent.map((text) => (JSON.parse(text) as { type: string; id?: string }).id ?? JSON.parse(text).type)
  }
}

let lines: FakeLine[]
let statuses: Status[]
let received: ServerMessage[]
let connection: Connection

beforeEach(() => {
  vi.useFakeTimers()
  lines = []
  statuses = []
  received = []
  connection = new Connection(
    () => {
      lines.push(new FakeLine())
      return lines.at(-1)!
    },
    {
      hello: () => [{ type: 'hello', since: 3 }],
      receive: (message) => received.push(message),
      status: (status) => statuses.push(status),
    },
    () => 0,
  )
})

afterEach(() => {
  connection.end()
  vi.useRealTimers()
})

const act = (id: string) => ({ type: 'act' as const, id, seen: 3, seat: 0, action: 'pass' })

test('says hello first, then what was clicked before the line was there', () => {
  connection.send(act('a'))
  expect(lines[0]!.sent).toEqual([])
  lines[0]!.onopen!()
  expect(lines[0]!.types).toEqual(['hello', 'a'])
})

test('a click during a break is sent afterwards, an answered one is not sent again', () => {
  lines[0]!.onopen!()
  connection.send(act('a'))
  connection.send(act('b'))
  lines[0]!.say({ type: 'done', id: 'a', step: 4 })
  lines[0]!.close()
  connection.send(act('c'))
  vi.advanceTimersByTime(500)
  lines[1]!.onopen!()
  expect(lines[1]!.types).toEqual(['hello', 'b', 'c'])
  expect(connection.waiting).toBe(2)
})

test('a question is asked again after a break, but is nothing that was done', () => {
  lines[0]!.onopen!()
  connection.send({ type: 'ask', id: 'q', seat: 0, questions: [{ action: 'take fl4' }] })
  lines[0]!.close()
  expect(connection.waiting).toBe(0)
  vi.advanceTimersByTime(500)
  lines[1]!.onopen!()
  expect(lines[1]!.types).toEqual(['hello', 'q'])
})

test('pauses grow to half a minute, with as much again by chance', () => {
  expect([0, 1, 2, 5, 6, 20].map((attempt) => computePause(attempt, 0))).toEqual([500, 1000, 2000, 16000, 30000, 30000])
  expect(computePause(1, 0.5)).toBe(1500)
})

test('a line that is silent after a ping is given up', () => {
  lines[0]!.onopen!()
  vi.advanceTimersByTime(25_000)
  expect(lines[0]!.types).toEqual(['hello', 'ping'])
  vi.advanceTimersByTime(10_000)
  expect(statuses.at(-1)).toBe('broken')
})

test('a pong keeps it', () => {
  lines[0]!.onopen!()
  vi.advanceTimersByTime(25_000)
  lines[0]!.say({ type: 'pong' })
  vi.advanceTimersByTime(20_000)
  expect(statuses.at(-1)).toBe('open')
})

test('an old line says nothing any more', () => {
  lines[0]!.onopen!()
  lines[0]!.close()
  vi.advanceTimersByTime(500)
  lines[1]!.onopen!()
  lines[0]!.say({ type: 'pong' })
  expect(received).toEqual([])
})

test('a line that opens after the end is closed then, and says nothing', () => {
  const close = vi.spyOn(lines[0]!, 'close')
  connection.end()
  expect(close).not.toHaveBeenCalled()
  lines[0]!.onopen!()
  expect(close).toHaveBeenCalledOnce()
  expect(lines[0]!.sent).toEqual([])
})
