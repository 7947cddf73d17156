import { characterAt, characterBefore, type Neighbor } from './characters.ts'

/** A run of `*` or `_`, or a `~~`, that may open or close emphasis. */
export interface Delimiter {
  readonly mark: string
  readonly length: number
  readonly canOpen: boolean
  readonly canClose: boolean
  /** The last character that isn't a blank or a sign, before it. */
  readonly lastSolid: number
  /** The part that isn't used yet. */
  from: number
  count: number
}

type Flanks = Pick<Delimiter, 'canOpen' | 'canClose'>

/** Outside of a mark: what ends a bracket before it, or begins one after it, is arithmetic or a face. */
const NOT_BEFORE = /[\p{Pe}\p{Sc}\p{Sk}\p{Sm}]/u
const NOT_AFTER = /[\p{Ps}\p{Sc}\p{Sk}\p{Sm}]/u

/** What a run of marks may do, by the characters on its two sides. */
export function flanksOf(text: string, from: number, to: number): Flanks | undefined {
  const before = characterBefore(text, from)
  const after = characterAt(text, to)
  if (to - from === 1 && isFace(before, after)) return undefined
  const mayJoin = to - from > 1 && text.charAt(from) === '*'
  const canOpen = isFlanking(before, after) && isOutside(before, mayJoin || NOT_BEFORE)
  const canClose = isFlanking(after, before) && isOutside(after, mayJoin || NOT_AFTER)
  return canOpen || canClose ? { canOpen, canClose } : undefined
}

/** CommonMark's rule for an opening mark; for a closing one, the sides are swapped. */
function isFlanking(outside: Neighbor, inside: Neighbor): boolean {
  if (inside.isBlank) return false
  return !inside.isPunctuation || outside.isBlank || outside.isPunctuation || outside.isUnspaced
}

/**
 * Stricter than CommonMark: marks within a word are text, as in `f*ck*ng`, `2*pi*r` and `snake_case`.
 * Scripts without blanks need them, but there only `**` isn't used for anything else.
 */
function isOutside(outside: Neighbor, never: RegExp | true): boolean {
  if (never === true || outside.isLetter) return !outside.isLetter
  if (outside.isPunctuation) return outside.character === '~' || !never.test(outside.character)
  return !outside.isUnspaced
}

/** `-_-`, `^_^`, `>_<`, `*_*`: the same sign on both sides. */
function isFace(before: Neighbor, after: Neighbor): boolean {
  if (!before.isPunctuation || !after.isPunctuation) return false
  return before.character === after.character || '<>'.includes(before.character)
}
