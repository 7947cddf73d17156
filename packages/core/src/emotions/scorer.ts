import { heads } from './labels.ts'
import { BUCKET_BITS, featuresOf, kindOf, wordBuckets } from './reading/features.ts'
import { RARITY_STEP, type Weights } from './weights.ts'

export interface Scorer {
  /** A score per head, above `threshold` where it counts as seen. */
  scores(text: string): Float32Array
  /** How many of the words of a text are known, from 0 to 1; 1 where there is none. */
  known(text: string): number
}

/** Weighs what a text is recognised by. */
export function scorerOf({ told, buckets, rarity, linear }: Weights): Scorer {
  const rowOf = new Int32Array(1 << BUCKET_BITS).fill(-1)
  buckets.forEach((bucket, row) => {
    rowOf[bucket] = row
  })
  const row = (bucket: number) => rowOf[bucket] as number

  /** A sum of weighed rows, and what it is divided by: as long as one text is as long as another. */
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
    const features = featuresOf(text)
    const [words, pieces] = [sumOf(features, 0), sumOf(features, 1)]
    return words.map(
      (value, head) =>
        (value + (pieces[head] as number)) * (told.scale[head] as number) +
        (told.bias[head] as number),
    )
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
