import type { ChartEntry } from './chart-entry.ts'
import { type ChartEmotion, type FeltSentence, valenceOfEmotions } from './emotions.ts'

/** A correction of a sentence's emotions by its writer. It contains no text. */
export interface SentenceCorrection {
  readonly entryId: string
  /** A hash of the sentence, which finds it while it's unchanged. */
  readonly print: string
  /** Where it stood. */
  readonly start: number
  readonly end: number
  /** Empty: none of the emotions that charts know. */
  readonly emotions: readonly ChartEmotion[]
}

/** Hashes a sentence, so that it's identified without being stored (53 bits, bryc's cyrb53). */
export function sentencePrint(sentence: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57]
  for (let index = 0; index < sentence.length; index++) {
    const code = sentence.charCodeAt(index)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
}

/** Applies corrections to an entry; the last one of a sentence wins. */
export function corrected(
  entry: ChartEntry,
  text: string,
  corrections: readonly SentenceCorrection[],
): ChartEntry {
  if (corrections.length === 0 || !entry.isRead) return entry
  const byPrint = new Map(corrections.map(({ print, emotions }) => [print, emotions]))
  const felt = entry.felt.map((sentence): FeltSentence => {
    const emotions = byPrint.get(sentencePrint(text.slice(sentence.start, sentence.end)))
    return emotions ? { ...sentence, emotions, valence: valenceOfEmotions(emotions) } : sentence
  })
  const added = corrections.filter((one) => isOutside(one, felt) && stands(one, text))
  const more = added.map(({ start, end, emotions }) => ({
    start,
    end,
    emotions,
    valence: valenceOfEmotions(emotions),
  }))
  return { ...entry, felt: [...felt, ...more].sort((a, b) => a.start - b.start) }
}

/** In whose place nothing was read. */
const isOutside = ({ start, end }: SentenceCorrection, felt: readonly FeltSentence[]) =>
  felt.every((sentence) => end <= sentence.start || sentence.end <= start)

const stands = ({ start, end, print }: SentenceCorrection, text: string) =>
  sentencePrint(text.slice(start, end)) === print
