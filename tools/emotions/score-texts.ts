import type { EmotionModel } from '@daywell/core/emotions'
import { type MacroF1, macroF1Of } from './measures.ts'
import { timed } from './processor-time.ts'
import type { LabelledText } from './texts.ts'

export interface TextScores {
  readonly texts: number
  readonly macroF1: MacroF1
  readonly sentencesPerSecond: number
}

/** How well a model meets the labels of texts, and how fast. */
export function scoreTexts(model: EmotionModel, texts: readonly LabelledText[]): TextScores {
  const { found: seen, seconds } = timed(() => texts.map(({ text }) => model.score(text).seen))
  const truths = texts.map(({ truth }) => truth)
  return {
    texts: texts.length,
    macroF1: macroF1Of(truths, (row, head) => seen[row]?.[head] === true),
    sentencesPerSecond: Math.round(texts.length / seconds),
  }
}
