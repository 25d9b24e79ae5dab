import { isPackable } from './compress'
import { expect, test } from 'vitest'
import { listShellFiles, writeWorker } from './plugin'

test('the shell is the entry with what it imports, and no page', () => {
  const chunk = (fileName: string, more: object = {}) => ({ type: 'chunk' as const, fileName, ...more })
  const bundle = {
    'a.js': chunk('a.js', { isEntry: true, imports: ['b.js'], viteMetadata: { importedCss: new Set(['a.css']) } }),
    'b.js': chunk('b.js', { imports: ['a.js'] }),
    'page.js': chunk('page.js', { imports: ['b.js'] }),
  }
  expect(listShellFiles(bundle)).toEqual(['a.css', 'a.js', 'b.js'])
})

test('another file is another worker', () => {
  expect(writeWorker('x', ['a'])).not.toBe(writeWorker('x', ['b']))
  expect(writeWorker('x', ['a'])).toBe(writeWorker('x', ['a']))
})

test('what is worth it is laid beside itself compressed', () => {
  expect(['a.js', 'b.css', 'index.html', 'icon.svg'].every((name) => isPackable(name, 5000))).toBe(true)
  expect(isPackable('font.woff2', 50000) || isPackable('icon.png', 5000) || isPackable('tiny.js', 300)).toBe(false)
})
