import { heads } from '@daywell/core/emotions'
import { type Judged, pointsOf } from './thresholds.ts'

/** From a score to how likely it is, per head: a logistic curve, found by Newton's steps. */
export function curvesOf(judged: readonly Judged[]): { slope: number[]; shift: number[] } {
  const curves = Array.from({ length: heads.count }, (_, head) => {
    const points = pointsOf(judged, head)
    let [slope, shift] = [1, 0]
    for (let step = 0; step < 20; step++) {
      let [gs, gb, ss, sb, bb] = [0, 0, 1e-6, 0, 1e-6]
      for (const { score, is, weight } of points) {
        const likely = 1 / (1 + Math.exp(-(slope * score + shift)))
        const off = (likely - is) * weight
        const spread = likely * (1 - likely) * weight
        gs += off * score
        gb += off
        ss += spread * score * score
        sb += spread * score
        bb += spread
      }
      const area = ss * bb - sb * sb
      slope -= (bb * gs - sb * gb) / area
      shift -= (ss * gb - sb * gs) / area
    }
    return { slope, shift }
  })
  return { slope: curves.map(({ slope }) => slope), shift: curves.map(({ shift }) => shift) }
}
