/** A record that was opened from a file: kept as long as the window is, so that a reload does not lose it. */

const NAME = 'alhambra-record'

export const heldRecord = {
  get text(): string {
    try {
      return sessionStorage.getItem(NAME) ?? held
    } catch {
      return held
    }
  },
  set text(value: string) {
    held = value
    try {
      sessionStorage.setItem(NAME, value)
    } catch {
      // Too long, or not allowed: then it lasts until the next reload.
    }
  },
}

/** Is this game one that came as a file? A page without a server keeps those under numbers that say so. */
export function isFile(id: string): boolean {
  return id === 'file' || id.startsWith('file-')
}

let held = ''
