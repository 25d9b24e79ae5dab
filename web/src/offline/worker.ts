// The tables, in a worker: Python decides everything, this hands on what is said.
import { forgetMemory } from './memory'
import { findPython, isFatal, startPython } from './python'
import { Store } from './store'
import type { FromWorker, ToWorker } from './talk'
import { Thinkers } from './thinkers'

/** `alhambra.offline.page.Page` */
interface Page {
  request(method: string, path: string, body: string, language: string): Promise<string>
  connect(line: number, table: string, language: string): Promise<boolean>
  hear(line: number, text: string): Promise<void>
  catch_up(key: string): Promise<void>
  leave(line: number): Promise<void>
}

const tell = (message: FromWorker) => self.postMessage(message)
let page: Promise<Page>
let thinkers: Thinkers | undefined
/** Pages of this browser tell each other of what they have written. */
const others = new BroadcastChannel('alhambra')
let forget = async () => {}

async function prepare(base: string): Promise<Page> {
  const place = await findPython(base)
  forget = () => forgetMemory(place.folder)
  const { python } = await startPython(place, (part) => tell({ kind: 'progress', part }))
  thinkers = new Thinkers(place, (isThere) => tell({ kind: 'trouble', isThere }))
  const made = python
    .pyimport('alhambra.offline.page')
    .Page(new Store((key) => others.postMessage(key)), thinkers, (line: number, text: string) =>
      tell({ kind: 'text', line, text }),
    ) as Page
  others.onmessage = (event: MessageEvent<string>) => void made.catch_up(event.data)
  tell({ kind: 'ready' })
  thinkers.prepare()
  return made
}

async function hear(message: ToWorker): Promise<void> {
  switch (message.kind) {
    case 'begin':
      page = prepare(message.base)
      await page
      break
    case 'request': {
      const text = await (await page).request(message.method, message.path, message.body, message.language)
      tell({ kind: 'answer', id: message.id, text })
      break
    }
    case 'connect': {
      const isThere = await (await page).connect(message.line, message.table, message.language)
      tell({ kind: isThere ? 'connected' : 'broken', line: message.line })
      break
    }
    case 'text':
      await (await page).hear(message.line, message.text)
      break
    case 'leave':
      await (await page).leave(message.line)
      break
    case 'retry':
      thinkers?.retry()
  }
}

self.onmessage = (event: MessageEvent<ToWorker>) => {
  const message = event.data
  hear(message).catch((problem: unknown) => {
    console.error(problem)
    if (isFatal(problem)) void forget()
    if (message.kind === 'begin') tell({ kind: 'failed', text: String(problem) })
    else if (message.kind === 'request') tell({ kind: 'answer', id: message.id, text: '{"status":500,"data":{}}' })
    else if (message.kind !== 'retry') tell({ kind: 'broken', line: message.line })
  })
}
