// Scripts that are written without blanks between words.
const UNSPACED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
// The white space of Unicode: what `\s` knows, and the next-line character.
const BLANKS = /[\s\u0085]+/u
const SPACED_WORDS = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu

/** Whether text is in a script without blanks between words, such as Chinese or Thai. */
export function isUnspaced(text: string): boolean {
  return UNSPACED.test(text)
}

/** The number of words: pieces between blanks, or what a reader of an unspaced script sees. */
export function wordCount(text: string): number {
  const pieces = text.split(BLANKS).filter((piece) => piece !== '')
  if (!isUnspaced(text)) return pieces.length
  const unspaced = pieces.filter(isUnspaced)
  // All in one go: to start the segmenter for each piece takes ten times as long. A line break
  // keeps what stands before it apart from what stands after it, whatever the two are.
  return pieces.length - unspaced.length + segments(unspaced.join('\n')).length
}

/** The words of a text in their order, without punctuation. */
export function wordsOf(text: string): string[] {
  if (!isUnspaced(text)) return text.match(SPACED_WORDS) ?? []
  return segments(text).flatMap((piece) =>
    isUnspaced(piece) ? piece : (piece.match(SPACED_WORDS) ?? []),
  )
}

function segments(text: string): string[] {
  if (text === '') return []
  // The language is fixed, so that the same text has the same words on every device.
  const segmenter = new Intl.Segmenter('en', { granularity: 'word' })
  const words: string[] = []
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    if (isWordLike) words.push(segment)
  }
  return words
}
