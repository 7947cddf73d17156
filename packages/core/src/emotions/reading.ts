import { type EmotionGroup, type EmotionLabel, groupOf } from './labels.ts'

export type Tone = 'pleasant' | 'unpleasant' | 'mixed' | 'neutral' | 'unsure'

/** An emotion, and its probability from 0 to 1. */
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
  /** The most probable first; only above 0.5. */
  readonly groups: readonly Seen<EmotionGroup>[]
  /** Only where four of five such predictions are right. */
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

/** The emotions that are compatible with each tone. */
const BORNE: Readonly<Record<Tone, ReadonlySet<EmotionGroup>>> = {
  pleasant: new Set(['joy', 'surprise']),
  unpleasant: new Set(['anger', 'disgust', 'fear', 'sadness', 'surprise']),
  mixed: new Set(['anger', 'disgust', 'fear', 'joy', 'sadness', 'surprise']),
  neutral: new Set(['surprise']),
  unsure: new Set(['surprise']),
}

/** Removes emotions that contradict the tone: no joy in an unpleasant or unsure sentence. */
export function inTone(reading: EmotionReading): EmotionReading {
  const borne = BORNE[reading.tone]
  const groups = reading.groups.filter(({ name }) => borne.has(name))
  const labels = reading.labels.filter(({ name }) => {
    const group = groupOf.get(name)
    return group !== undefined && groups.some((seen) => seen.name === group)
  })
  return { ...reading, groups, labels }
}
