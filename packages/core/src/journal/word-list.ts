import { spacedWords } from './spaced-words.ts'
import { countOf, isUnspaced, piecesOf, segmentsOfEach } from './words.ts'

const SPACED_WORDS = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu

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

function wordsWithin(piece: string): readonly string[] {
  return isUnspaced(piece) ? [piece] : (piece.match(SPACED_WORDS) ?? [])
}
