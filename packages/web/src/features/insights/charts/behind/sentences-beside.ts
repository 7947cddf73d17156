import type { FeltSentence } from '@daywell/core/charts'

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The sentences in which no emotion was detected. */
export function sentencesBeside(text: string, felt: readonly FeltSentence[]): FeltSentence[] {
  return [...sentences.segment(text)].flatMap(({ segment, index }) => {
    const start = index + segment.length - segment.trimStart().length
    const end = start + segment.trim().length
    const isFree = felt.every((one) => end <= one.start || one.end <= start)
    return isFree && end > start ? [{ start, end, emotions: [], valence: 0 }] : []
  })
}
