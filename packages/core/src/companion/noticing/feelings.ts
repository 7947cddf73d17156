import type { Feeling } from '#analysis/index.ts'
import type { Fragment } from '../reading/fragments.ts'
import type { Reading } from '../reading/reading.ts'
import type { Span } from './notice.ts'

/** Verbs of feeling: quoted only together with their clause. */
const DOING =
  /^(?:laugh|cr[iy]|wept|weep|smil|sob|lov(?:e|ed|es|ing)$|hat|miss|enjoy|like|grin|giggl|peace|fun|stress|hope|hoping|delight)/i
/** Too vague to count as feelings alone. */
const TOO_LITTLE = /^(?:well|good|better|nice|fine|ok|okay|fun)$/i
const LEADING = /^(?:also|even|all|both|just|more|still|now|then|only|a|an|the)\s+(?=\p{L})/iu
const SHORT_CLAUSE = 13

interface Sayable extends Span {
  readonly said: string
  readonly feeling: Feeling
  /** The feeling alone, where that can be said. */
  readonly word: string | undefined
}

/** The feelings of a text in a form that can be quoted, each once. */
export function sayable(reading: Reading, feelings: readonly Feeling[]): Sayable[] {
  const seen = new Set<string>()
  return feelings.flatMap((feeling) => {
    const one = asSaid(reading, feeling)
    if (!one || seen.has(one.said.toLowerCase())) return []
    seen.add(one.said.toLowerCase())
    return [one]
  })
}

function asSaid(reading: Reading, feeling: Feeling): Sayable | undefined {
  if (isSupposed(reading, feeling)) return undefined
  const short = bare(reading, feeling)
  const clause = clauseOf(reading, feeling)
  if (!clause) return short
  return { said: clause.text, start: clause.start, end: clause.end, feeling, word: short?.word }
}

/** The scope of a negation in characters. */
const FURTHEST = 300

/** Hypothetical, or negated from further away: `I would be happy`, `not because I am sad`. */
function isSupposed(
  { text, analysis }: Pick<Reading, 'text' | 'analysis'>,
  feeling: Feeling,
): boolean {
  const from = analysis.sentences[feeling.sentence]?.start ?? 0
  // Bounds the work: an endless sentence would be read again for each of its feelings.
  const before = text.slice(Math.max(from, feeling.start - FURTHEST), feeling.start)
  return (
    /(?:\b(?:will|would|might|could|if)|['’](?:ll|d)) (?:\w+ ){0,3}$/i.test(before) ||
    /(?:n['’]t|\bnot|\bnever)\b[^.;:]*\b(?:because|that|if)\b[^,.;:]*$/i.test(before)
  )
}

/** The feeling in its own one or two words. */
export function bare(reading: Pick<Reading, 'text'>, feeling: Feeling): Sayable | undefined {
  const written = reading.text.slice(feeling.start, feeling.end)
  const said = written.replace(LEADING, (lead) =>
    /^a\s/i.test(lead) && /^a (?:bit|little)/i.test(written) ? lead : '',
  )
  if (
    DOING.test(feeling.word) ||
    TOO_LITTLE.test(said) ||
    /[,;:"“”\n?!]/.test(said) ||
    said.split(' ').length > 5
  )
    return
  const start = feeling.end - said.length
  const word = inSmall(said.replace(/\s+(?:of|to|about|with|at|that|for)$/i, ''))
  return { said: word, start, end: feeling.end, feeling, word }
}

/** The first word of a sentence is quoted without its capital. */
const inSmall = (said: string) =>
  said.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())

/** The shortest line that holds the feeling and its degree. */
function clauseOf({ fragments }: Reading, feeling: Feeling): Fragment | undefined {
  return fragments
    .filter(
      ({ start, end, words }) =>
        start <= feeling.start && end >= feeling.end && words <= SHORT_CLAUSE,
    )
    .toSorted((a, b) => a.words - b.words)[0]
}
