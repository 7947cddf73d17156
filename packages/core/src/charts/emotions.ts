import type { Analysis } from '#analysis/index.ts'
import { type EmotionName, emotionNames, emotionOf } from '#analysis/index.ts'
import type { EntryEmotions } from '#emotions/index.ts'

/** The emotions of charts, from light to heavy. */
export const chartEmotions = emotionNames
export type ChartEmotion = EmotionName

/** A sentence in which the writer felt something, and where it stands in the readable text. */
export interface FeltSentence {
  readonly start: number
  readonly end: number
  readonly emotions: readonly ChartEmotion[]
  /** From -1 (bad) to 1 (good). */
  readonly valence: number
}

/** The valence of each emotion where only its name is known. */
const valenceOf: Readonly<Record<ChartEmotion, number>> = {
  joy: 0.7,
  calm: 0.5,
  surprise: 0,
  fear: -0.6,
  anger: -0.6,
  disgust: -0.6,
  sadness: -0.7,
}

/** The mean valence of emotions; 0 for none. */
export function valenceOfEmotions(emotions: readonly ChartEmotion[]): number {
  if (emotions.length === 0) return 0
  return emotions.reduce((sum, emotion) => sum + valenceOf[emotion], 0) / emotions.length
}

/**
 * The sentences that express a feeling of the writer: by words that name it, otherwise by the
 * model, if there is one and it's certain.
 */
export function feltSentences(analysis: Analysis, learnt?: EntryEmotions): FeltSentence[] {
  const named = Map.groupBy(analysis.feelings, ({ sentence }) => sentence)
  return analysis.sentences.flatMap(({ start, end, valence }, index) => {
    const feelings = named.get(index) ?? []
    const own = feelings.filter(({ whose, negated }) => whose === 'self' && !negated)
    const emotions = inOrder(own.map(({ group }) => emotionOf(group)))
    if (emotions.length > 0 || valence !== 0) return [{ start, end, emotions, valence }]
    // Another person's feeling, or a negated one, isn't the writer's.
    return feelings.length > 0 ? [] : soundsOf(learnt?.sentences[index], { start, end })
  })
}

function soundsOf(
  read: EntryEmotions['sentences'][number] | undefined,
  place: Pick<FeltSentence, 'start' | 'end'>,
): FeltSentence[] {
  if (!read || read.tone === 'unsure' || read.tone === 'neutral') return []
  const emotions = inOrder(read.groups.map(({ name }) => name))
  return [{ ...place, emotions, valence: read.valence }]
}

const inOrder = (some: readonly ChartEmotion[]) =>
  chartEmotions.filter((emotion) => some.includes(emotion))
