import { describe, expect, it } from 'vitest'
import { durationText } from './when'

describe('a time that is left', () => {
  it('is told in the largest unit of which there is one', () => {
    expect(durationText(2.4 * 86400, 'en')).toBe('2 days')
    expect(durationText(86400, 'de')).toBe('1 Tag')
    expect(durationText(7200, 'fr')).toMatch(/^2\sheures$/) // the space does not break
    expect(durationText(119, 'en')).toBe('1 minute')
    expect(durationText(0.4, 'en')).toBe('0 seconds')
  })
})
