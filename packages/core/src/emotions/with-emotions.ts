import type { Analysis, Sentence } from '#analysis/index.ts'
import type { EmotionModel } from './model.ts'
import { readEntry } from './read-entry.ts'

/**
 * Adds sentences without feeling words to an analysis, where the model is certain of the tone.
 * Results of the lexicon stay.
 */
export function withEmotions(analysis: Analysis, model: EmotionModel): Analysis {
  if (analysis.language !== 'en') return analysis
  const read = readEntry(model, analysis).sentences
  const sentences = analysis.sentences.map((sentence, index): Sentence => {
    const { tone, valence } = read[index] ?? { tone: 'unsure', valence: 0 }
    const hasTone = sentence.valence !== 0 || sentence.mixed
    return hasTone || (tone !== 'pleasant' && tone !== 'unpleasant')
      ? sentence
      : { ...sentence, valence }
  })
  const telling = sentences.map(({ valence }) => valence).filter((valence) => valence !== 0)
  const sum = telling.reduce((total, valence) => total + valence, 0)
  return { ...analysis, sentences, valence: telling.length === 0 ? 0 : sum / telling.length }
}
