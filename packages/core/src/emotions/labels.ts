/** The labels of GoEmotions, in the order of its numbers; the last one is neutral. */
export const emotionLabels = [
  ...(['admiration', 'amusement', 'anger', 'annoyance', 'approval', 'caring'] as const),
  ...(['confusion', 'curiosity', 'desire', 'disappointment', 'disapproval', 'disgust'] as const),
  ...(['embarrassment', 'excitement', 'fear', 'gratitude', 'grief', 'joy', 'love'] as const),
  ...(['nervousness', 'optimism', 'pride', 'realization', 'relief', 'remorse', 'sadness'] as const),
  ...(['surprise', 'neutral'] as const),
] as const

export type EmotionLabel = (typeof emotionLabels)[number]

/** Ekman's groups: everyday words, each for several labels. */
export const emotionGroups = ['anger', 'disgust', 'fear', 'joy', 'sadness', 'surprise'] as const

export type EmotionGroup = (typeof emotionGroups)[number]

export const sentiments = ['positive', 'negative', 'ambiguous', 'neutral'] as const

type Sentiment = (typeof sentiments)[number]

const groupLabels: Readonly<Record<EmotionGroup, string>> = {
  anger: 'anger annoyance disapproval',
  disgust: 'disgust',
  fear: 'fear nervousness',
  joy:
    'joy amusement approval excitement gratitude love optimism relief pride admiration desire ' +
    'caring',
  sadness: 'sadness disappointment embarrassment grief remorse',
  surprise: 'surprise realization confusion curiosity',
}

const sentimentOfGroup: Readonly<Record<EmotionGroup, Sentiment>> = {
  anger: 'negative',
  disgust: 'negative',
  fear: 'negative',
  sadness: 'negative',
  joy: 'positive',
  surprise: 'ambiguous',
}

/** The group of each label; the neutral one has none. */
export const groupOf: ReadonlyMap<string, EmotionGroup> = /* @__PURE__ */ new Map(
  emotionGroups.flatMap((group) =>
    groupLabels[group].split(' ').map((label): [string, EmotionGroup] => [label, group]),
  ),
)

export function sentimentOf(label: string): Sentiment {
  const group = groupOf.get(label)
  return group ? sentimentOfGroup[group] : 'neutral'
}

/**
 * The outputs of the model, in this order: the labels, the groups and `neutral`, the sentiments.
 */
export const heads = {
  labels: { from: 0, to: 28 },
  ekman: { from: 28, to: 35 },
  sentiment: { from: 35, to: 39 },
  count: 39,
} as const
