/** Numbers as the reader's language writes them. */
import { texts } from './texts.svelte'

/** A part of one, in whole percent. */
export function percentText(part: number): string {
  return new Intl.NumberFormat(texts.language, { style: 'percent', maximumFractionDigits: 0 }).format(part)
}
