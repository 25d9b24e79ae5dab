/** Reads a record (`.alh`) as far as checking and showing it needs; docs/notation.md describes it. */

export interface RecordStep {
  number: number
  seat: number // from 0; -1 for the deal
  action: string
  draws: string[]
}

export interface GameRecord {
  headers: Record<string, string>
  steps: RecordStep[]
}

const HEADER = /^\[([A-Za-z][A-Za-z0-9-]*) "((?:[^"\\]|\\.)*)"\]$/
const STEP = /^([0-9]+)\. (?:([1-9]) ([^>]+?)|deal)(?: > (.+))?$/

/** The record of a text; null where it is none. */
export function parseRecord(text: string): GameRecord | null {
  const clean = text
    .replace(/^\ufeff/, '')
    .replaceAll('\r\n', '\n')
    .trim()
  const end = clean.search(/\n\s*\n/)
  if (end < 0) return null
  const headers = parseHeaders(clean.slice(0, end))
  const steps = parseSteps(clean.slice(end))
  return headers && steps && { headers, steps }
}

function parseHeaders(head: string): Record<string, string> | null {
  const headers: Record<string, string> = {}
  for (const line of head.split('\n')) {
    const found = HEADER.exec(line.trim())
    if (!found) return null
    headers[found[1]!] = found[2]!.replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))
  }
  return headers
}

function parseSteps(body: string): RecordStep[] | null {
  const steps: RecordStep[] = []
  const bare = body.replace(/\{(?:[^}\\]|\\.)*\}/gs, '')
  for (const line of bare.split('\n').map((one) => one.trim().replace(/\s+/g, ' '))) {
    if (!line) continue
    const found = STEP.exec(line)
    if (!found || Number(found[1]) !== steps.length) return null
    const seat = found[2] ? Number(found[2]) - 1 : -1
    steps.push({ number: steps.length, seat, action: found[3] ?? 'deal', draws: found[4]?.split(' ') ?? [] })
  }
  return steps.length > 0 ? steps : null
}
