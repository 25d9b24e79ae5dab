/** Finding rules. */

import type { Page, RuleEntry } from '../lib/rest'

export const RULE_ID = /\b[A-Z]-[0-9]+\b/

/** The chapter in which a rule stands. */
export function chapterOf(pages: Page[], id: string): string | undefined {
  return pages.find((page) => page.sections.some((section) => section.rules.some((rule) => rule.id === id)))?.name
}

/** The rules that have all words of a query somewhere, accents and capitals aside; those with them in the title first. */
export function foundRules(pages: Page[], query: string, language: string): RuleEntry[] {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase(language)
  const words = plain(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const has = (text: string) => words.every((word) => text.includes(word))
  const every = pages.flatMap((page) => page.sections.flatMap((section) => section.rules))
  const scored = every.map((rule) => {
    const title = plain(`${rule.id} ${rule.title}`)
    return { rule, rank: has(title) ? 2 : has(plain(`${title} ${rule.text} ${rule.rulings.join(' ')}`)) ? 1 : 0 }
  })
  return scored
    .filter((one) => one.rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map((one) => one.rule)
}

/** A text cut into pieces: every mention of a rule is a piece of its own. */
export function findMentions(text: string): { text: string; rule: string }[] {
  const pieces = text.split(new RegExp(`(${RULE_ID.source})`))
  return pieces.map((piece, i) => ({ text: piece, rule: i % 2 ? piece : '' })).filter((piece) => piece.text)
}
