import { heads } from './labels.ts'
import { netOf } from './net.ts'
import { BUCKET_BITS, featuresOf, kindOf, wordBuckets } from './reading/features.ts'
import { tokensOf } from './reading/tokens.ts'
import { RARITY_STEP, type Weights } from './weights.ts'

export interface Scorer {
  /** A score per head; above `threshold` it counts as present. */
  scores(text: string): Float32Array
  /** The share of known words of a text, from 0 to 1; 1 without words. */
  known(text: string): number
}

/** Scores the features of a text. */
export function scorerOf({ header, buckets, rarity, linear, net, joining }: Weights): Scorer {
  const inOrder = netOf(net)
  const rowOf = new Int32Array(1 << BUCKET_BITS).fill(-1)
  buckets.forEach((bucket, row) => {
    rowOf[bucket] = row
  })
  const row = (bucket: number) => rowOf[bucket] as number

  /** A weighted sum of rows, normalized by length. */
  function sumOf(features: ReadonlyMap<number, number>, kind: number): Float32Array {
    const sum = new Float32Array(heads.count)
    let squares = 0
    for (const [bucket, count] of features) {
      const at = row(bucket)
      if (at < 0 || kindOf(bucket) !== kind) continue
      const weight = (1 + Math.log(count)) * ((rarity[at] as number) / RARITY_STEP)
      squares += weight * weight
      addRow(sum, linear, at, weight)
    }
    const norm = 1 / Math.sqrt(squares || 1)
    return sum.map((value) => value * norm)
  }

  function scores(text: string): Float32Array {
    const tokens = tokensOf(text)
    const features = featuresOf(tokens)
    const [words, pieces] = [sumOf(features, 0), sumOf(features, 1)]
    const counted = words.map(
      (value, head) =>
        (value + (pieces[head] as number)) * (header.scale[head] as number) +
        (header.bias[head] as number),
    )
    return joinScores(joining, counted, inOrder(tokens))
  }

  function known(text: string): number {
    const words = wordBuckets(text)
    if (words.length === 0) return 1
    return words.filter((bucket) => row(bucket) >= 0).length / words.length
  }

  return { scores, known }
}

function addRow(sum: Float32Array, linear: Int8Array, row: number, weight: number): void {
  const from = row * heads.count
  for (let head = 0; head < heads.count; head++)
    sum[head] = (sum[head] as number) + (linear[from + head] as number) * weight
}

/** Joins the scores of both models, each in the light of all others. */
function joinScores(
  { weight, bias }: Weights['joining'],
  counted: Float32Array,
  inOrder: Float32Array,
): Float32Array {
  const clues = new Float32Array(4 * heads.count)
  clues.set(counted)
  clues.set(inOrder, heads.count)
  clues.set(clues.subarray(0, 2 * heads.count).map(logistic), 2 * heads.count)
  return bias.map((start, head) => {
    const from = head * clues.length
    let score = start
    for (let at = 0; at < clues.length; at++)
      score += (clues[at] as number) * (weight[from + at] as number)
    return score
  })
}

const logistic = (value: number) => 1 / (1 + Math.exp(-value))
