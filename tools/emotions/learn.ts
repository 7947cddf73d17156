import { heads } from '@daywell/core/emotions'
import { type Linear, scoresOf, trainLinear } from './linear.ts'
import { featuresOfAll, sparseOf, type Vocabulary, vocabularyOf } from './sparse.ts'
import type { LabelledText } from './texts.ts'

/** Chosen by cross-validation on the training texts alone. */
const FEWEST_TEXTS = 3
const SETTINGS = { epochs: 8, rate: 0.3, decay: 5e-4, seed: 1 } as const

export interface Learnt {
  readonly vocabulary: Vocabulary
  readonly model: Linear
  scores(texts: readonly LabelledText[]): Float32Array
}

/** Learns from labelled texts, the same from the same ones. */
export function learn(texts: readonly LabelledText[]): Learnt {
  const features = featuresOfAll(texts)
  const vocabulary = vocabularyOf(features, FEWEST_TEXTS)
  const truths = texts.map(({ truth }) => truth)
  const columns = vocabulary.buckets.length
  const model = trainLinear(sparseOf(features, vocabulary), truths, columns, SETTINGS)
  return {
    ...{ vocabulary, model },
    scores: (others) => scoresOf(sparseOf(featuresOfAll(others), vocabulary), model),
  }
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
