import { netShape } from '@daywell/core/emotions'
import type { Parameters } from './parameters.ts'

const { dims: DIMS, filters: FILTERS } = netShape

/** What the filters of a width are learnt as: for each of them its words in a row, and a bias. */
export interface Filters {
  readonly width: number
  readonly weights: Parameters
  readonly bias: Parameters
}

/** What each filter found at most in a text (never less than nothing), and where. */
export interface Found {
  readonly most: Float64Array
  readonly where: Int32Array
}

/** Filters and places that are looked at together: one by one takes half as long again. */
const [ABREAST, PLACES] = [4, 2]
const sums = new Float64Array(ABREAST * PLACES)

/**
 * Slides the filters that are shown over a text. Its words lie between two empty places, which all
 * filters but those of one word see.
 */
export function slide(
  { width, weights, bias }: Filters,
  text: Float64Array,
  words: number,
  { most, where }: Found,
  shown: Float64Array,
  from: number,
): void {
  const size = width * DIMS
  const [first, last] = width === 1 ? [1, words] : [0, words + 2 - width]
  const which = shownOf(shown, from)
  begin()
  for (let index = 0; index < which.length; index += ABREAST)
    for (let place = first; place <= last; place += PLACES) {
      const next = Math.min(place + 1, last)
      sumUp(weights.values, size, which, index, text, place * DIMS, next * DIMS)
      for (let at = 0; at < sums.length; at++)
        keep(which[index + (at % ABREAST)], sums[at] as number, at < ABREAST ? place : next)
    }
  for (const filter of which)
    most[from + filter] = Math.max(
      0,
      (most[from + filter] as number) + (bias.values[filter] as number),
    )

  function begin(): void {
    for (const filter of which) {
      most[from + filter] = last < first ? 0 : -Infinity
      where[from + filter] = first
    }
  }

  function keep(filter: number | undefined, sum: number, place: number): void {
    if (filter === undefined || sum <= (most[from + filter] as number)) return
    most[from + filter] = sum
    where[from + filter] = place
  }
}

function shownOf(shown: Float64Array, from: number): number[] {
  const which: number[] = []
  for (let filter = 0; filter < FILTERS; filter++)
    if (shown[from + filter] !== 0) which.push(filter)
  return which
}

/** Into `sums` what four filters come to at one place, then at the one beside it. */
function sumUp(
  weights: Float64Array,
  size: number,
  which: readonly number[],
  index: number,
  text: Float64Array,
  start: number,
  next: number,
): void {
  const row = (beside: number) => (which[index + beside] ?? 0) * size
  const [r0, r1, r2, r3] = [row(0), row(1), row(2), row(3)]
  let [s0, s1, s2, s3] = [0, 0, 0, 0]
  let [n0, n1, n2, n3] = [0, 0, 0, 0]
  for (let at = 0; at < size; at++) {
    const here = text[start + at] as number
    const beside = text[next + at] as number
    const w0 = weights[r0 + at] as number
    const w1 = weights[r1 + at] as number
    const w2 = weights[r2 + at] as number
    const w3 = weights[r3 + at] as number
    s0 += here * w0
    s1 += here * w1
    s2 += here * w2
    s3 += here * w3
    n0 += beside * w0
    n1 += beside * w1
    n2 += beside * w2
    n3 += beside * w3
  }
  ;[sums[0], sums[1], sums[2], sums[3]] = [s0, s1, s2, s3]
  ;[sums[4], sums[5], sums[6], sums[7]] = [n0, n1, n2, n3]
}

/** Takes what each filter should have found back to its words and to those of the text. */
export function slideBack(
  { width, weights, bias }: Filters,
  text: Float64Array,
  textSlopes: Float64Array,
  { most, where }: Found,
  slopes: Float64Array,
  from: number,
): void {
  const size = width * DIMS
  for (let filter = 0; filter < FILTERS; filter++) {
    const slope = slopes[from + filter] as number
    if (slope === 0 || most[from + filter] === 0) continue
    bias.slopes[filter] = (bias.slopes[filter] as number) + slope
    const start = (where[from + filter] as number) * DIMS
    const row = filter * size
    for (let at = 0; at < size; at++) {
      weights.slopes[row + at] =
        (weights.slopes[row + at] as number) + slope * (text[start + at] as number)
      textSlopes[start + at] =
        (textSlopes[start + at] as number) + slope * (weights.values[row + at] as number)
    }
  }
}
