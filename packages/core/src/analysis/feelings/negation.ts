import { wordAt } from '../reading/token.ts'
import type { Clauses } from './clauses.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const NEGATORS = /* @__PURE__ */ set(
  'not no never without hardly barely scarcely neither nor nothing nobody none',
)
/** Verbs that negate, and cancel a negation: `I couldn't stop crying`. */
const ENDS = /* @__PURE__ */ set('stopped stop quit without')
/** Words within the scope of a negation: `I did not feel very happy`. */
const CARRIES = /* @__PURE__ */ set(
  'be feel feeling get become seem look make have think sound stay keep let do will start ' +
    'can could would may might',
)
const RAISES = /* @__PURE__ */ set('think believe feel suppose say reckon guess')
const REACH = 7

export interface Denial {
  readonly negated: boolean
  /** `never so happy`, `couldn't be happier`: a negation that intensifies. */
  readonly heightened: boolean
  /** The first word of the negation, or where the search began. */
  readonly from: number
}

/** Whether the phrase that begins at a word is negated. */
export function denialOf(clauses: Clauses, at: number): Denial {
  const { tokens, of } = clauses
  const isAfar = isRaised(clauses, at) || isFarFrom(clauses, at) || isLongAgo(clauses, at)
  let [denied, ended, heightened] = [isAfar, false, false]
  let from = isFarFrom(clauses, at) ? at - 2 : at
  for (let before = at - 1; before >= Math.max(0, at - REACH); before--) {
    if (of[before] !== of[at]) break
    const ends = ENDS.has(wordAt(tokens, before))
    const denies = !ends && isNegator(clauses, before)
    ended ||= ends
    denied ||= denies
    heightened ||= denies && isHeightened(clauses, before, at)
    if (ends || denies) from = before
    else if (endsReach(clauses, before)) break
  }
  return { negated: !heightened && denied !== ended, heightened, from }
}

/** `far from happy`, `anything but happy`. */
function isFarFrom({ tokens }: Clauses, at: number): boolean {
  const [first, second] = [tokens[at - 2]?.lower, tokens[at - 1]?.lower]
  return (first === 'far' && second === 'from') || (first === 'anything' && second === 'but')
}

/** `I can't remember the last time I laughed`, but not `… laughed so hard`. */
function isLongAgo({ tokens }: Clauses, at: number): boolean {
  const around = tokens.slice(Math.max(0, at - 10), at + 3).map(({ lower }) => lower)
  const [, since] = /\bnot remember the last time (.*)$/.exec(around.join(' ')) ?? []
  return since !== undefined && !/\b(?:so|this|such|as|but|and)\b/.test(since)
}

function isNegator({ tokens }: Clauses, at: number): boolean {
  const token = tokens[at]
  if (!token || !NEGATORS.has(token.lower)) return false
  const next = wordAt(tokens, at + 1)
  if (token.lower === 'not' && /^(?:only|just|sure|help)$/.test(next)) return false
  // `no wonder I am sad`, `no matter how sad`.
  return !(token.lower === 'no' && /^(?:wonder|matter|doubt|idea|surprise)$/.test(next))
}

function isHeightened({ tokens }: Clauses, negator: number, at: number): boolean {
  const feeling = wordAt(tokens, at)
  const between = tokens.slice(negator + 1, at).map(({ lower }) => lower)
  if (tokens[negator]?.lower === 'never')
    return between.some((lower) => /^(?:so|this|more|such|as)$/.test(lower)) || /er$/.test(feeling)
  return /^(?:could)$/.test(wordAt(tokens, negator - 1)) && /(?:er)$/.test(feeling)
}

/** Another verb absorbs the negation: `I did not sleep and was tired`. */
function endsReach({ tokens }: Clauses, at: number): boolean {
  const token = tokens[at]
  if (!token) return true
  if (token.lower === 'and') return /^(?:AUX|VERB|PRON|PROPN)$/.test(tokens[at + 1]?.pos ?? '')
  return token.pos === 'VERB' && !CARRIES.has(token.lemma) && !CARRIES.has(token.lower)
}

/** `I don't think I'm happy` negates the happiness, not the thinking. */
function isRaised({ tokens, of }: Clauses, at: number): boolean {
  let first = at
  while (first > 0 && of[first - 1] === of[at]) first -= 1
  const verb = tokens[first - 1]?.lower === 'that' ? first - 2 : first - 1
  if (!RAISES.has(wordAt(tokens, verb))) return false
  return tokens[verb - 1]?.lower === 'not'
}
