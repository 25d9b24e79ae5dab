// Python in this worker: the interpreter and the package, all from the folder that the page came from.
import type { PyodideAPI } from 'pyodide'

/** What lies in `offline/`: written by `alhambra static`. */
interface Contents {
  folder: string
  wheels: string[]
  package: string
  bytes: number
}

export type Progress = (part: number) => void

export async function startPython(base: string, progress: Progress): Promise<PyodideAPI> {
  const contents = (await (await fetch(new URL('offline/contents.json', base))).json()) as Contents
  const folder = new URL(`offline/${contents.folder}/`, base).href
  const uncount = countBytes(contents.bytes, progress)
  try {
    const files = [...contents.wheels, contents.package].map((name) => bytesOf(folder + name))
    const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as typeof import('pyodide')
    const python = await loadPyodide({ indexURL: folder })
    for (const file of files) python.unpackArchive(await file, 'zip', { extractDir: '/lib/alhambra' })
    python.runPython("import sys; sys.path.insert(0, '/lib/alhambra')")
    return python
  } finally {
    uncount()
  }
}

async function bytesOf(url: string): Promise<ArrayBuffer> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  return answer.arrayBuffer()
}

/** Tell how much of everything has come, whoever fetches it. */
function countBytes(all: number, progress: Progress): () => void {
  const plain = self.fetch
  let come = 0
  self.fetch = async (...asked) => {
    const answer = await plain(...asked)
    if (!answer.body) return answer
    const counted = answer.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, next) {
          come += chunk.length
          progress(Math.min(1, come / all))
          next.enqueue(chunk)
        },
      }),
    )
    return new Response(counted, { status: answer.status, headers: answer.headers })
  }
  return () => {
    self.fetch = plain
  }
}
