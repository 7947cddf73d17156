import { joined } from './in-context.ts'
import { LIKENS } from './made-up.ts'
import type { Statement, Told } from './statements.ts'

/** What someone says of a habit or of a kind of day. */
const STATES = [
  /^(?:and |but |so )?(?:\p{L}+days|mornings|nights|evenings|weekends|winters|summers) (?:are|were always|get|make|always|never)\b/iu,
  /^(?:and |but |so )?(?:every|each) (?:time|single time|\p{L}+day|morning|night|evening|week|month|january|february|march|april|may|june|july|august|\p{L}+ember|october|spring|summer|fall|autumn|winter|year|holiday|christmas)\b/iu,
  /^(?:and |but |so )?whenever\b/i,
  /\b(?:i|we|it|that|this|\p{L}+days|mornings|nights|evenings|weekends|mine)\b(?: \w+)? (?:always|usually|mostly|tend to|end up)\b/iu,
  /\b(?:always|usually|often) (?:the|my|me|us|when|on|after|before|at|in|i)\b/i,
  /\bi (?:never|hardly ever|rarely) (?!(?:\w+ed|knew|thought|had|was|did|saw|said|told|went|got|felt|been|heard|took|made|wrote|came)\b)\w+/i,
  /\b(?:start|end|middle|beginning) of the (?:week|month|day|year)\b.{0,20}\b(?:always|again|every|that)\b/i,
  /\b(?:same thing|it['’]s the same) every\b|\bevery (?:single )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/i,
]
/** Said of all such times, even where someone else has a part in it. */
const EACH_TIME = /^(?:and |but |so )?(?:whenever|every (?:single )?time|each time)\b/i
/** About someone else alone, or once in the past. */
const NOT_A_PATTERN =
  /^(?:he|she|they|you)\b|\b(?:said|says|told me|asked)\b|\bwill (?:never|always)\b|\b(?:['’]ve|have|had|has|was|were|did) (?:never|always)\b|\balways (?:wanted|thought|loved|hated|knew|been|had|remember)\b|\bevery day this\b|\bas always\b/i

/** Sentences in which the writer states a pattern, in the order of their days; each once. */
export function statedPatterns(told: readonly Told[]): Statement[] {
  const seen = new Set<string>()
  return told.flatMap(({ page, statements }) =>
    statements.flatMap((one, at) => {
      const key = one.text.toLowerCase()
      if (seen.has(key) || !isPattern(one)) return []
      seen.add(key)
      const before = statements[at - 1]
      const isBeside = before?.index === one.index - 1 && LEANS.test(one.text)
      return [isBeside ? (joined(page, before, one) ?? one) : one]
    }),
  )
}

/** `I always start it`: the sentence before says what. */
const LEANS = /\b(?:it|that|this|them)$/i

function isPattern({ text, isOwn }: Statement): boolean {
  if (text.split(/\s+/).length < 4 || LIKENS.test(text)) return false
  if (EACH_TIME.test(text)) return true
  if (NOT_A_PATTERN.test(text) || OF_SOMETHING.test(text)) return false
  return (isOwn || !ABOUT_OTHERS.test(text)) && STATES.some((states) => states.test(text))
}

/** `It is always pending`: of what, and what's it to the writer? */
const OF_SOMETHING = /^(?:and |but |so )?(?:it|that|this)\b(?!.*\b(?:i|me|my|we|us|our)\b)/i
/** `The bus always comes late` says nothing of the writer. */
const ABOUT_OTHERS =
  /^(?!(?:every|each|whenever|it|that|this|\p{L}+days|mornings|nights|evenings|weekends|mine|the (?:start|end|beginning|middle)|(?:and|but|so))\b).*$/iu
