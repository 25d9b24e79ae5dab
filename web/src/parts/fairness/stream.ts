/** Chance of a real game, from its key: one stream a supply, read as the engine reads it. */

import { joined, sha256 } from '../../lib/sha256'

/** Blocks SHA-256(key | name | number), read as 16-bit numbers, big end first. */
export class Stream {
  private block: Uint8Array = new Uint8Array()
  private count = 0

  constructor(
    private readonly key: Uint8Array,
    private readonly name: string,
  ) {}

  private nextWord(): number {
    const at = this.count & 15
    if (at === 0) this.block = sha256(joined(this.key, new TextEncoder().encode(`|${this.name}|${this.count >> 4}`)))
    this.count++
    return (this.block[2 * at]! << 8) | this.block[2 * at + 1]!
  }

  /** A number below a limit; words past its last whole multiple are passed over. */
  drawBelow(limit: number): number {
    const top = 65536 - (65536 % limit)
    for (;;) {
      const word = this.nextWord()
      if (word < top) return word % limit
    }
  }

  /** Fisher–Yates from the end, on a copy. */
  shuffled<T>(items: readonly T[]): T[] {
    const out = [...items]
    for (let i = out.length - 1; i > 0; i--) {
      const j = this.drawBelow(i + 1)
      const last = out[i]!
      out[i] = out[j]!
      out[j] = last
    }
    return out
  }
}

/** All streams of a key. */
export class Streams {
  private readonly made = new Map<string, Stream>()

  constructor(private readonly key: Uint8Array) {}

  streamOf(name: string): Stream {
    let found = this.made.get(name)
    if (!found) this.made.set(name, (found = new Stream(this.key, name)))
    return found
  }
}
