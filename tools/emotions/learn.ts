import { heads } from '@daywell/core/emotions'
import { type Linear, scoresOf, trainLinear } from './linear.ts'
import { featuresOfAll, sparseOf, type Vocabulary, vocabularyOf } from './sparse.ts'
import type { LabelledText } from './texts.ts'

/** Chosen on training texts that were kept apart. */
const FEWEST_TEXTS = 3
const SETTINGS = { epochs: 8, rate: 0.3, decay: 1e-3, seed: 1 } as const

const [WORDS, PIECES] = [0, 1]
/** How much pieces of words count beside words: most for what few texts have, least for the side. */
const PIECES_COUNT = { labels: 0.45, ekman: 0.5, sentiment: 0.35 } as const

export interface Learnt {
  readonly vocabulary: Vocabulary
  readonly model: Linear
  scores(texts: readonly LabelledText[]): Float32Array
}

/**
 * Learns from labelled texts, the same from the same ones. Words and pieces of words learn apart
 * and are added then: together, pieces would take over from words what words know better.
 */
export function learn(texts: readonly LabelledText[]): Learnt {
  const features = featuresOfAll(texts)
  const vocabulary = vocabularyOf(features, FEWEST_TEXTS)
  const truths = texts.map(({ truth }) => truth)
  const columns = vocabulary.buckets.length
  const [words, pieces] = [WORDS, PIECES].map((kind) =>
    trainLinear(sparseOf(features, vocabulary, [kind]), truths, columns, SETTINGS),
  ) as [Linear, Linear]
  const model = {
    weight: added(words.weight, pieces.weight),
    bias: added(words.bias, pieces.bias),
  }
  return {
    ...{ vocabulary, model },
    scores: (others) =>
      scoresOf(sparseOf(featuresOfAll(others), vocabulary, [WORDS, PIECES]), model),
  }
}

/** What words and pieces say, each with its share, head by head. */
function added(words: Float32Array, pieces: Float32Array): Float32Array {
  return words.map((value, at) => {
    const share = PIECES_COUNT[setOf(at % heads.count)]
    return value * (1 - share) + (pieces[at] as number) * share
  })
}

function setOf(head: number): keyof typeof PIECES_COUNT {
  if (head < heads.labels.to) return 'labels'
  return head < heads.ekman.to ? 'ekman' : 'sentiment'
}

/** Scores of each text by a model that has not seen it. */
export function crossValidated(
  texts: readonly LabelledText[],
  folds: number,
  say: (line: string) => void,
): Float32Array {
  const scores = new Float32Array(texts.length * heads.count)
  for (let fold = 0; fold < folds; fold++) {
    const apart = texts.map((_, index) => index).filter((index) => index % folds === fold)
    const learnt = learn(texts.filter((_, index) => index % folds !== fold))
    const found = learnt.scores(apart.flatMap((index) => texts[index] ?? []))
    apart.forEach((index, row) => {
      scores.set(found.subarray(row * heads.count, (row + 1) * heads.count), index * heads.count)
    })
    say(`fold ${fold + 1} of ${folds} is learnt`)
  }
  return scores
}
