// SHA-256 and HMAC, because a page from a home network over plain HTTP has no crypto.subtle.

const PRIMES: number[] = []
for (let n = 2; PRIMES.length < 64; n++) if (PRIMES.every((p) => n % p)) PRIMES.push(n)
const fraction = (x: number) => ((x - Math.floor(x)) * 2 ** 32) | 0
const START = PRIMES.slice(0, 8).map((p) => fraction(Math.sqrt(p)))
const ROUND = PRIMES.map((p) => fraction(Math.cbrt(p)))
const turn = (x: number, n: number) => (x >>> n) | (x << (32 - n))

export function sha256(data: Uint8Array): Uint8Array {
  const size = (data.length + 72) & ~63
  const padded = new Uint8Array(size)
  padded.set(data)
  padded[data.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(size - 8, Math.floor(data.length / 2 ** 29))
  view.setUint32(size - 4, data.length << 3)
  const hash = Int32Array.from(START)
  const words = new Int32Array(64)
  for (let at = 0; at < size; at += 64) {
    for (let i = 0; i < 16; i++) words[i] = view.getInt32(at + 4 * i)
    mix(hash, words)
  }
  const out = new DataView(new ArrayBuffer(32))
  hash.forEach((word, i) => out.setInt32(4 * i, word))
  return new Uint8Array(out.buffer)
}

function mix(hash: Int32Array, w: Int32Array): void {
  for (let i = 16; i < 64; i++) {
    const [early, late] = [w[i - 15]!, w[i - 2]!]
    const s0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
    const s1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
    w[i] = (w[i - 16]! + s0 + w[i - 7]! + s1) | 0
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number]
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const one = (h + s1 + ((e & f) ^ (~e & g)) + ROUND[i]! + w[i]!) | 0
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
  }
  ;[a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = (hash[i]! + word) | 0))
}

export function hmac(key: Uint8Array, data: Uint8Array): Uint8Array {
  const short = key.length > 64 ? sha256(key) : key
  const pad = (byte: number) => Uint8Array.from({ length: 64 }, (_, i) => (short[i] ?? 0) ^ byte)
  return sha256(joined(pad(0x5c), sha256(joined(pad(0x36), data))))
}

export function joined(...parts: Uint8Array[]): Uint8Array {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    out.set(part, at)
    at += part.length
  }
  return out
}

export function hex(data: Uint8Array): string {
  return [...data].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}
