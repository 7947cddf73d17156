import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldName } from './user-row.ts'

describe('a name regardless of its case', () => {
  const sameFold = (name: string) => {
    const spellings = [name.toUpperCase(), name.toLowerCase(), name.normalize('NFD')]
    return spellings.every((spelling) => foldName(spelling) === foldName(name))
  }

  it.each([
    ['ΟΔΟΣ', 'οδος'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['STRASSE', 'straße'],
    ['STRAẞE', 'straße'],
    ['ΐ', 'Ϊ́'],
    ['ﬁn', 'FIN'],
    ['Ann', 'aNN'],
  ])('%s is %s', (one, other) => {
    expect(foldName(one)).toBe(foldName(other))
  })

  it('is one for every letter there is', () => {
    const different: string[] = []
    for (let code = 0; code <= 0x10ffff; code += 1) {
      const letter = String.fromCodePoint(code)
      if (/[\p{L}\p{M}\p{N}]/u.test(letter) && !sameFold(`a${letter}`)) different.push(letter)
    }
    expect(different).toEqual([])
  })

  it('is one however letters stand together, and folding it again changes nothing', () => {
    const letter = fc.constantFrom(...'aAςσΣßẞıİiIΐΰǰŉéÉﬀ')
    fc.assert(
      fc.property(fc.string({ unit: letter, maxLength: 8 }), (name) => {
        expect(sameFold(name)).toBe(true)
        expect(foldName(foldName(name))).toBe(foldName(name))
      }),
    )
  })

  it('keeps different emails apart, and leaves plain ones as they are in small letters', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(foldName(email)).toBe(email.toLowerCase())
      }),
    )
    expect(foldName('ann.o@x.org')).not.toBe(foldName('anno@x.org'))
  })
})
