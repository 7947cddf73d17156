import { netShape, tokensOf } from '@daywell/core/emotions'
import type { LabelledText } from '../texts.ts'
import { type LearntNet, netScores, trainNet } from './train-net.ts'
import { wordVectors } from './word-vectors.ts'

/** Chosen on training texts that were kept apart. */
const MIN_WORD_COUNT = 2
const SETTINGS = {
  epochs: 3,
  rate: 0.004,
  vectorRate: 0.015,
  batch: 16,
  hidden: 0.5,
  hiddenWords: 0.1,
  seed: 1,
} as const

export interface NetOfWords {
  /** The words that have a vector, from the second on; the first is for all others. */
  readonly words: readonly string[]
  readonly net: LearntNet
  scores(texts: readonly LabelledText[]): Float32Array
}

/** Learns a small net over the words of labelled texts in their order. */
export function learnNet(texts: readonly LabelledText[]): NetOfWords {
  const read = texts.map(({ text }) => tokensOf(text))
  const words = frequentWords(read)
  const rowOf = new Map(words.map((word, index) => [word, index + 1]))
  const rowsOf = (tokens: readonly string[]) =>
    Int32Array.from(tokens, (token) => rowOf.get(token) ?? 0)
  const vectors = new Float64Array((words.length + 1) * netShape.dims)
  vectors.set(wordVectors(words, netShape.dims), netShape.dims)
  const truths = texts.map(({ truth }) => truth)
  const net = trainNet(read.map(rowsOf), truths, vectors, SETTINGS)
  return {
    words,
    net,
    scores: (others) =>
      netScores(
        net,
        others.map(({ text }) => rowsOf(tokensOf(text))),
      ),
  }
}

/** The most frequent first; which of two comes first may not hang on the order of texts. */
function frequentWords(read: readonly (readonly string[])[]): string[] {
  const counts = new Map<string, number>()
  for (const word of read.flat()) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count >= MIN_WORD_COUNT)
    .toSorted(([a, often], [b, seldom]) => seldom - often || (a < b ? -1 : 1))
    .map(([word]) => word)
}
