import type { Analysis, Feeling } from '#analysis/index.ts'

/** The tone of a text, as far as it's certain. */
export type Tone = 'low' | 'high' | 'mixed' | 'plain'

/** The writer's own asserted feelings. */
export function ownFeelings({ feelings }: Analysis): Feeling[] {
  return feelings.filter(({ whose, negated }) => whose === 'self' && !negated)
}

/** Feelings decide; without any, only a clear valence of the whole text does. */
export function toneOf(analysis: Analysis): Tone {
  const own = ownFeelings(analysis).filter(({ hedged }) => !hedged)
  const sum = (of: readonly Feeling[]) =>
    of.reduce((total, { valence }) => total + Math.abs(valence), 0)
  const good = sum(own.filter(({ valence }) => valence > 0.15))
  const bad = sum(own.filter(({ valence }) => valence < -0.15))
  if (good > 0 && bad > 0) {
    if (good > 3 * bad) return 'high'
    return bad > 3 * good ? 'low' : 'mixed'
  }
  if (bad > 0) return 'low'
  if (good > 0) return analysis.valence < -0.2 ? 'mixed' : 'high'
  if (analysis.valence < -0.3) return 'low'
  return analysis.valence > 0.45 ? 'high' : 'plain'
}
