import { evaluations, feelingGroups, feelingWords } from '#analysis/index.ts'
import { groupOf, sentimentOf } from '../labels.ts'

/** The negated feelings of a sentence, and the asserted ones. */
export interface Denials {
  readonly deniedGood: boolean
  readonly deniedBad: boolean
  readonly saidGood: boolean
  readonly saidBad: boolean
}

const DENIES =
  /^(?:not|no|never|cannot|without|hardly|barely|neither|nor|nothing|nobody|dont|cant|isnt|wasnt|didnt|wont|aint|\S+n't)$/
/** A negation that intensifies, or that negates something else. */
const NO_DENIAL = /^(?:only|just|wonder|matter|doubt|problem|stop|help|wait|gonna|going|more|sure)$/
/** `Never been so happy`, `couldn't be happier`. */
const HEIGHTENED = /^(?:so|this|such|more|happier|better|prouder|calmer|gladder|worse|sadder)$/
const REACH = 5
const ENDS =
  /^(?:[.,!?:;].*|but|because|since|when|while|although|though|so|which|who|until|unless|if)$/

const GOOD = /* @__PURE__ */ new Set('good great fine okay ok pleasant positive well'.split(' '))
const BAD = /* @__PURE__ */ new Set('bad awful hard low unpleasant negative rough'.split(' '))
const BY_SENTIMENT = { positive: 0.7, negative: -0.7, ambiguous: 0, neutral: 0 } as const

export function denialsIn(tokens: readonly string[]): Denials {
  let [deniedGood, deniedBad, saidGood, saidBad] = [false, false, false, false]
  let reach = 0
  tokens.forEach((token, at) => {
    if (ENDS.test(token)) reach = 0
    const valence = valenceOf(token)
    if (valence !== 0) {
      const [isDenied, isGood] = [reach > 0, valence > 0]
      deniedGood ||= isDenied && isGood
      deniedBad ||= isDenied && !isGood
      saidGood ||= !isDenied && isGood
      saidBad ||= !isDenied && !isGood
    }
    reach -= 1
    if (begins(tokens, at)) reach = REACH
  })
  return { deniedGood, deniedBad, saidGood, saidBad }
}

/**
 * `far from happy`, `too tired to be angry`, `stopped enjoying`, `no more fear`, `I can't remember
 * the last time I laughed`: negations, too.
 */
function begins(tokens: readonly string[], at: number): boolean {
  const [token = '', next = ''] = tokens.slice(at, at + 2)
  if (token === 'from') return tokens[at - 1] === 'far'
  if (token === 'but') return tokens[at - 1] === 'anything'
  if (token === 'to') return tokens.slice(Math.max(0, at - 3), at).includes('too')
  if (token === 'stopped') return next.endsWith('ing')
  if (token === 'lost') return next !== 'in'
  if (token === 'no' && next === 'more') return true
  if (token === 'time') return isLongAgo(tokens, at)
  const isHeightened = tokens.slice(at + 1, at + 4).some((word) => HEIGHTENED.test(word))
  const isMost = /^(?:never|nothing|couldn't|can't|cannot)$|^(?:could|can) not$/
  if (isHeightened && (isMost.test(token) || isMost.test(`${tokens[at - 1]} ${token}`)))
    return false
  return DENIES.test(token) && !NO_DENIAL.test(next)
}

/** But not `the last time I laughed so hard`. */
function isLongAgo(tokens: readonly string[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 3), at).join(' ')
  const since = tokens.slice(at + 1, at + 1 + REACH)
  return before === 'remember the last' && !since.some((word) => HEIGHTENED.test(word))
}

/** The valence of a single word, from -1 to 1; 0 also where it has none. */
function valenceOf(word: string): number {
  if (groupOf.has(word)) return BY_SENTIMENT[sentimentOf(word)]
  if (GOOD.has(word)) return 0.5
  if (BAD.has(word)) return -0.5
  const named = feelingWords.get(word)
  return named ? feelingGroups[named.group].valence : (evaluations.get(word) ?? 0)
}
