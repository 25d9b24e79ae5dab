/** Times in the words of a language. */

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
]

/** `3 hours ago`; `seconds` are counted since 1970. */
export function ago(seconds: number, language: string, now = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const past = Math.min(0, Math.round(seconds - now))
  for (const [unit, size] of STEPS) {
    if (-past >= size) return words.format(Math.round(past / size), unit)
  }
  return words.format(0, 'minute')
}

export function day(seconds: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1000)
}
