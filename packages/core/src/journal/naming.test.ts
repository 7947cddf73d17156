import { describe, expect, it } from 'vitest'
import { dateTitle, titleOrDate } from './naming.ts'

describe('names', () => {
  it('a new entry is called after its day', () => {
    expect(dateTitle('2026-03-04')).toBe('Journal Entry - March 4, 2026')
    expect(dateTitle('2026-12-31')).toBe('Journal Entry - December 31, 2026')
    expect(dateTitle('0999-01-01')).toBe('Journal Entry - January 1, 999')
  })

  it('a blank title gives way to the date title, any other stays as it is', () => {
    for (const blank of ['', '  ', '\u3000'])
      expect(titleOrDate(blank, '2026-03-04')).toBe('Journal Entry - March 4, 2026')
    expect(titleOrDate(' Mine ', '2026-03-04')).toBe(' Mine ')
  })
})
