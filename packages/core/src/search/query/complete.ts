import { moods } from '#preferences/index.ts'
import { fold } from '../fold.ts'
import { quoteValue } from './edit-query.ts'
import { OPERATORS, type Operator } from './query.ts'

/** A completion of the last word of a query. */
export interface Completion {
  /** The token that replaces the last one: `tag:river`, or `tag:`, which needs a value. */
  readonly token: string
  /** The query with it. */
  readonly query: string
}

const MAX_COMPLETIONS = 6
/** Fewer letters begin too many words. */
const MIN_OPERATOR_CHARS = 2
const LAST_TOKEN = /(?:^|\s)(-?)(?:(\p{L}{2,10}):["“„]?)?([^\s"“”„:]*)$/u

/** Completes the operator, the tag or the mood that a query ends with. */
export function completeQuery(
  query: string,
  tags: readonly string[],
  operators: readonly Operator[] = OPERATORS,
): Completion[] {
  // Only the end is read: a pattern that is anchored at the end is tried at each place.
  const end = query.slice(-MAX_TOKEN_CHARS)
  const match = LAST_TOKEN.exec(end)
  if (!match) return []
  const [whole, minus = '', name, typed = ''] = match
  const begin = query.slice(0, query.length - whole.trimStart().length)
  const values =
    name === undefined ? operatorsLike(typed, operators) : valuesOf(name.toLowerCase(), typed, tags)
  return values
    .map((value) => `${minus}${value}`)
    .filter((token) => token !== whole.trim())
    .slice(0, MAX_COMPLETIONS)
    .map((token) => ({ token, query: `${begin}${token}${token.endsWith(':') ? '' : ' '}` }))
}

const MAX_TOKEN_CHARS = 120

function operatorsLike(typed: string, operators: readonly Operator[]): string[] {
  if (typed.length < MIN_OPERATOR_CHARS) return []
  const tokens = operators.map((name) => (name === 'is' ? 'is:starred' : `${name}:`))
  return tokens.filter((token) => token.startsWith(typed.toLowerCase()))
}

function valuesOf(name: string, typed: string, tags: readonly string[]): string[] {
  const known: Readonly<Record<string, readonly string[]>> = {
    tag: tags,
    mood: Object.keys(moods),
    before: ['today', 'yesterday'],
    after: ['today', 'yesterday'],
    is: ['starred'],
  }
  const beginning = fold(typed)
  return (known[name] ?? [])
    .filter((value) => fold(value).startsWith(beginning))
    .map((value) => `${name}:${quoteValue(value)}`)
}
