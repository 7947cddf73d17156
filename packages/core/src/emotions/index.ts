export {
  type EmotionGroup,
  type EmotionLabel,
  emotionGroups,
  emotionLabels,
  groupOf,
  heads,
  sentimentOf,
  sentiments,
} from './labels.ts'
export { type EmotionModel, openEmotions } from './model.ts'
export { type EntryEmotions, readEntry, type SentenceEmotions } from './read-entry.ts'
export { BUCKET_BITS, featuresOf, kindOf, numberOf } from './reading/features.ts'
export { tokensOf } from './reading/tokens.ts'
export type { EmotionReading, Seen, Tone } from './reading.ts'
export { netShape } from './shape.ts'
export { RARITY_STEP, type Weights, weightsBytes } from './weights.ts'
export { withEmotions } from './with-emotions.ts'
