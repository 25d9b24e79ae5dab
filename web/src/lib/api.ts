// The requests around a game. Refusals are thrown with the server's key, words and rule.
import { backend } from './backend'
import type { Checked, Me, RefusalAnswer, ReplayAnswer, SeatBody, SetupBody, Options, TableLine } from './rest'
import type { View } from './wire'

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

/** One request; `body` makes it a POST unless a method is named. */
export async function request<T>(
  path: string,
  body?: unknown,
  method = body === undefined ? 'GET' : 'POST',
): Promise<T> {
  const { status, data } = await backend.request(path, method, body)
  if (status >= 400) throw refusalOf(status, data)
  return data as T
}

function refusalOf(status: number, data: unknown): Refusal {
  const said = (data ?? {}) as Partial<RefusalAnswer>
  return new Refusal(status, said.key ?? 'unknown', said.text ?? '', said.rule ?? '')
}

const of = encodeURIComponent

/** Finished games of a private table open to whoever has its invitation, too. */
export function invited(path: string, invitation: string): string {
  return invitation ? `${path}${path.includes('?') ? '&' : '?'}invitation=${of(invitation)}` : path
}

export const api = {
  me: () => request<Me | null>('me'),
  beSomebody: (name: string, language: string) => request<Me>('me', { name, language }),
  check: (setup: SetupBody) => request<Checked>('sets/check', setup),
  tables: (mine = false) => request<TableLine[]>(`tables${mine ? '?mine=1' : ''}`),
  table: (id: string, invitation = '') => request<TableLine>(`tables/${of(id)}?invitation=${of(invitation)}`),
  newTable: (setup: SetupBody, seats: SeatBody[], options: Options) =>
    request<TableLine>('tables', { setup, seats, options }),
  playNow: (setup: SetupBody, bot: string) => request<TableLine>('play', { setup, bot }),
  playDay: (day: string) => request<TableLine>(`daily/${of(day)}`, {}),
  sit: (id: string, seat: number, wish: SeatBody) => request<TableLine>(`tables/${of(id)}/seats/${seat}`, wish, 'PUT'),
  leave: (id: string, seat: number) => request<TableLine>(`tables/${of(id)}/seats/${seat}`, {}, 'DELETE'),
  start: (id: string) => request<TableLine>(`tables/${of(id)}/start`, {}),
  rematch: (id: string, sameDeal = false) => request<TableLine>(`tables/${of(id)}/rematch`, { same_deal: sameDeal }),
  record: (id: string, invitation = '') => request<string>(invited(`tables/${of(id)}/record?form=text`, invitation)),
  take: (id: string) => request<string>(`tables/${of(id)}/take`, {}),
  goOn: (record: string) => request<TableLine>('moved', { record }),
  replay: (what: { record: string } | { table: string; invitation: string }) => request<ReplayAnswer>('replays', what),
  replayView: (id: string, step: number, seat = -1, invitation = '') =>
    request<View>(invited(`replays/${of(id)}/${step}?seat=${seat}`, invitation)),
}
