import { evaluations, feelingGroups, feelingWords } from '#analysis/index.ts'
import { groupOf, sentimentOf } from './labels.ts'

const GOOD = /* @__PURE__ */ new Set('good great fine okay ok pleasant positive well'.split(' '))
const BAD = /* @__PURE__ */ new Set('bad awful hard low unpleasant negative rough'.split(' '))
const BY_SENTIMENT = { positive: 0.7, negative: -0.7, ambiguous: 0, neutral: 0 } as const

/** The valence of a single word, from -1 to 1; 0 also where it has none. */
export function valenceOf(word: string): number {
  if (groupOf.has(word)) return BY_SENTIMENT[sentimentOf(word)]
  if (GOOD.has(word)) return 0.5
  if (BAD.has(word)) return -0.5
  const named = feelingWords.get(word)
  return named ? feelingGroups[named.group].valence : (evaluations.get(word) ?? 0)
}
