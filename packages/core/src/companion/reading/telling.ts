import type { Analysis, Feeling } from '#analysis/index.ts'
import type { Fragment } from './fragments.ts'
import { leaningOf } from './tone.ts'
import { plainName, type Topic } from './topics.ts'

/** A line with how much it says about whoever wrote it. */
export interface Line {
  readonly fragment: Fragment
  readonly score: number
  /** It names a feeling of the writer. */
  readonly feels: boolean
  /** It says which feeling is not there. */
  readonly denies: boolean
}

/** From here on a line is worth a sentence of its own. */
export const TELLING = 2.6

const FIRST_PERSON = /\b(?:i|i['’]\w+|im|ive|my|me|myself|we|our)\b/i
const DENIES = /n['’]t\b|\b(?:not|never)\b/i
const SAYS_WHAT_IS_WANTED =
  /\b(?:i wish|i want|i miss|i['’]d like|i don['’]?t know|i['’]m not sure)\b/i
/** A clock, a list of errands: it says little by itself. */
const DULL =
  /\b(?:o['’]clock|half past|quarter to|twenty to|lunch|breakfast|bus|train|parking|email|by the way|for example)\b|\d/i

/** Lines of nothing but these say nothing by themselves: `That is all`, `One of them`. */
const SMALL =
  /^(?:i|i['’]\w+|me|my|you|he|she|it|it['’]s|its|we|they|them|him|her|us|that|that['’]s|this|these|those|there|there['’]s|a|an|the|one|ones|of|all|and|but|so|or|to|in|on|at|for|with|from|by|as|is|was|are|were|am|be|been|being|do|did|does|done|have|has|had|will|would|could|can|not|no|don['’]t|didn['’]t|isn['’]t|wasn['’]t|thing|things|way|bit|just|very|really|then|now|also|too|still|again|what|who|which|how|if|about|out|up|down|good|know|think|said|say|go|went|got|get|went|time|day|today|like|more|some|any|much|lot|since|into|than|when|well)$/i

/** The lines that say something, each with how much. */
export function linesOf(
  fragments: readonly Fragment[],
  analysis: Analysis,
  topics: readonly Topic[],
): Line[] {
  const leaning = leaningOf(analysis)
  const names = topics.slice(0, 8).map(({ name }) => plainName(name))
  return fragments.flatMap((fragment) => {
    const content = fragment.text.split(/\s+/).filter((word) => !SMALL.test(word)).length
    if (content < (FIRST_PERSON.test(fragment.text) ? 1 : 2)) return []
    const felt = analysis.feelings.filter(
      ({ whose, start, end }) => whose === 'self' && start >= fragment.start && end <= fragment.end,
    )
    const isAgainst = felt.some(({ valence }) => valence * leaning < 0)
    const score = scoreOf(fragment, felt, names, analysis) - (isAgainst ? 1.5 : 0)
    const denies =
      felt.some(({ negated }) => negated) || (felt.length > 0 && DENIES.test(fragment.text))
    return [{ fragment, score, denies, feels: felt.length > 0 }]
  })
}

function scoreOf(
  { text, words, whole, sentence }: Fragment,
  felt: readonly Feeling[],
  names: readonly string[],
  { sentences }: Analysis,
): number {
  const lower = text.toLowerCase()
  const named = names.filter((name) => lower.includes(name)).length
  return (
    felt.reduce((sum, { degree }) => sum + (degree === 'strong' ? 2 : 1.4), 0) +
    Math.min(2, named) * 1.1 -
    (named === 0 && felt.length === 0 ? 1.8 : 0) +
    (FIRST_PERSON.test(text) ? 1.2 : 0) +
    Math.abs(sentences[sentence]?.valence ?? 0) * 0.8 +
    (SAYS_WHAT_IS_WANTED.test(text) ? 0.6 : 0) +
    (words >= 5 && words <= 12 ? 0.8 : 0) +
    (whole ? 0.7 : 0) -
    (words < 5 && felt.length === 0 ? 0.8 : 0) +
    lateness(sentence, sentences.length) -
    (DULL.test(text) ? 1.2 : 0)
  )
}

/** People come to the point towards the end. */
function lateness(sentence: number, of: number): number {
  return of < 4 ? 0 : (sentence / of) * 0.8
}
