/** Looks at the server again and again, as long as somebody looks at the page. */

/** Ask now and once in a time while the page is seen, and take what is found; a failure is passed over. */
export function lookEvery<T>(milliseconds: number, ask: () => Promise<T>, take: (found: T) => void): () => void {
  const look = () => {
    if (!document.hidden) ask().then(take, () => undefined)
  }
  look()
  const timer = setInterval(look, milliseconds)
  return () => clearInterval(timer)
}
