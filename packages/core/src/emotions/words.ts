import { type FeelingGroup, feelingGroups, feelingWords } from '#analysis/index.ts'
import {
  type EmotionGroup,
  type EmotionLabel,
  emotionGroups,
  emotionLabels,
  groupOf,
  sentimentOf,
} from './labels.ts'

/** What a word for a feeling says. */
export interface EmotionWord {
  readonly valence: number
  readonly group?: EmotionGroup
  readonly label?: EmotionLabel
}

/** Feelings that belong to none of the groups closely enough to be called by its name. */
const APART: ReadonlySet<FeelingGroup> = /* @__PURE__ */ new Set<FeelingGroup>([
  ...(['calm', 'interest', 'longing', 'boredom', 'tiredness'] as const),
])
const GOOD = /* @__PURE__ */ new Set([
  'good',
  'great',
  'fine',
  'okay',
  'ok',
  'pleasant',
  'positive',
  'well',
])
const BAD = /* @__PURE__ */ new Set([
  'bad',
  'awful',
  'hard',
  'low',
  'unpleasant',
  'negative',
  'rough',
])
const PLAIN = /* @__PURE__ */ new Set(['neutral', 'nothing', 'none', 'plain', 'matter-of-fact'])
const BY_SENTIMENT = { positive: 0.7, negative: -0.7, ambiguous: 0, neutral: 0 } as const

/** What a word says that somebody chose for a feeling; nothing where it is not known. */
export function emotionWord(word: string): EmotionWord | undefined {
  const lower = word.trim().toLowerCase()
  const label = emotionLabels.find((name) => name === lower)
  const group = emotionGroups.find((name) => name === lower) ?? groupOf.get(lower)
  if (PLAIN.has(lower)) return { valence: 0 }
  if (label && group) return { valence: BY_SENTIMENT[sentimentOf(label)], group, label }
  if (GOOD.has(lower)) return { valence: 0.5 }
  if (BAD.has(lower)) return { valence: -0.5 }
  const named = feelingWords.get(lower)
  if (!named) return undefined
  const { valence, ekman } = feelingGroups[named.group]
  return APART.has(named.group) ? { valence } : { valence, group: ekman }
}
