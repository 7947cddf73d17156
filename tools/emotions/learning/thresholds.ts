import { heads } from '@daywell/core/emotions'

/** Scores of texts that were not learnt from, a row of heads for each, with the truth. */
export interface Judged {
  readonly scores: Float32Array
  readonly truths: readonly Uint8Array[]
  /** How much each text counts. */
  readonly weight: number
}

interface Point {
  readonly score: number
  readonly is: number
  readonly weight: number
}

/** The best cut on few texts is luck: the mean over so many neighbours (a share of hits) is not. */
const SMOOTHED_OVER = 0.05

/** The score per head from which on saying it meets the truth best. */
export function thresholdsOf(judged: readonly Judged[]): number[] {
  return Array.from({ length: heads.count }, (_, head) => bestCut(pointsOf(judged, head)))
}

/** The score per head from which on so many of what is said are right; infinite where none is. */
export function sureFrom(judged: readonly Judged[], right: number, least: number): number[] {
  return Array.from({ length: heads.count }, (_, head) => {
    let [hits, said, cut] = [0, 0, Number.POSITIVE_INFINITY]
    for (const { score, is, weight } of pointsOf(judged, head)) {
      said += weight
      hits += is * weight
      if (said >= least && hits / said >= right) cut = score
    }
    return cut
  })
}

/** The highest first. */
export function pointsOf(judged: readonly Judged[], head: number): Point[] {
  return judged
    .flatMap(({ scores, truths, weight }) =>
      truths.map((truth, row) => ({
        score: scores[row * heads.count + head] as number,
        is: truth[head] as number,
        weight,
      })),
    )
    .toSorted((a, b) => b.score - a.score)
}

function bestCut(points: readonly Point[]): number {
  const meant = points.reduce((sum, { is, weight }) => sum + is * weight, 0)
  const f1 = new Float64Array(points.length)
  let [hits, said] = [0, 0]
  points.forEach(({ is, weight }, at) => {
    said += weight
    hits += is * weight
    f1[at] = (2 * hits) / (said + meant)
  })
  const reach = Math.max(1, Math.round((points.filter(({ is }) => is).length * SMOOTHED_OVER) / 2))
  let [best, bestAt] = [-1, 0]
  let sum = 0
  for (let at = 0; at < points.length; at++) {
    sum += f1[at] as number
    if (at > 2 * reach) sum -= f1[at - 2 * reach - 1] as number
    if (at >= 2 * reach && sum > best) {
      best = sum
      bestAt = at - reach
    }
  }
  return points[bestAt]?.score ?? 0
}
