import { fold } from '#search/fold.ts'

/** Longer than any word of a phrase; bounds the work for a text without spaces. */
const MAX_WORD_CHARS = 28

const INVISIBLE = /\p{Cf}|[\ufe00-\ufe0f]/gu
/** Ligatures for whole words and blessings, which expand to up to eighteen letters. */
const FOLDED_WORDS = /[\ufdf0-\ufdfd\u3300-\u33ff]/g
const APOSTROPHES = /[’‘ʼ`´′]/g

/** Normalizes a text: lower case, no accents, no invisible characters, one kind of apostrophe. */
export function plainLetters(text: string): string {
  return fold(text.replace(INVISIBLE, '').replace(FOLDED_WORDS, ' ').replace(APOSTROPHES, "'"))
}

/**
 * Words that differ from another only by a double letter: nose and noose, `off myself` and the `of
 * myself` that people are proud of, odd and OD, good and God, comma and coma. Common misspellings
 * (loose, rapped, scarred, fell) still fold: a false alarm is safer than a miss.
 */
const KEPT_DOUBLES: ReadonlyMap<string, readonly [RegExp, string]> = new Map(
  ['off', 'noose', 'odd', 'good', 'comma'].map((word) => [
    foldLetters(word),
    [new RegExp(`^${word.replace(/(.)\1|./g, '$&+')}$`), word],
  ]),
)

/** The normalized form of a word: `diiie` is `die`, and `kill` is `kil` on both sides. */
export function squeeze(word: string): string {
  const start = word.slice(0, MAX_WORD_CHARS * 4)
  const short = foldLetters(start)
  const [stretched, kept] = KEPT_DOUBLES.get(short) ?? []
  return kept !== undefined && stretched?.test(start) ? kept : short.slice(0, MAX_WORD_CHARS)
}

function foldLetters(word: string): string {
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

/** Replaces signs and foreign letters with the letters that they look like. */
export function asItLooks(word: string): string {
  return Array.from(word, (sign) => LOOKALIKES[sign] ?? sign).join('')
}
