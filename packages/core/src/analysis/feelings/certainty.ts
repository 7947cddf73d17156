import { wordAt } from '../reading/token.ts'
import type { Clauses } from './clauses.ts'
import type { Mention } from './mentions.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const MODALS = /* @__PURE__ */ set('would might may should will shall must could')
const WISHES = /* @__PURE__ */ set(
  'want wants wanted wish wishes wished try trying tried pretend pretending pretended supposed',
)
const CONDITIONS = /* @__PURE__ */ set('if unless whether')
const REACH = 7

/**
 * Whether a feeling is asserted, not wished for, asked about or hypothetical: `I want to be happy`
 * and `would be sad` assert none.
 */
export function isAsserted(clauses: Clauses, { from, group }: Mention, isYesNo: boolean): boolean {
  const { tokens, of } = clauses
  if (isYesNo) return false
  let at = from - 1
  for (; at >= Math.max(0, from - REACH) && of[at] === of[from]; at--) {
    const lower = wordAt(tokens, at)
    if (CONDITIONS.has(lower)) return false
    if (WISHES.has(lower)) return isNoMore(clauses, from)
    if (MODALS.has(lower) && !isPast(clauses, at) && !isReal(clauses, at, group)) return false
  }
  return !isWishedFor(clauses, at)
}

/** `I couldn't stop laughing` happened, and `I will miss her` is felt now. */
function isReal({ tokens }: Clauses, at: number, group: Mention['group']): boolean {
  if (group === 'longing') return true
  return tokens[at]?.lower === 'could' && tokens[at + 1]?.lower === 'not'
}

/** `I'd been sad` is `I had been sad`. */
function isPast({ tokens }: Clauses, at: number): boolean {
  const short = tokens[at]?.text.length === 2
  return short && /^(?:been|felt|got|become|grown|cried|never)$/.test(wordAt(tokens, at + 1))
}

/** `I no longer want to be sad` implies being sad. */
function isNoMore({ tokens }: Clauses, from: number): boolean {
  const after = tokens.slice(from + 1, from + 3).map(({ lower }) => lower)
  return after[0] === 'anymore' || (after[0] === 'any' && after[1] === 'more')
}

/** `I wish I was happy`, `I'm not sure I'm happy`. */
function isWishedFor({ tokens }: Clauses, at: number): boolean {
  const last = wordAt(tokens, at)
  if (last === 'sure' || last === 'certain') return tokens[at - 1]?.lower === 'not'
  return /^(?:wish|wished|if|unsure|pretend|pretended)$/.test(last)
}
