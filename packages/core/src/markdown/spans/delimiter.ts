import { characterAt, characterBefore, type Neighbor } from './characters.ts'

/** A run of `*` or `_`, or a `~~`, that may open or close emphasis. */
export interface Delimiter {
  readonly mark: string
  readonly length: number
  readonly canOpen: boolean
  readonly canClose: boolean
  /** Between two letters: such a mark styles a part of that word only. */
  readonly inWord: boolean
  /** The last blank, and the last character that isn't a blank or a sign, before it. */
  readonly lastBlank: number
  readonly lastSolid: number
  /** The part that isn't used yet. */
  from: number
  count: number
}

type Flanks = Pick<Delimiter, 'canOpen' | 'canClose' | 'inWord'>

const DIGIT = /\d/

/** What a run of marks may do, by the characters on its two sides (CommonMark's flanking rules). */
export function flanksOf(text: string, from: number, to: number): Flanks | undefined {
  const before = characterBefore(text, from)
  const after = characterAt(text, to)
  const inWord = before.isLetter && after.isLetter
  if (inWord && (text.charAt(from) === '_' || isArithmetic(before, after))) return undefined
  if (to - from === 1 && isFace(before, after)) return undefined
  const opens = isLeftFlanking(before, after)
  const closes = isLeftFlanking(after, before)
  if (!opens && !closes) return undefined
  if (text.charAt(from) !== '_') return { canOpen: opens, canClose: closes, inWord }
  const canOpen = opens && (!closes || before.isPunctuation || before.isUnspaced)
  const canClose = closes && (!opens || after.isPunctuation || after.isUnspaced)
  return { canOpen, canClose, inWord }
}

function isLeftFlanking(before: Neighbor, after: Neighbor): boolean {
  if (after.isBlank) return false
  return !after.isPunctuation || before.isBlank || before.isPunctuation || before.isUnspaced
}

/** `2*3*4`, `2*pi*r`. */
function isArithmetic(before: Neighbor, after: Neighbor): boolean {
  return DIGIT.test(before.character) || DIGIT.test(after.character)
}

/** `-_-`, `^_^`, `>_<`, `*_*`: the same sign on both sides. */
function isFace(before: Neighbor, after: Neighbor): boolean {
  if (!before.isPunctuation || !after.isPunctuation) return false
  return before.character === after.character || '<>'.includes(before.character)
}
