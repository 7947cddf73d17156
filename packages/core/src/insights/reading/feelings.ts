import { ownFeelings, sayable } from '#companion/index.ts'
import type { Told } from '../story/statements.ts'

/** A feeling of the writer, in the word that they used. */
export interface FeelingSaid {
  readonly word: string
  readonly valence: number
  readonly entries: readonly string[]
}

/** The feelings that entries name, those in most entries first, the stronger before the weaker. */
export function feelingsOf(told: readonly Told[]): FeelingSaid[] {
  const found = new Map<string, { valence: number; entries: Set<string> }>()
  for (const one of told)
    for (const { word, valence } of namedIn(one)) {
      const known = found.get(word) ?? { valence, entries: new Set() }
      found.set(word, known)
      known.entries.add(one.page.id)
    }
  return [...found]
    .map(([word, { valence, entries }]) => ({ word, valence, entries: [...entries] }))
    .sort(
      (a, b) => b.entries.length - a.entries.length || Math.abs(b.valence) - Math.abs(a.valence),
    )
}

/** The strongest feeling that an entry names. */
export function strongestIn(told: Told): FeelingSaid | undefined {
  const [strongest] = namedIn(told).toSorted((a, b) => Math.abs(b.valence) - Math.abs(a.valence))
  return strongest && { ...strongest, entries: [told.page.id] }
}

/** Too vague to count as feelings alone, or no feeling at all: `did not sleep`. */
const TOO_LITTLE = /^(?:well|good|better|nice|fine|ok|okay|fun)$|n['’]t\b|\b(?:sleep|slept)$/

/** Hedged, hypothetical or negated feelings don't count, and none of another person's. */
function namedIn({ page: { reading }, feelings }: Told) {
  const own = ownFeelings(reading.analysis).filter((feeling) => feelings.includes(feeling))
  return sayable(reading, own).flatMap(({ word, feeling }) =>
    word === undefined || feeling.hedged || TOO_LITTLE.test(feeling.word)
      ? []
      : [{ word: feeling.word, valence: feeling.valence }],
  )
}
