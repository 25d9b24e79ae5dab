import { describe, expect, it } from 'vitest'
import type { Page } from '../lib/rest'
import { chapterOf, foundRules, findMentions } from './rules-search'

const rule = (id: string, title: string, text: string, rulings: string[] = []) => ({
  id,
  title,
  text,
  rulings,
  pictures: [],
})
const pages: Page[] = [
  {
    name: 'alhambra',
    title: 'Alhambra',
    about: '',
    sections: [
      {
        name: 'turn',
        title: '',
        rules: [rule('A-12', 'Buy', 'You pay the Price (A-13).'), rule('A-13', 'Exact price', 'One more.')],
      },
    ],
  },
  {
    name: 'granada',
    title: 'Granada',
    about: '',
    sections: [{ name: 'g', title: '', rules: [rule('G-6', 'Fee', 'Café', ['the price'])] }],
  },
]

describe('looking for rules', () => {
  it('finds words in titles first, then in texts and rulings', () => {
    expect(foundRules(pages, 'price', 'en').map((one) => one.id)).toEqual(['A-13', 'A-12', 'G-6'])
  })

  it('wants all words, and does not mind accents, capitals or blanks', () => {
    expect(foundRules(pages, ' CAFE  fee', 'en').map((one) => one.id)).toEqual(['G-6'])
    expect(foundRules(pages, 'fee exact', 'en')).toEqual([])
    expect(foundRules(pages, '  ', 'en')).toEqual([])
  })

  it('knows the chapter of a rule', () => {
    expect(chapterOf(pages, 'G-6')).toBe('granada')
    expect(chapterOf(pages, 'Z-1')).toBeUndefined()
  })

  it('cuts texts at the rules they mention', () => {
    expect(findMentions('See A-12, or G-6.').map((one) => one.rule)).toEqual(['', 'A-12', '', 'G-6', ''])
    expect(findMentions('A-12').map((one) => one.text)).toEqual(['A-12'])
  })
})
