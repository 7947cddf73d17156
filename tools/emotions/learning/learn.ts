import { heads } from '@daywell/core/emotions'
import type { LabelledText } from '../texts.ts'
import type { BothScores } from './joining.ts'
import { learnNet, type NetOfWords } from './learn-net.ts'
import { type Linear, scoresOf, trainLinear } from './linear.ts'
import { featuresOfAll, sparseOf, type Vocabulary, vocabularyOf } from './sparse.ts'

/** Chosen on training texts that were kept apart. */
const MIN_TEXTS = 3
const SETTINGS = { epochs: 8, rate: 0.3, decay: 1e-3, seed: 1 } as const

const [WORDS, PIECES] = [0, 1]
/** How much pieces of words count beside words: most for what few texts have, least for the side. */
const PIECES_COUNT = { labels: 0.45, ekman: 0.5, sentiment: 0.35 } as const

export interface Learnt {
  readonly vocabulary: Vocabulary
  readonly model: Linear
  readonly words: NetOfWords
  scores(texts: readonly LabelledText[]): BothScores
}

/**
 * Learns from labelled texts, the same from the same ones. Words and pieces of words learn apart
 * and are added then: together, pieces would take over from words what words know better.
 */
export function learn(texts: readonly LabelledText[]): Learnt {
  const features = featuresOfAll(texts)
  const vocabulary = vocabularyOf(features, MIN_TEXTS)
  const truths = texts.map(({ truth }) => truth)
  const columns = vocabulary.buckets.length
  const [words, pieces] = [WORDS, PIECES].map((kind) =>
    trainLinear(sparseOf(features, vocabulary, [kind]), truths, columns, SETTINGS),
  ) as [Linear, Linear]
  const model = {
    weight: added(words.weight, pieces.weight),
    bias: added(words.bias, pieces.bias),
  }
  const net = learnNet(texts)
  return {
    vocabulary,
    model,
    words: net,
    scores(others) {
      const features = sparseOf(featuresOfAll(others), vocabulary, [WORDS, PIECES])
      return { linear: scoresOf(features, model), net: net.scores(others) }
    },
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

/** One text of so many is kept apart to be judged by a model that has not seen it. */
export interface KeptApart {
  readonly texts: readonly LabelledText[]
  readonly scores: BothScores
}

export function keptApart(texts: readonly LabelledText[], oneOf: number): KeptApart {
  const apart = texts.filter((_, index) => index % oneOf === 0)
  const learnt = learn(texts.filter((_, index) => index % oneOf > 0))
  return { texts: apart, scores: learnt.scores(apart) }
}
