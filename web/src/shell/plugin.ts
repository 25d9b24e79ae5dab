// Builds `sw.js`: the service worker, with the names of the files that it keeps from the beginning.
import type { Plugin } from 'vite'
import { hex, sha256 } from '../lib/sha256.ts'

/** In `public/`, and part of what is installed. */
const PUBLIC = ['icon.svg', 'icon-192.png', 'icon-512.png', 'manifest.webmanifest']

interface Built {
  type: 'chunk' | 'asset'
  fileName: string
  isEntry?: boolean
  imports?: string[]
  viteMetadata?: { importedCss: Set<string> }
}

/** What the first page needs before it can say anything: the entry, what it imports, and their styles. */
export function listShellFiles(bundle: Record<string, Built>): string[] {
  const found = new Set<string>()
  const visit = (name: string) => {
    const chunk = bundle[name]
    if (!chunk || found.has(name)) return
    found.add(name)
    chunk.viteMetadata?.importedCss.forEach((css) => found.add(css))
    chunk.imports?.forEach(visit)
  }
  for (const chunk of Object.values(bundle)) if (chunk.isEntry) visit(chunk.fileName)
  return [...found].sort()
}

export function writeWorker(template: string, files: string[]): string {
  const version = hex(sha256(new TextEncoder().encode(template + files.join()))).slice(0, 12)
  return `const FILES = ${JSON.stringify(files)}\nconst VERSION = '${version}'\n${template}`
}

export function makeServiceWorker(): Plugin {
  let root = ''
  return {
    name: 'alhambra-service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root
    },
    async generateBundle(_, bundle) {
      const template = await this.fs.readFile(`${root}/src/shell/worker.js`, { encoding: 'utf8' })
      const files = [...listShellFiles(bundle as unknown as Record<string, Built>), ...PUBLIC]
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: writeWorker(template, files) })
    },
  }
}
