// A worker for bots alone: the first message says where everything lies, every other is a question.
import { startPython } from './python'

type Answered = (question: string) => string

let answered: Promise<Answered> | null = null

async function prepared(base: string): Promise<Answered> {
  const python = await startPython(base, () => undefined)
  return python.pyimport('alhambra.offline.bots').answer_text as Answered
}

self.onmessage = async (event: MessageEvent<string>) => {
  if (!answered) answered = prepared(event.data)
  else {
    const question = event.data
    self.postMessage((await answered)(question))
  }
}
