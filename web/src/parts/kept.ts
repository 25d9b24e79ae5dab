/** Small things that the browser remembers; a browser that keeps nothing still plays. */

export function readKept<T>(name: string, otherwise: T): T {
  try {
    const found = localStorage.getItem(`alhambra-${name}`)
    return found === null ? otherwise : (JSON.parse(found) as T)
  } catch {
    return otherwise
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(`alhambra-${name}`, JSON.stringify(value))
  } catch {
    // Private windows may refuse; nothing depends on it.
  }
}
