import type { Token } from '../reading/token.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const BEGINS = /* @__PURE__ */ set(
  'but because although though while when whereas yet if unless until since whenever which who ' +
    'whom why how what where that whether cos cause',
)
const SUBJECTS = /* @__PURE__ */ set(
  'i we he she they you it this everyone everybody nobody someone somebody',
)
/** Bounds the work: the search within a clause is quadratic in its words. */
const MAX_CLAUSE_WORDS = 40
const VERBS = /* @__PURE__ */ set('VERB AUX')

/** A sentence with the clause index of each of its words. */
export interface Clauses {
  readonly tokens: readonly Token[]
  readonly of: readonly number[]
}

/**
 * Splits a sentence into clauses: at a comma, at conjunctions such as `but`, and where the subject
 * changes.
 */
export function clausesOf(tokens: readonly Token[]): Clauses {
  let clause = 0
  let length = 0
  let hasVerb = false
  const of = tokens.map((token, at) => {
    length += 1
    if (at > 0 && (length > MAX_CLAUSE_WORDS || begins(token, tokens[at + 1], hasVerb))) {
      clause += 1
      length = 1
      hasVerb = false
    }
    hasVerb ||= VERBS.has(token.pos)
    return clause
  })
  return { tokens, of }
}

function begins(token: Token, next: Token | undefined, hasVerb: boolean): boolean {
  if (token.breaks) return true
  // `that bad` is a degree, and `that` at the end is a thing.
  if (token.lower === 'that') return next !== undefined && SUBJECTS.has(next.lower)
  if (BEGINS.has(token.lower)) return true
  return hasVerb && SUBJECTS.has(token.lower)
}
