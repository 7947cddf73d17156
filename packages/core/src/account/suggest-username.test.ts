import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { username } from './fields.ts'
import { suggestUsername } from './index.ts'

describe('AUTH-90 the suggested username', () => {
  it.each([
    ['anna@example.org', 'anna'],
    ['  Anna.Lind@example.org', 'Anna-Lind'],
    ['anna+daywell@example.org', 'anna'],
    ['anna..o’neil__@example.org', 'anna-o-neil'],
    ['zoë_1@example.org', 'zoë_1'],
    ['anna', 'anna'],
  ])('for %s is %s', (email, suggested) => {
    expect(suggestUsername(email)).toBe(suggested)
  })

  it.each(['', '@example.org', 'al@example.org', '+tag@example.org', '...@example.org'])(
    'for %j is none',
    (email) => expect(suggestUsername(email)).toBe(''),
  )

  it('is always empty or valid', () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.string({ unit: 'binary' })), (email) => {
        const suggested = suggestUsername(email)
        if (suggested !== '') expect(username.parse(suggested)).toBe(suggested)
      }),
      { seed: 90, numRuns: 500 },
    )
    expect(suggestUsername(`${'a'.repeat(64)}@example.org`)).toBe('a'.repeat(50))
  })
})
