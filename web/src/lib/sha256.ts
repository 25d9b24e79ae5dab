// SHA-256 and HMAC from a library, because a page from a home network over plain HTTP has no crypto.subtle.

import { hmac as keyed } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'

export { bytesToHex as hex, concatBytes as joined, hexToBytes as fromHex } from '@noble/hashes/utils.js'
export { sha256 }

export function hmac(key: Uint8Array, data: Uint8Array): Uint8Array {
  return keyed(sha256, key, data)
}
