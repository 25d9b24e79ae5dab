import { describe, expect, it } from 'vitest'
import { invitationOf, makeInvitingLink } from './invitation'

describe('an invitation', () => {
  it('is read from the link that was sent', () => {
    const link = makeInvitingLink('abc123', 'x/y z', 'http://192.168.1.7:8000/?v=1#/new')
    expect(link.startsWith('http://192.168.1.7:8000/?v=1#/join/abc123?')).toBe(true)
    expect(invitationOf(` ${link}\n`)).toEqual({ table: 'abc123', invitation: 'x/y z' })
  })

  it('is read from a link to the table, or its number', () => {
    expect(invitationOf('https://example.org/#/table/abc123?invitation=q')).toEqual({
      table: 'abc123',
      invitation: 'q',
    })
    expect(invitationOf('abc123')).toEqual({ table: 'abc123', invitation: '' })
  })

  it('is not read from anything else', () => {
    for (const text of ['', 'hello there', 'https://example.org/', 'https://example.org/#/rules/alhambra', '#/join']) {
      expect(invitationOf(text)).toBeNull()
    }
  })
})
