const PLAIN = /^[\x20-\x7e\s]*$/
// Accents, and the vowel signs that Hebrew and Arabic usually omit. Signs that are essential in
// their script stay, such as those of Devanagari and Thai.
const ACCENTS =
  /[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf-\u05c7\u0610-\u061a\u064b-\u065f\u0670]/g
const VOICED_KANA = /[\u3040-\u30ff][\u3099\u309a]/g
const UNLIKE = /[ßæœøđłıþðς’]/g
const alike: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
  ð: 'd',
  ς: 'σ',
  '’': "'",
}

/**
 * Normalizes a text for comparison: lower case without accents. Hangul is decomposed, so that an
 * unfinished syllable matches the whole one.
 */
export function fold(text: string): string {
  const small = text.toLowerCase()
  if (PLAIN.test(small)) return small
  return small
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .replace(VOICED_KANA, (kana) => kana.normalize('NFC'))
    .replace(UNLIKE, (letter) => alike[letter] ?? letter)
}
