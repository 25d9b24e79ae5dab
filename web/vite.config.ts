import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { compress } from './src/shell/compress.ts'
import { makeServiceWorker } from './src/shell/plugin.ts'

const server = process.env.ALHAMBRA_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  base: './',
  plugins: [svelte(), makeServiceWorker(), compress()],
  build: {
    outDir: '../src/alhambra/server/client',
    emptyOutDir: true,
    target: 'es2022',
    reportCompressedSize: true,
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['src/**/*.test.ts'] },
})
