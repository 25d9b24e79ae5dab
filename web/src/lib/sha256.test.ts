import { expect, test } from 'vitest'
import { fromHex, hex, hmac, sha256 } from './sha256'

const bytes = (text: string) => new TextEncoder().encode(text)

test('the published digests', () => {
  expect(hex(sha256(bytes('')))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(hex(sha256(bytes('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(hex(sha256(bytes('a'.repeat(1000))))).toBe('41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3')
})

test('HMAC of RFC 4231, case 2', () => {
  const mac = hmac(bytes('Jefe'), bytes('what do ya want for nothing?'))
  expect(hex(mac)).toBe('5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843')
})

test('hexadecimal and back', () => {
  expect(hex(fromHex('00ff10'))).toBe('00ff10')
})
