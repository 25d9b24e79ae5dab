// The packages that Python imports: one archive, unpacked into its file system before it starts.

/** What is needed of Pyodide's module: Emscripten's file system and its dynamic linking. */
export interface Module {
  FS: {
    mkdirTree(path: string): void
    writeFile(path: string, content: Uint8Array, options: { canOwn: boolean }): void
  }
  addRunDependency(name: string): void
  removeRunDependency(name: string): void
  newDSO(path: string, handle: undefined, exports: unknown): { global: boolean; exports: unknown }
  loadWebAssemblyModule(
    content: Uint8Array,
    flags: { loadAsync: true; nodelete: true },
    path: string,
    scope: object,
  ): Promise<unknown>
}

type File = [name: string, content: Uint8Array]

const FOLDER = '/lib/alhambra'
const BLOCK = 512

/** The files of an archive, which is a tar that was compressed. */
export async function filesOf(url: string): Promise<File[]> {
  const answer = await fetch(url)
  if (!answer.ok || !answer.body) throw new Error(`${url}: ${answer.status}`)
  const unpacked = new Response(answer.body.pipeThrough(new DecompressionStream('gzip')))
  return untar(new Uint8Array(await unpacked.arrayBuffer()))
}

export function untar(archive: Uint8Array): File[] {
  const files: File[] = []
  const text = (at: number, most: number) =>
    new TextDecoder().decode(archive.subarray(at, at + most)).replace(/\0.*$/s, '')
  let at = 0
  while (archive[at]) {
    const name = text(at, 100)
    const folder = text(at + 345, 155)
    const size = Number.parseInt(text(at + 124, 12), 8)
    at += BLOCK
    files.push([folder ? `${folder}/${name}` : name, archive.slice(at, at + size)])
    at += Math.ceil(size / BLOCK) * BLOCK
  }
  return files
}

/**
 * Put files where Python finds them. Libraries are linked now and in this order, before Python has taken any memory: so
 * they lie at the same addresses every time, and a memory that was kept fits them.
 */
export function install(module: Module, files: Promise<File[]>): void {
  module.addRunDependency('packages')
  files
    .then(async (found) => {
      for (const [name, content] of found) {
        const path = `${FOLDER}/${name}`
        module.FS.mkdirTree(path.slice(0, path.lastIndexOf('/')))
        module.FS.writeFile(path, content, { canOwn: true })
        if (name.endsWith('.so')) await link(module, path, content)
      }
    })
    .finally(() => module.removeRunDependency('packages')) // without them the first import fails, and says so
}

async function link(module: Module, path: string, content: Uint8Array): Promise<void> {
  const library = module.newDSO(path, undefined, 'loading')
  library.global = false
  library.exports = await module.loadWebAssemblyModule(content, { loadAsync: true, nodelete: true }, path, {})
}
