import { BUCKET_BITS, featuresOf, kindOf, RARITY_STEP, tokensOf } from '@daywell/core/emotions'

/** Texts as rows of a sparse matrix: of row i what lies between start[i] and start[i + 1]. */
export interface Sparse {
  readonly start: Uint32Array
  readonly column: Uint32Array
  readonly value: Float32Array
  readonly rows: number
}

/** The buckets that are kept, each with a column of its own, and how rare each is. */
export interface Vocabulary {
  readonly buckets: readonly number[]
  readonly columnOf: Int32Array
  readonly rarity: Float32Array
}

/** What stands in fewer texts than this tells about those texts alone. */
export function vocabularyOf(features: readonly Map<number, number>[], fewest: number): Vocabulary {
  const texts = new Uint32Array(1 << BUCKET_BITS)
  for (const counts of features)
    for (const bucket of counts.keys()) texts[bucket] = (texts[bucket] as number) + 1
  const buckets: number[] = []
  const columnOf = new Int32Array(1 << BUCKET_BITS).fill(-1)
  texts.forEach((count, bucket) => {
    if (count < fewest) return
    columnOf[bucket] = buckets.length
    buckets.push(bucket)
  })
  const rarity = Float32Array.from(
    buckets,
    (bucket) =>
      Math.round(
        (Math.log((1 + features.length) / (1 + (texts[bucket] as number))) + 1) * RARITY_STEP,
      ) / RARITY_STEP,
  )
  return { buckets, columnOf, rarity }
}

/** Rows of the kinds that are asked for; in each row the numbers of a kind have length one. */
export function sparseOf(
  features: readonly Map<number, number>[],
  { columnOf, rarity }: Vocabulary,
  kinds: readonly number[],
): Sparse {
  const start = new Uint32Array(features.length + 1)
  const column: number[] = []
  const value: number[] = []
  features.forEach((counts, row) => {
    for (const kind of kinds) addKind(counts, kind)
    start[row + 1] = column.length
  })
  return {
    start,
    column: Uint32Array.from(column),
    value: Float32Array.from(value),
    rows: features.length,
  }

  function addKind(counts: ReadonlyMap<number, number>, kind: number): void {
    const from = column.length
    let squares = 0
    for (const [bucket, count] of counts) {
      const at = columnOf[bucket] as number
      if (at < 0 || kindOf(bucket) !== kind) continue
      const weight = (1 + Math.log(count)) * (rarity[at] as number)
      column.push(at)
      value.push(weight)
      squares += weight * weight
    }
    const norm = 1 / Math.sqrt(squares || 1)
    for (let at = from; at < value.length; at++) value[at] = (value[at] as number) * norm
  }
}

export const featuresOfAll = (texts: readonly { readonly text: string }[]) =>
  texts.map(({ text }) => featuresOf(tokensOf(text)))
