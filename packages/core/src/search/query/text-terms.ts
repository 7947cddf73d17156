import { isUnspaced } from '#journal/index.ts'
import { fold } from '../fold.ts'
import { type Term, termsOf } from '../terms.ts'
import { parseQuery, type Query } from './query.ts'

/** What a query asks of the texts. */
export interface TextTerms {
  readonly terms: readonly Term[]
  readonly excluded: readonly Term[]
}

/** The words, quotations and exclusions of a query. */
export function textTermsOf(query: string): TextTerms {
  const { words, parts } = parseQuery(query)
  const phrases = parts.filter(({ kind }) => kind === 'phrase')
  const terms = (excluded: boolean) =>
    phrases.filter((part) => part.excluded === excluded).map(({ value }) => phraseTerm(value))
  // The words last: they are being typed, and narrow what the others found.
  return { terms: [...terms(false), ...termsOf(words)], excluded: terms(true) }
}

/** The query without what needs no text. Reading it again gives the same words and quotations. */
export function textOfQuery(query: string, { parts }: Query): string {
  const pieces: string[] = []
  let done = 0
  for (const { kind, start, end } of parts) {
    if (kind === 'phrase') continue
    pieces.push(query.slice(done, start))
    done = end
  }
  return [...pieces, query.slice(done)].join(' ').trim()
}

const BETWEEN_WORDS = /(?:[^\p{L}\p{M}\p{N}]|[\ufe00-\ufe0f])+/u

function phraseTerm(value: string): Term {
  const folded = fold(value)
  const words = folded.split(BETWEEN_WORDS).filter((word) => word !== '')
  const [first] = words
  if (first === undefined) return { text: folded, fits: 'signs' }
  if (words.length > 1) return { text: words.join(' '), fits: 'phrase' }
  return { text: first, fits: isUnspaced(first) ? 'anywhere' : 'word' }
}
