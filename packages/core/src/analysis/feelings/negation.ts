import type { Clauses } from './clauses.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const NEGATORS = /* @__PURE__ */ set(
  'not no never without hardly barely scarcely neither nor nothing nobody none stopped stop quit',
)
/** Words that a denial reaches across: `I did not feel very happy`. */
const CARRIES = /* @__PURE__ */ set(
  'be feel feeling get become seem look make have want think sound stay keep need let do will ' +
    'can could would may might',
)
const RAISES = /* @__PURE__ */ set('think believe feel suppose say reckon guess')
const REACH = 7

export interface Denial {
  readonly negated: boolean
  /** `never so happy`, `couldn't be happier`: a denial that says the most. */
  readonly heightened: boolean
  /** The first word of the denial, or where the search began. */
  readonly from: number
}

/** Whether what begins at a word is said not to be there. */
export function denialOf({ tokens, of }: Clauses, at: number): Denial {
  let negators = 0
  let from = at
  let heightened = false
  const clause = of[at]
  let before = at - 1
  for (; before >= Math.max(0, at - REACH) && of[before] === clause; before--) {
    if (isNegator({ tokens, of }, before)) {
      negators += 1
      heightened ||= isHeightened({ tokens, of }, before, at)
      from = before
    } else if (endsReach({ tokens, of }, before)) break
  }
  if (isRaised({ tokens, of }, at)) negators += 1
  if (heightened) return { negated: false, heightened, from }
  return { negated: negators % 2 === 1, heightened: false, from }
}

function isNegator({ tokens }: Clauses, at: number): boolean {
  const token = tokens[at]
  if (!token || !NEGATORS.has(token.lower)) return false
  const next = tokens[at + 1]?.lower ?? ''
  if (token.lower === 'not' && /^(?:only|just|sure|help)$/.test(next)) return false
  // `no wonder I am sad`, `no matter how sad`.
  return !(token.lower === 'no' && /^(?:wonder|matter|doubt|idea|surprise)$/.test(next))
}

function isHeightened({ tokens }: Clauses, negator: number, at: number): boolean {
  const feeling = tokens[at]?.lower ?? ''
  const between = tokens.slice(negator + 1, at).map(({ lower }) => lower)
  if (tokens[negator]?.lower === 'never')
    return between.some((lower) => /^(?:so|this|more|such|as)$/.test(lower)) || /er$/.test(feeling)
  return /^(?:could)$/.test(tokens[negator - 1]?.lower ?? '') && /(?:er)$/.test(feeling)
}

/** A verb of its own takes the denial for itself: `I did not sleep and was tired`. */
function endsReach({ tokens }: Clauses, at: number): boolean {
  const token = tokens[at]
  if (!token) return true
  if (token.lower === 'and') return /^(?:AUX|VERB|PRON|PROPN)$/.test(tokens[at + 1]?.pos ?? '')
  return token.pos === 'VERB' && !CARRIES.has(token.lemma) && !CARRIES.has(token.lower)
}

/** `I don't think I'm happy` denies the happiness, not the thinking. */
function isRaised({ tokens, of }: Clauses, at: number): boolean {
  let first = at
  while (first > 0 && of[first - 1] === of[at]) first -= 1
  const verb = tokens[first - 1]?.lower === 'that' ? first - 2 : first - 1
  if (!RAISES.has(tokens[verb]?.lower ?? '')) return false
  return tokens[verb - 1]?.lower === 'not'
}
