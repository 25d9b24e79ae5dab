// The requests around a game. Refusals are thrown with the server's key, words and rule.
import { backend } from './backend'
import type { Empty, Exchanges, NewReplay, Options, RefusalAnswer, SeatBody, SetupBody } from './rest'

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    text: string,
    readonly rule: string,
  ) {
    super(text)
  }
}

type Values<R extends keyof Exchanges> = Exchanges[R]['values']
type Optional<T> = Empty extends T ? [values?: T] : [values: T]
type Given<R extends keyof Exchanges> = Exchanges[R]['body'] extends undefined
  ? Optional<Values<R>>
  : [values: Values<R>, body: Exchanges[R]['body']]

/** One request by its method and path, as the server lists them; it needs values and a body, and gets an answer, of the types listed there. */
export async function request<R extends keyof Exchanges>(
  route: R,
  ...[values, body]: Given<R>
): Promise<Exchanges[R]['answer']> {
  const [method = '', path = ''] = route.split(' ')
  const { status, data } = await backend.request(pathOf(path, { ...values }), method, body)
  if (status >= 400) throw refusalOf(status, data)
  return data as Exchanges[R]['answer']
}

/** A path with its places filled in; what has no place there is asked for in the query, unless it is empty. */
export function pathOf(path: string, values: Record<string, unknown>): string {
  const query = new URLSearchParams()
  let filled = path
  for (const [name, value] of Object.entries(values)) {
    if (path.includes(`{${name}}`)) filled = filled.replace(`{${name}}`, () => encodeURIComponent(String(value)))
    else if (value !== '' && value !== undefined && value !== null) query.set(name, String(value))
  }
  return query.size ? `${filled}?${query}` : filled
}

function refusalOf(status: number, data: unknown): Refusal {
  const said = (data ?? {}) as Partial<RefusalAnswer>
  return new Refusal(status, said.key ?? 'unknown', said.text ?? '', said.rule ?? '')
}

export const api = {
  me: () => request('GET me'),
  beSomebody: (name: string, language: string) => request('POST me', {}, { name, language }),
  check: (setup: SetupBody) => request('POST sets/check', {}, setup),
  tables: (mine = false) => request('GET tables', mine ? { mine } : {}),
  table: (id: string, invitation = '') => request('GET tables/{table_id}', { table_id: id, invitation }),
  newTable: (setup: SetupBody, seats: SeatBody[], options: Options) =>
    request('POST tables', {}, { setup, seats, options }),
  playNow: (setup: SetupBody, bot: string) => request('POST play', {}, { setup, bot }),
  playDay: (day: string) => request('POST daily/{day}', { day }),
  sit: (id: string, seat: number, wish: SeatBody) =>
    request('PUT tables/{table_id}/seats/{number}', { table_id: id, number: seat }, wish),
  leave: (id: string, seat: number) =>
    request('DELETE tables/{table_id}/seats/{number}', { table_id: id, number: seat }),
  start: (id: string) => request('POST tables/{table_id}/start', { table_id: id }),
  rematch: (id: string, sameDeal = false) =>
    request('POST tables/{table_id}/rematch', { table_id: id }, { same_deal: sameDeal }),
  record: (id: string, invitation = '') =>
    request('GET tables/{table_id}/record', { table_id: id, form: 'text', invitation }),
  take: (id: string) => request('POST tables/{table_id}/take', { table_id: id }),
  goOn: (record: string) => request('POST moved', {}, { record }),
  replay: (what: NewReplay) => request('POST replays', {}, what),
  replayView: (id: string, step: number, seat = -1, invitation = '') =>
    request('GET replays/{number}/{step}', { number: id, step, seat, invitation }),
}
