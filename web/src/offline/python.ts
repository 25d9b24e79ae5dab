// Python in this worker: the interpreter and the packages, all from the folder that the page came from.
import type { PyodideAPI } from 'pyodide'
import { fetchFile } from './files'
import { findMemory, forgetMemory } from './memory'
import { filesOf, install, type Module } from './packages'

/** Where Python lies, and how large it is: `offline/contents.json`, written by `alhambra static`. */
export interface Place {
  /** The address of its files: another one for another version. */
  folder: string
  packages: string
  bytes: number
}

type Options = NonNullable<Parameters<typeof import('pyodide').loadPyodide>[0]>

export type Progress = (part: number) => void

export interface Started {
  python: PyodideAPI
  /** Whether it goes on from a memory that was kept, with everything imported. */
  isRemembered: boolean
}

/** Where the Python of this page lies. Only one worker asks: after an update another might get another answer. */
export async function findPython(base: string): Promise<Place> {
  const contents = (await (await fetch(new URL('offline/contents.json', base))).json()) as Place
  return { ...contents, folder: new URL(`offline/${contents.folder}/`, base).href }
}

/** Start Python, from the memory of an earlier visit if there is one. `isToKeep`: its memory can be kept. */
export async function startPython(place: Place, progress: Progress, isToKeep = false): Promise<Started> {
  const { folder, packages, bytes } = place
  const memory = await findMemory(folder)
  if (memory) {
    progress(1)
    try {
      const python = await fetchDuring(folder, () => load(folder, packages, { _loadSnapshot: memory }))
      python.runPython('import random; random.seed()') // or all visits would have the same chance
      return { python, isRemembered: true }
    } catch (problem) {
      console.warn(problem)
      await forgetMemory(folder)
    }
  }
  let come = 0
  const count = (more: number) => progress(Math.min(1, (come += more) / bytes))
  const python = await fetchDuring(folder, () => load(folder, packages, { _makeSnapshot: isToKeep }), count)
  python.runPython("import sys; sys.path.insert(0, '/lib/alhambra')")
  return { python, isRemembered: false }
}

async function load(folder: string, packages: string, options: Options): Promise<PyodideAPI> {
  const files = filesOf(folder + packages)
  const [{ loadPyodide }, { default: createModule }] = await Promise.all([
    import(/* @vite-ignore */ `${folder}pyodide.mjs`) as Promise<typeof import('pyodide')>,
    import(/* @vite-ignore */ `${folder}pyodide.asm.mjs`),
  ])
  const createPyodideModule: Options['createPyodideModule'] = (settings) => {
    const first = settings.preRun as unknown as ((module: Module) => void)[] // what is done before Python begins
    first.push((module) => install(module, files))
    return createModule(settings)
  }
  return loadPyodide({ ...options, indexURL: folder, env: { PYTHONDONTWRITEBYTECODE: '1' }, createPyodideModule })
}

/** Python has broken down. If that was because of the memory that it began with, the next start is better without. */
export function isFatal(problem: unknown): boolean {
  return Boolean((problem as { pyodide_fatal_error?: boolean }).pyodide_fatal_error)
}

/** While something is done, files of the folder are kept, whoever fetches them; `count` is told of the bytes that come. */
async function fetchDuring<T>(folder: string, work: () => Promise<T>, count?: (more: number) => void): Promise<T> {
  const plain = self.fetch
  self.fetch = async (asked, ...more) => {
    const url = String(asked instanceof Request ? asked.url : asked)
    const answer = await (url.startsWith(folder) ? fetchFile(plain, folder, url) : plain(asked, ...more))
    return count ? countBytes(answer, count) : answer
  }
  try {
    return await work()
  } finally {
    self.fetch = plain
  }
}

function countBytes(answer: Response, count: (more: number) => void): Response {
  if (!answer.body) return answer
  const told = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, next) {
      count(chunk.length)
      next.enqueue(chunk)
    },
  })
  return new Response(answer.body.pipeThrough(told), { status: answer.status, headers: answer.headers })
}
