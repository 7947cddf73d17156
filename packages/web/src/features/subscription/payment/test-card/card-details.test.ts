import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { caretAfter, complaintsAbout, digitsOf, expiryOf, laidOut } from './card-details.ts'
import { filledIn, testCards } from './test-cards.ts'

const now = new Date(2026, 10, 15)

describe('the fields of a card', () => {
  it('format typed or pasted digits as on a card', () => {
    expect(laidOut.number('4242-4242 42424242')).toBe('4242 4242 4242 4242')
    expect(laidOut.number('42424')).toBe('4242 4')
    expect(laidOut.number('4242')).toBe('4242')
    for (const typed of ['0827', '08/27', '8/27', '827', '08 / 2027', '08/2027'])
      expect(laidOut.expiry(typed), typed).toBe('08 / 27')
    expect(['1', '12', '9'].map(laidOut.expiry)).toEqual(['1', '12', '09'])
    expect(laidOut.code('12a345')).toBe('1234')
    expect(expiryOf('08 / 27')).toEqual({ month: 8, year: 2027 })
  })

  it('keep digits and caret for any input, and formatting is idempotent', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d -]{0,24}$/), (typed) => {
        const text = laidOut.number(typed)
        expect(digitsOf(text)).toBe(digitsOf(typed).slice(0, 19))
        expect(laidOut.number(text)).toBe(text)
        for (let digits = 0; digits <= digitsOf(text).length; digits++)
          expect(digitsOf(text.slice(0, caretAfter(digits, text)))).toHaveLength(digits)
      }),
    )
  })

  it('report missing or wrong values, and accept every test card', () => {
    const good = filledIn('4242 4242 4242 4242', now)
    for (const { number } of testCards)
      expect(complaintsAbout(filledIn(number, now), now), number).toEqual({})
    expect(complaintsAbout({ number: '', expiry: '', code: '' }, now)).toEqual({
      number: 'incomplete',
      expiry: 'expiry',
      code: 'code',
    })
    const wrong = (change: Partial<typeof good>) => complaintsAbout({ ...good, ...change }, now)
    expect(wrong({ number: '4242 4242 4242 4241' })).toEqual({ number: 'mistyped' })
    for (const number of ['3782 822463 10005', '5555 5555 5555 5557', '4000 0000 0000 0010'])
      expect(wrong({ number }), number).toEqual({ number: 'notATest' })
    expect(wrong({ expiry: '13 / 27' })).toEqual({ expiry: 'expiry' })
    expect(wrong({ expiry: '10 / 26' })).toEqual({ expiry: 'past' })
    expect(wrong({ expiry: '11 / 26' })).toEqual({})
    expect(wrong({ code: '12' })).toEqual({ code: 'code' })
  })
})
