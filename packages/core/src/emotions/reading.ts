import { type EmotionGroup, type EmotionLabel, groupOf } from './labels.ts'

export type Tone = 'pleasant' | 'unpleasant' | 'mixed' | 'neutral' | 'unsure'

/** Something that may be in a sentence, and how likely it is: from 0 to 1. */
export interface Seen<Name> {
  readonly name: Name
  readonly sure: number
}

/** How a sentence sounds. Only its writer knows how it was meant. */
export interface EmotionReading {
  /** `other` for text that isn't English, which isn't analyzed. */
  readonly language: 'en' | 'other'
  /** From -1 (unpleasant) to 1 (pleasant); 0 also where it's unknown. */
  readonly valence: number
  readonly tone: Tone
  /** The likeliest first; only what is more likely than not. */
  readonly groups: readonly Seen<EmotionGroup>[]
  /** Only where four of five such guesses are right. */
  readonly labels: readonly Seen<EmotionLabel>[]
}

/** No result: the language or the meaning is unclear. */
export const unsure = (language: 'en' | 'other'): EmotionReading => ({
  language,
  valence: 0,
  tone: 'unsure',
  groups: [],
  labels: [],
})

/** What each tone bears beside it. */
const BORNE: Readonly<Record<Tone, ReadonlySet<EmotionGroup>>> = {
  pleasant: new Set(['joy', 'surprise']),
  unpleasant: new Set(['anger', 'disgust', 'fear', 'sadness', 'surprise']),
  mixed: new Set(['anger', 'disgust', 'fear', 'joy', 'sadness', 'surprise']),
  neutral: new Set(['surprise']),
  unsure: new Set(['surprise']),
}

/** A reading without what its tone speaks against: no joy in what is unpleasant or unsure. */
export function inTone(reading: EmotionReading): EmotionReading {
  const borne = BORNE[reading.tone]
  const groups = reading.groups.filter(({ name }) => borne.has(name))
  const labels = reading.labels.filter(({ name }) => {
    const group = groupOf.get(name)
    return group !== undefined && groups.some((seen) => seen.name === group)
  })
  return { ...reading, groups, labels }
}
