/** Times in the words of a language. */

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
]

/** `3 hours ago`; `seconds` are counted since 1970. */
export function agoText(seconds: number, language: string, now = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const past = Math.min(0, Math.round(seconds - now))
  for (const [unit, size] of STEPS) {
    if (-past >= size) return words.format(Math.round(past / size), unit)
  }
  return words.format(0, 'minute')
}

/** The reader's own form of a language: `en-GB` where the browser says so. */
export function localeOf(language: string, offered: readonly string[] = navigator.languages): string {
  return offered.find((one) => one.split('-')[0]?.toLowerCase() === language) ?? language
}

export function dayText(seconds: number, language: string): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1000)
}

const UNITS: [string, number][] = [
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
]

/** `2 days`, `5 minutes`: in the largest unit of which there is at least one. */
export function durationText(seconds: number, language: string): string {
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? ['second', 1]
  const count = Math.max(0, Math.floor(seconds / size))
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}
