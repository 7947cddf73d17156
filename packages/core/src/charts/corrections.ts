import { ownWithMap, type PlainText, plainOffset, sourceOffset } from '#markdown/index.ts'
import type { ChartEntry } from './chart-entry.ts'
import { type ChartEmotion, type FeltSentence, valenceOfEmotions } from './emotions.ts'

/** A correction of a sentence's emotions by its writer. It contains no text. */
export interface SentenceCorrection {
  readonly entryId: string
  /** A hash of the sentence, which finds it while it's unchanged. */
  readonly print: string
  /** Where it stood in the text as typed. */
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

type Place = Pick<SentenceCorrection, 'start' | 'end'>

/** Applies corrections to an entry; the last one of a sentence wins. */
export function corrected(
  entry: ChartEntry,
  content: string,
  corrections: readonly SentenceCorrection[],
): ChartEntry {
  if (corrections.length === 0 || !entry.isRead) return entry
  const find = correctionFinder(content, corrections)
  const felt = entry.felt.map((sentence): FeltSentence => {
    const emotions = find.of(sentence)?.emotions
    return emotions ? { ...sentence, emotions, valence: valenceOfEmotions(emotions) } : sentence
  })
  const added = find.standing.filter(
    (one) => isOutside(one, felt) && find.of(one)?.made === one.made,
  )
  const more = added.map(({ start, end, emotions }) => ({
    start,
    end,
    emotions,
    valence: valenceOfEmotions(emotions),
  }))
  return { ...entry, felt: [...felt, ...more].sort((a, b) => a.start - b.start) }
}

/**
 * The key of a correction of a sentence: that of the one that it has already, so that the new one
 * replaces it on all devices, or else the sentence as it was typed.
 */
export function correctionKey(
  content: string,
  sentence: Place,
  corrections: readonly SentenceCorrection[],
): Pick<SentenceCorrection, 'print' | 'start' | 'end'> {
  const find = correctionFinder(content, corrections)
  const typed = find.typed(sentence)
  const made = find.of(sentence)?.made
  const print = sentencePrint(content.slice(typed.start, typed.end))
  if (!made || made.print === print) return { ...typed, print }
  return { start: made.start, end: made.end, print: made.print }
}

/**
 * Finds the correction of a sentence. Sentences have their places in the readable text, but
 * corrections have theirs in the text as typed, and their prints, too: earlier versions of the app
 * split the typed text, and took the marks around a sentence for a part of it.
 */
function correctionFinder(content: string, corrections: readonly SentenceCorrection[]) {
  const readable = ownWithMap(content)
  const byPrint = new Map(corrections.map((one) => [one.print, one]))
  const standing = corrections
    .filter((one) => stands(one, content))
    .flatMap((made) => {
      const place = placeIn(readable, made)
      return place ? [{ ...place, emotions: made.emotions, made }] : []
    })
  const typed = ({ start, end }: Place): Place => ({
    start: sourceOffset(readable, start),
    end: sourceOffset(readable, end - 1) + 1,
  })
  return {
    standing,
    typed,
    of(sentence: Place) {
      const { start, end } = typed(sentence)
      const made = byPrint.get(sentencePrint(content.slice(start, end)))
      return made
        ? { emotions: made.emotions, made }
        : standing.findLast((one) => coversMost(one, sentence))
    },
  }
}

/** The place in the readable text of what was typed; undefined if nothing of it can be read. */
function placeIn(readable: PlainText, { start, end }: Place): Place | undefined {
  const from = plainOffset(readable, start)
  const whole = readable.text.slice(from, plainOffset(readable, end))
  const begin = from + whole.length - whole.trimStart().length
  const text = whole.trim()
  return text === '' ? undefined : { start: begin, end: begin + text.length }
}

function coversMost(one: Place, sentence: Place): boolean {
  const shared = Math.min(one.end, sentence.end) - Math.max(one.start, sentence.start)
  return shared * 2 > sentence.end - sentence.start
}

/** In whose place nothing was read. */
const isOutside = (one: Place, felt: readonly Place[]) =>
  felt.every((sentence) => one.end <= sentence.start || sentence.end <= one.start)

const stands = ({ start, end, print }: SentenceCorrection, content: string) =>
  sentencePrint(content.slice(start, end)) === print
