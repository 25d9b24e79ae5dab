import { readFile } from 'node:fs/promises'
import { afterEach, expect, test, vi } from 'vitest'

const SCOPE = 'https://games.example/alhambra/'
const PYTHON = 'offline/0123456789ab/python.wasm'
const FILES = ['assets/index-abc.js', 'icon.svg', PYTHON]

type Listener = (event: Record<string, unknown>) => void
type Answer = () => Promise<Response>

/** The worker in a browser with a cache and a line, both of which can fail. */
async function started(line: (url: string) => Answer, room = Infinity) {
  const source = await readFile(new URL('./worker.js', import.meta.url), 'utf8')
  const kept = new Map<string, Response>()
  const urlOf = (given: Request | string) => new URL(typeof given === 'string' ? given : given.url, SCOPE).href
  const put = async (request: Request, answer: Response) => {
    if (kept.size >= room) throw new Error('no room')
    kept.set(urlOf(request), answer)
  }
  const fetched = (request: Request) => line(urlOf(request))()
  const match = async (request: Request | string) => kept.get(urlOf(request))?.clone()
  const cache = {
    put,
    match,
    add: async (request: Request) => {
      const answer = await fetched(request)
      if (!answer.ok) throw new TypeError('not sent')
      await put(request, answer)
    },
  }
  const caches = {
    open: async () => cache,
    match,
  }
  const navigator = { locks: { request: (_: string, work: () => Promise<void>) => work() } }
  const listeners = new Map<string, Listener>()
  const self = {
    registration: { scope: SCOPE },
    skipWaiting: async () => undefined,
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
  }
  const Asked = class {
    readonly url: string
    readonly method = 'GET'
    constructor(
      given: string,
      readonly mode = 'cors',
    ) {
      this.url = urlOf(given)
    }
  }
  new Function('self', 'caches', 'navigator', 'fetch', 'Request', 'FILES', 'VERSION', source)(
    self,
    caches,
    navigator,
    fetched,
    Asked,
    FILES,
    '1',
  )
  const happen = async (name: string, request?: object) => {
    const waits: Promise<unknown>[] = []
    let answer: Promise<Response> | undefined
    const respondWith = (given: Promise<Response>) => (answer = given)
    listeners.get(name)!({ request, respondWith, waitUntil: (one: Promise<unknown>) => waits.push(one) })
    const found = await answer
    await Promise.all(waits)
    return found
  }
  return {
    kept,
    install: () => happen('install'),
    load: (file: string, mode?: string) => happen('fetch', new Asked(file, mode)),
  }
}

const sent: Answer = async () => new Response('file')
const cut: Answer = async () => Promise.reject(new TypeError('Failed to fetch'))

afterEach(() => void vi.useRealTimers())

test('a file that does not come at first is asked for again', async () => {
  vi.useFakeTimers()
  let failures = 2
  const worker = await started((url) => (url.endsWith('.svg') && failures-- > 0 ? cut : sent))
  const installed = worker.install()
  await vi.runAllTimersAsync()
  await installed
  expect([...worker.kept.keys()].sort()).toEqual([SCOPE, ...FILES.map((file) => SCOPE + file)])
})

test('what never comes is not installed', async () => {
  vi.useFakeTimers()
  const worker = await started((url) => (url.endsWith('.svg') ? async () => new Response('', { status: 503 }) : sent))
  const installed = expect(worker.install()).rejects.toThrow('not sent')
  await vi.runAllTimersAsync()
  await installed
})

test('without a server what is kept is shown, and the rest has failed to load', async () => {
  let line = sent
  const worker = await started(() => () => line())
  await worker.install()
  line = cut
  expect((await worker.load('', 'navigate'))?.ok).toBe(true)
  expect((await worker.load('assets/index-abc.js'))?.ok).toBe(true)
  expect((await worker.load('assets/lobby-def.js'))?.type).toBe('error')
  expect(await worker.load('api/me')).toBeUndefined()
})

test('what the page has kept of Python is not fetched again', async () => {
  const asked: string[] = []
  const worker = await started((url) => {
    asked.push(url)
    return sent
  })
  worker.kept.set(SCOPE + PYTHON, new Response('the page was here'))
  await worker.install()
  expect(asked).toContain(`${SCOPE}icon.svg`)
  expect(asked).not.toContain(SCOPE + PYTHON)
  expect(await (await worker.load(PYTHON))?.text()).toBe('the page was here')
})

test('a page gets what there is no room to keep', async () => {
  const worker = await started(() => sent, 0)
  expect((await worker.load('assets/lobby-def.js'))?.ok).toBe(true)
  expect(worker.kept.size).toBe(0)
})
