import { fold } from '#search/fold.ts'

/** Longer than any word of a phrase, so that a text without spaces costs no more than another. */
const MAX_WORD_CHARS = 28

const INVISIBLE = /\p{Cf}|[\ufe00-\ufe0f]/gu
/** Signs for whole words and blessings: each would unfold into up to eighteen letters. */
const FOLDED_WORDS = /[\ufdf0-\ufdfd\u3300-\u33ff]/g
const APOSTROPHES = /[’‘ʼ`´′]/g

/** A text in small letters without accents, invisible signs and different apostrophes. */
export function plainLetters(text: string): string {
  return fold(text.replace(INVISIBLE, '').replace(FOLDED_WORDS, ' ').replace(APOSTROPHES, "'"))
}

/**
 * Words whose double letter is all that tells them from another: a broken nose is no noose, `off
 * myself` is not the `of myself` that people are proud of, odd is no OD, good no God, a comma no
 * coma. Common misspellings (loose, rapped, scarred, fell) still fold: hearing too much is safer.
 */
const KEPT_DOUBLES: ReadonlyMap<string, readonly [RegExp, string]> = new Map(
  ['off', 'noose', 'odd', 'good', 'comma'].map((word) => [
    folded(word),
    [new RegExp(`^${word.replace(/(.)\1|./g, '$&+')}$`), word],
  ]),
)

/** A word as it is compared: `diiie` is `die`, and `kill` is `kil` on both sides. */
export function squeezed(word: string): string {
  const start = word.slice(0, MAX_WORD_CHARS * 4)
  const short = folded(start)
  const [stretched, kept] = KEPT_DOUBLES.get(short) ?? []
  return kept !== undefined && stretched?.test(start) ? kept : short.slice(0, MAX_WORD_CHARS)
}

function folded(word: string): string {
  return word.replace(/(.)\1+/gu, '$1')
}

const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '!': 'i',
  '@': 'a',
  $: 's',
  '|': 'l',
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  к: 'k',
  м: 'm',
}

/** A word with signs and foreign letters read as the letters that they look like. */
export function asItLooks(word: string): string {
  return Array.from(word, (sign) => LOOKALIKES[sign] ?? sign).join('')
}
