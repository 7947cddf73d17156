import type { Feeling } from '../analysis.ts'
import type { ReadSentence } from '../reading/token.ts'
import { clausesOf } from './clauses.ts'
import { evaluations } from './evaluations.ts'
import { feelingGroups } from './groups.ts'
import { denialOf } from './negation.ts'

const BY_DEGREE = { slight: 0.5, clear: 1, strong: 1.35 } as const
/** Being not happy is bad, but not as bad as being sad. */
const DENIED = -0.5

/** What a feeling means for the person who has it. */
export function feelingValence(
  feeling: Pick<Feeling, 'group' | 'degree' | 'negated' | 'hedged'>,
  isIdiom: boolean,
): number {
  const plain = feelingGroups[feeling.group].valence * BY_DEGREE[feeling.degree]
  const signed = feeling.negated ? plain * DENIED : plain
  if (!feeling.hedged) return within(signed)
  // `Could be worse` is an understatement, but a good one.
  if (isIdiom) return within(signed * 0.5)
  // Hedged: `fine, I guess` isn't quite fine.
  return within(signed > 0 ? signed * 0.2 - 0.1 : signed * 0.8)
}

const OF_OTHERS = 0.3
const OF_THE_WORLD = 0.6

/** The valence of a sentence for its writer. */
export function sentenceValence(sentence: ReadSentence, feelings: readonly Feeling[]): number {
  const shares = [
    ...feelings.map(({ valence, whose }) => (whose === 'self' ? valence : valence * OF_OTHERS)),
    ...evaluationsIn(sentence, feelings),
  ].filter((share) => share !== 0)
  if (shares.length === 0) return 0
  return within(sum(shares) / Math.sqrt(shares.length))
}

function evaluationsIn(sentence: ReadSentence, feelings: readonly Feeling[]): number[] {
  const clauses = clausesOf(sentence.tokens)
  return sentence.tokens.flatMap(({ lower, start }, at) => {
    const value = evaluations.get(lower)
    if (value === undefined) return []
    if (feelings.some((feeling) => start >= feeling.start && start < feeling.end)) return []
    const { negated } = denialOf(clauses, at)
    return [value * OF_THE_WORLD * (negated ? DENIED : 1)]
  })
}

/** The valence of a text, by its sentences that have one. */
export function textValence(sentences: readonly { readonly valence: number }[]): number {
  const telling = sentences.map(({ valence }) => valence).filter((valence) => valence !== 0)
  return telling.length === 0 ? 0 : within(sum(telling) / telling.length)
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

function within(value: number): number {
  return Math.round(Math.max(-1, Math.min(1, value)) * 1000) / 1000
}
