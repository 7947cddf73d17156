import { canonicalSpelling } from './spelling.ts'

// Words that may be anywhere in a phrase without changing it.
const FILLERS = new Set(
  `really rly just fucking fuckin fkn honestly literally actually even still truly kinda probably
  maybe sometimes desperately seriously simply so damn bloody also now only often genuinely
  definitely basically like tbh ngl rn completely absolutely deeply secretly badly much already
  clearly sort kind of very quite constantly always lately that again little all`
    .split(/\s+/)
    .map(canonicalSpelling),
)
/** The maximum number in a row. */
export const MAX_FILLERS = 3

export const isFiller = (word: string): boolean => FILLERS.has(word)
