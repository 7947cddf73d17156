import type { Analysis } from '#analysis/index.ts'
import { feelingGroups } from '#analysis/index.ts'

/** What charts tell apart, from light to heavy. */
export const chartEmotions = [
  ...(['joy', 'calm', 'surprise', 'fear', 'anger', 'disgust', 'sadness'] as const),
] as const
export type ChartEmotion = (typeof chartEmotions)[number]

/** A sentence in which the writer felt something, and where it stands in the text. */
export interface FeltSentence {
  readonly start: number
  readonly end: number
  readonly emotions: readonly ChartEmotion[]
  /** From -1 (bad) to 1 (good). */
  readonly valence: number
}

/** What each weighs where nothing but its name is known. */
const valenceOf: Readonly<Record<ChartEmotion, number>> = {
  ...{ joy: 0.7, calm: 0.5, surprise: 0 },
  ...{ fear: -0.6, anger: -0.6, disgust: -0.6, sadness: -0.7 },
}

/** The mean of what these weigh; 0 for none. */
export function valenceOfEmotions(emotions: readonly ChartEmotion[]): number {
  if (emotions.length === 0) return 0
  return emotions.reduce((sum, emotion) => sum + valenceOf[emotion], 0) / emotions.length
}

/** The sentences of a text that tell a feeling of its writer. */
export function feltSentences(analysis: Analysis): FeltSentence[] {
  return analysis.sentences.flatMap(({ start, end, valence }, index) => {
    const own = analysis.feelings.filter(
      ({ sentence, whose, negated }) => sentence === index && whose === 'self' && !negated,
    )
    const emotions = inOrder(own.map(({ group }) => emotionOf(group)))
    return emotions.length === 0 && valence === 0 ? [] : [{ start, end, emotions, valence }]
  })
}

const inOrder = (some: readonly ChartEmotion[]) =>
  chartEmotions.filter((emotion) => some.includes(emotion))

function emotionOf(group: keyof typeof feelingGroups): ChartEmotion {
  return group === 'calm' || group === 'relief' ? 'calm' : feelingGroups[group].ekman
}
