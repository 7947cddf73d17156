/**
 * The kinds of feelings. Each maps to one of Ekman's six, which labeled data sets use, so that this
 * lexicon can be compared with a trained model.
 */
export const feelingGroups = {
  joy: { valence: 0.7, ekman: 'joy' },
  excitement: { valence: 0.7, ekman: 'joy' },
  love: { valence: 0.7, ekman: 'joy' },
  gratitude: { valence: 0.7, ekman: 'joy' },
  pride: { valence: 0.7, ekman: 'joy' },
  hope: { valence: 0.5, ekman: 'joy' },
  calm: { valence: 0.5, ekman: 'joy' },
  relief: { valence: 0.5, ekman: 'joy' },
  interest: { valence: 0.4, ekman: 'joy' },
  surprise: { valence: 0, ekman: 'surprise' },
  confusion: { valence: -0.3, ekman: 'surprise' },
  longing: { valence: -0.3, ekman: 'sadness' },
  boredom: { valence: -0.4, ekman: 'sadness' },
  tiredness: { valence: -0.4, ekman: 'sadness' },
  sadness: { valence: -0.7, ekman: 'sadness' },
  loneliness: { valence: -0.7, ekman: 'sadness' },
  shame: { valence: -0.6, ekman: 'sadness' },
  stress: { valence: -0.6, ekman: 'fear' },
  fear: { valence: -0.6, ekman: 'fear' },
  anger: { valence: -0.6, ekman: 'anger' },
  disgust: { valence: -0.6, ekman: 'disgust' },
} as const

export type FeelingGroup = keyof typeof feelingGroups

/** The emotions that feelings are counted as, from light to heavy. */
export const emotionNames = [
  ...(['joy', 'calm', 'surprise', 'fear', 'anger', 'disgust', 'sadness'] as const),
] as const
export type EmotionName = (typeof emotionNames)[number]

/** The emotion that a kind of feeling counts as. */
export function emotionOf(group: FeelingGroup): EmotionName {
  return group === 'calm' || group === 'relief' ? 'calm' : feelingGroups[group].ekman
}
