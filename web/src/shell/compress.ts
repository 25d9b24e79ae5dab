// Lays every built file that can be made smaller beside itself as `.br` and `.gz`, for servers that send those.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const PACKABLE = /\.(js|css|html|svg|json|webmanifest|txt)$/
const WORTH = 1024

export function isPackable(name: string, size: number): boolean {
  return PACKABLE.test(name) && size >= WORTH
}

async function pack(path: string): Promise<void> {
  const plain = await readFile(path)
  if (!isPackable(path, plain.length)) return
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  await writeFile(`${path}.br`, await promisify(brotliCompress)(plain, quality))
  await writeFile(`${path}.gz`, await promisify(gzip)(plain, { level: 9 }))
}

export function compress(): Plugin {
  let folder = ''
  return {
    name: 'alhambra-compress',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      folder = `${config.root}/${config.build.outDir}`
    },
    async closeBundle() {
      const files = await readdir(folder, { recursive: true })
      await Promise.all(files.map((file) => pack(`${folder}/${file}`).catch(ignoreFolders)))
    },
  }
}

function ignoreFolders(problem: NodeJS.ErrnoException): void {
  if (problem.code !== 'EISDIR') throw problem
}
