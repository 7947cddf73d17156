import type { FeltSentence } from '@daywell/core/charts'

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The sentences of a readable text in which no emotion was detected. */
export function sentencesBeside(text: string, felt: readonly FeltSentence[]): FeltSentence[] {
  const inOrder = felt.toSorted((a, b) => a.start - b.start)
  let at = 0
  return [...sentences.segment(text)].flatMap(({ segment, index }) => {
    const start = index + segment.length - segment.trimStart().length
    const end = start + segment.trim().length
    while ((inOrder[at]?.end ?? Number.POSITIVE_INFINITY) <= start) at += 1
    const isFree = end <= (inOrder[at]?.start ?? Number.POSITIVE_INFINITY)
    return isFree && end > start ? [{ start, end, emotions: [], valence: 0 }] : []
  })
}
