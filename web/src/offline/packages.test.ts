import { expect, test } from 'vitest'
import { untar } from './packages'

function header(name: string, size: number, folder = ''): Uint8Array {
  const block = new Uint8Array(512)
  const put = (text: string, at: number) => block.set(new TextEncoder().encode(text), at)
  put(name, 0)
  put(`${size.toString(8).padStart(11, '0')}\0`, 124)
  put(folder, 345)
  return block
}

function joined(parts: Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]))
}

test('an archive gives its files, whatever their length', () => {
  const long = new Uint8Array(600).fill(7)
  const padded = [header('b.so', 600, 'deep/folder'), long, new Uint8Array(424)]
  const archive = joined([header('a.py', 0), ...padded, new Uint8Array(1024)])
  expect(untar(archive)).toEqual([
    ['a.py', new Uint8Array(0)],
    ['deep/folder/b.so', long],
  ])
})
