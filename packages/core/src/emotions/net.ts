import { heads } from './labels.ts'
import { numberOf } from './reading/features.ts'
import { netShape } from './shape.ts'
import type { Net } from './weights.ts'

const { dims: DIMS, filters: FILTERS, widths: WIDTHS } = netShape
const HEADS = heads.count
/** Positions of a word in the filters of all widths. */
const PLACES = WIDTHS.reduce((sum, width) => sum + width, 0)
/** A cache of at most nine megabytes for the filter outputs of words. */
const KEPT = 8000

/** Scores per head of the convolutional net. */
export function netOf(net: Net): (tokens: readonly string[]) => Float32Array {
  const rowOf = new Map(Array.from(net.words, (word, row) => [word, row + 1]))
  const kept = new Map<number, Float32Array>()

  /** What a word adds to each filter at each position: computed once, then looked up. */
  function addends(row: number): Float32Array {
    const known = kept.get(row)
    if (known) return known
    if (kept.size >= KEPT) kept.clear()
    const found = addendsOf(net, row)
    kept.set(row, found)
    return found
  }

  return (tokens) => {
    const rows = tokens.map((token) => rowOf.get(numberOf(token)) ?? 0)
    const words = rows.map(addends)
    const scores = Float32Array.from(net.bias)
    let place = 0
    WIDTHS.forEach((width, index) => {
      const found = mostFound(words, width, place * FILTERS)
      found.forEach((value, filter) => {
        const at = index * FILTERS + filter
        addScaled(scores, net, at, Math.max(0, value + (net.filterBias[at] as number)))
      })
      place += width
    })
    meanOf(net, rows).forEach((value, at) => {
      addScaled(scores, net, WIDTHS.length * FILTERS + at, value)
    })
    return scores
  }
}

function addendsOf({ vectors, steps, filters }: Net, row: number): Float32Array {
  const found = new Float32Array(PLACES * FILTERS)
  const step = steps[row] as number
  let [to, from] = [0, 0]
  for (const width of WIDTHS) {
    for (let place = 0; place < width; place++)
      for (let filter = 0; filter < FILTERS; filter++) {
        const start = from + (filter * width + place) * DIMS
        let sum = 0
        for (let at = 0; at < DIMS; at++)
          sum += (filters[start + at] as number) * (vectors[row * DIMS + at] as number)
        found[to++] = sum * step
      }
    from += FILTERS * width * DIMS
  }
  return found
}

/** Max pooling per filter. There's one empty position beyond both ends, except for single words. */
function mostFound(words: readonly Float32Array[], width: number, from: number): Float32Array {
  const most = new Float32Array(FILTERS).fill(Number.NEGATIVE_INFINITY)
  const sum = new Float32Array(FILTERS)
  const beyond = width === 1 ? 0 : 1
  for (let start = -beyond; start <= words.length + beyond - width; start++) {
    sum.fill(0)
    for (let place = 0; place < width; place++) {
      const word = words[start + place]
      const at = from + place * FILTERS
      if (word)
        for (let filter = 0; filter < FILTERS; filter++)
          sum[filter] = (sum[filter] as number) + (word[at + filter] as number)
    }
    for (let filter = 0; filter < FILTERS; filter++)
      most[filter] = Math.max(most[filter] as number, sum[filter] as number)
  }
  return words.length + 2 * beyond < width ? most.fill(0) : most
}

/** The mean word vector, with a sublinear weight for the number of words. */
function meanOf({ vectors, steps }: Net, rows: readonly number[]): Float32Array {
  const sum = new Float32Array(DIMS)
  for (const row of rows) {
    const step = (steps[row] as number) * (0.5 / Math.sqrt(rows.length))
    for (let at = 0; at < DIMS; at++)
      sum[at] = (sum[at] as number) + (vectors[row * DIMS + at] as number) * step
  }
  return sum
}

function addScaled(scores: Float32Array, { out }: Net, at: number, by: number): void {
  if (by === 0) return
  for (let head = 0; head < HEADS; head++)
    scores[head] = (scores[head] as number) + by * (out[at * HEADS + head] as number)
}
