const BLANK = /\s/
const PUNCTUATION = /[\p{P}\p{S}]/u
const LETTER = /[\p{L}\p{N}\p{M}]/u
const UNSPACED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]|[\u3000-\u303f\uff00-\uffef]/u

/** What a character next to a mark tells about the mark. */
export interface Neighbor {
  readonly character: string
  readonly isBlank: boolean
  readonly isPunctuation: boolean
  readonly isLetter: boolean
  /** In a script without blanks between words, marks within a sentence stand between letters. */
  readonly isUnspaced: boolean
}

/** The character before an offset; the beginning of a paragraph counts as a blank. */
export function characterBefore(text: string, at: number): Neighbor {
  const pair = at > 1 ? (text.codePointAt(at - 2) ?? 0) : 0
  return neighbor(pair > 0xffff ? String.fromCodePoint(pair) : text.charAt(at - 1))
}

/** The character at an offset; the end of a paragraph counts as a blank. */
export function characterAt(text: string, at: number): Neighbor {
  return neighbor(at < text.length ? String.fromCodePoint(text.codePointAt(at) ?? 0) : '')
}

function neighbor(character: string): Neighbor {
  const isUnspaced = UNSPACED.test(character)
  return {
    character,
    isBlank: character === '' || BLANK.test(character),
    isPunctuation: PUNCTUATION.test(character),
    isLetter: !isUnspaced && LETTER.test(character),
    isUnspaced,
  }
}
