// A worker for bots alone: the first message says where Python lies, every other is a question.
import { forgetMemory, keepMemory } from './memory'
import { isFatal, type Place, startPython } from './python'
import type { FromBots, ToBots } from './talk'

type Answered = (question: string) => string

const tell = (message: FromBots) => self.postMessage(message)
let place: Place
let answered: Promise<Answered>

async function prepare(): Promise<Answered> {
  const { python, isRemembered } = await startPython(place, () => undefined, true)
  if (!isRemembered) {
    python.pyimport('alhambra.offline.page').destroy() // for the worker that has the tables
    python.pyimport('alhambra.offline.bots').destroy()
    void keepMemory(place.folder, python.makeMemorySnapshot())
  }
  return python.pyimport('alhambra.offline.bots').answer_text as Answered
}

async function hear(message: ToBots): Promise<void> {
  if (message.kind === 'begin') {
    place = message.place
    answered = prepare()
    await answered
    tell({ kind: 'ready' })
  } else tell({ kind: 'answer', text: (await answered)(message.text) })
}

self.onmessage = (event: MessageEvent<ToBots>) => {
  hear(event.data).catch(async (problem: unknown) => {
    console.error(problem)
    if (isFatal(problem)) await forgetMemory(place.folder)
    tell({ kind: 'failed' })
  })
}
