import { describe, expect, it } from 'vitest'
import { newPassphrase, normalPassphrase, passphraseWeakness } from './passphrase.ts'
import { words } from './passphrase-words.ts'

describe('a passphrase', () => {
  it('is the same however it was typed', () => {
    const typed = ['café  owl\u00a0', ' cafe\u0301 owl', 'ｃａｆé\u3000owl', 'café\n\towl']
    expect(new Set(typed.map(normalPassphrase))).toEqual(new Set(['café owl']))
    expect(normalPassphrase('Café owl')).not.toBe(normalPassphrase('café owl'))
  })

  it.each([
    ['', 'short'],
    ['elevenchars', 'short'],
    ['    twelve    ', 'short'],
    ['a b c d', 'short'],
    ['ab ab ab ab', 'short'],
    ['aaaaaaaaaaaaaaaa', 'monotonous'],
    ['abababababab', 'monotonous'],
    ['123456789012', 'common'],
    ['14-03-1989 2004', 'common'],
    ['password1234', 'common'],
    ['Password 9381', 'common'],
    ['qwertyuiop12', 'common'],
    ['abcdefghijklm', 'common'],
    ['k7#x2!9q$4z1', undefined],
    ['91!4#77$20&3', undefined],
    ['twelve chars', undefined],
    ['my ox is up', undefined],
    ['👩‍👩‍👧', 'short'],
  ])('%j is long enough or not', (passphrase, weakness) => {
    expect(passphraseWeakness(passphrase)).toBe(weakness)
  })

  it('can be six random words', () => {
    const made = Array.from({ length: 200 }, newPassphrase)
    expect(new Set(made).size).toBe(made.length)
    const used = new Set(made.flatMap((passphrase) => passphrase.split(' ')))
    // Of 512 words, 1,200 draws miss a tenth.
    expect(used.size).toBeGreaterThan(400)
    for (const passphrase of made) {
      expect(passphrase.split(' ')).toHaveLength(6)
      expect(normalPassphrase(passphrase)).toBe(passphrase)
      expect(passphraseWeakness(passphrase)).toBeUndefined()
    }
    expect([...used].filter((word) => !words.includes(word))).toEqual([])
  })

  it("has words that can't be confused", () => {
    expect([words.length, new Set(words).size]).toEqual([512, 512])
    expect(words.filter((word) => !/^[a-z]{3,10}$/.test(word))).toEqual([])
    const beginnings = words.filter((word) =>
      words.some((other) => other !== word && other.startsWith(word)),
    )
    expect(beginnings).toEqual([])
    // One letter left out, or replaced by any other.
    const slips = words.flatMap((word) =>
      Array.from(word).flatMap((_, at) => [
        word.slice(0, at) + word.slice(at + 1),
        `${word.slice(0, at)}?${word.slice(at + 1)}`,
      ]),
    )
    expect(slips.filter((slip) => words.includes(slip))).toEqual([])
    const masked = slips.filter((slip) => slip.includes('?'))
    expect(new Set(masked).size).toBe(masked.length)
  })
})
