import { spacedWords } from './spaced-words.ts'

// Scripts that are written without blanks between words.
const UNSPACED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
// Unicode white space: `\s` and the next-line character.
const BLANKS = /[\s\u0085]+/u
const SPACED_WORDS = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu

/** Whether text is in a script without blanks between words, such as Chinese or Thai. */
export function isUnspaced(text: string): boolean {
  return UNSPACED.test(text)
}

/** The number of words: tokens between blanks, or segments in an unspaced script. */
export function wordCount(text: string): number {
  const pieces = piecesOf(text)
  return isUnspaced(text)
    ? countOf(pieces, segmentsOfEach(pieces.filter(isUnspaced)))
    : pieces.length
}

/** The words of a text in their order, without punctuation. */
export function splitWords(text: string): string[] {
  return wordsAndCount(text).words
}

/**
 * Both in one pass, because segmenting an unspaced script is slow; returns at most the first `most`
 * words.
 */
export function wordsAndCount(
  text: string,
  most = Number.POSITIVE_INFINITY,
): { readonly words: string[]; readonly count: number } {
  const spaced = spacedWords(text)
  if (spaced) return spaced
  const pieces = piecesOf(text)
  if (!isUnspaced(text)) return { words: text.match(SPACED_WORDS) ?? [], count: pieces.length }
  const segmented = segmentsOfEach(pieces.filter(isUnspaced))
  const inOrder = segmented.values()
  const words: string[] = []
  for (const piece of pieces) {
    if (words.length >= most) break
    const parts = isUnspaced(piece) ? (inOrder.next().value ?? []) : [piece]
    for (const part of parts.slice(0, most - words.length)) words.push(...wordsWithin(part))
  }
  return { words, count: countOf(pieces, segmented) }
}

function piecesOf(text: string): string[] {
  return text.split(BLANKS).filter((piece) => piece !== '')
}

function countOf(pieces: readonly string[], segmented: readonly string[][]): number {
  const spaced = pieces.length - segmented.length
  return segmented.reduce((sum, segments) => sum + segments.length, spaced)
}

function wordsWithin(piece: string): readonly string[] {
  return isUnspaced(piece) ? [piece] : (piece.match(SPACED_WORDS) ?? [])
}

/** The word-like segments of every piece; pieces contain no blanks. */
function segmentsOfEach(pieces: readonly string[]): string[][] {
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
