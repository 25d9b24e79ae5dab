// Where the tables are: on a server, or in this page. Everything else asks and talks through here, and cannot tell.
import type { Line } from './socket'

/** What came of a request: JSON is read already, `null` where there is nothing. */
export interface Answer {
  status: number
  data: unknown
}

export interface Backend {
  request(path: string, method: string, body: unknown): Promise<Answer>
  line(table: string, invitation: string): Line
  /** A line that shows a table as it was seen last, where that is known before it can be connected to. */
  picture(table: string): Line | null
}

/** Is this a page without a server? The folder of static files says so. */
export const isOffline =
  typeof document !== 'undefined' &&
  document.querySelector<HTMLMetaElement>('meta[name="alhambra-tables"]')?.content === 'here'

export function apiUrl(path: string): URL {
  return new URL(`api/${path}`, document.baseURI)
}

export function socketUrl(table: string, invitation: string): URL {
  const url = apiUrl(`tables/${encodeURIComponent(table)}/socket`)
  url.protocol = url.protocol.replace('http', 'ws')
  if (invitation) url.searchParams.set('invitation', invitation)
  return url
}

const server: Backend = {
  async request(path, method, body) {
    const changes = method !== 'GET'
    const answer = await fetch(apiUrl(path), {
      method,
      credentials: 'same-origin',
      headers: {
        'Accept-Language': document.documentElement.lang || 'en',
        ...(changes ? { 'Content-Type': 'application/json' } : {}),
      },
      body: changes ? JSON.stringify(body ?? {}) : undefined,
    })
    return { status: answer.status, data: await dataOf(answer) }
  },
  line: (table, invitation) => new WebSocket(socketUrl(table, invitation)) as unknown as Line,
  picture: () => null,
}

async function dataOf(answer: Response): Promise<unknown> {
  if (answer.status === 204) return undefined
  const isJson = (answer.headers.get('Content-Type') ?? '').includes('json')
  if (answer.ok) return isJson ? answer.json() : answer.text()
  return answer.json().catch(() => ({ text: answer.statusText }))
}

let chosen = server

/** Have the tables elsewhere. */
export function use(other: Backend): void {
  chosen = other
}

export const backend: Backend = {
  request: (path, method, body) => chosen.request(path, method, body),
  line: (table, invitation) => chosen.line(table, invitation),
  picture: (table) => chosen.picture(table),
}
