// Scripts that are written without blanks between words.
const UNSPACED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
// Unicode white space: `\s` and the next-line character.
const BLANKS = /[\s\u0085]+/u

/** Whether text is in a script without blanks between words, such as Chinese or Thai. */
export function isUnspaced(text: string): boolean {
  return UNSPACED.test(text)
}

/** The number of words of a plain text: tokens between blanks, or segments in an unspaced script. */
export function countWords(text: string): number {
  const pieces = piecesOf(text)
  return isUnspaced(text)
    ? countOf(pieces, segmentsOfEach(pieces.filter(isUnspaced)))
    : pieces.length
}

export function piecesOf(text: string): string[] {
  return text.split(BLANKS).filter((piece) => piece !== '')
}

export function countOf(pieces: readonly string[], segmented: readonly string[][]): number {
  const spaced = pieces.length - segmented.length
  return segmented.reduce((sum, segments) => sum + segments.length, spaced)
}

/** The word-like segments of every piece; pieces contain no blanks. */
export function segmentsOfEach(pieces: readonly string[]): string[][] {
  // A fixed locale, so that a text has the same words on every device.
  const segmenter = new Intl.Segmenter('en', { granularity: 'word' })
  let current: string[] = []
  const each = [current]
  // One pass: starting the segmenter for each piece takes ten times as long. A line break always
  // separates segments.
  for (const { segment, isWordLike } of segmenter.segment(pieces.join('\n'))) {
    if (isWordLike) current.push(segment)
    else if (segment === '\n') {
      current = []
      each.push(current)
    }
  }
  return each
}
