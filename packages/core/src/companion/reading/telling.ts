import type { Analysis } from '#analysis/index.ts'
import { type Fragment, HAS_A_VERB } from './fragments.ts'
import { JOYS } from './weight.ts'

/** A line, scored by how much it says about its writer. */
export interface Line {
  readonly fragment: Fragment
  readonly score: number
}

/** Minimum score for a line to be mentioned. */
export const TELLING = 2.6

/** `nobody` is about the writer, too: `nobody called`. */
const FIRST_PERSON =
  /^(?:did|have|do|can|could|was|am)(?:n['’]?t| not)\b|\b(?:i|i['’]\w+|im|ive|id|my|me|myself|we|our|nobody|no one|noone)\b/i
/** The writer is the subject. */
const BEGINS_WITH_I = /^(?:(?:now|then|but|so|today|tonight) )?(?:i|we|i['’]\w+|im|ive)\b/i
/** A diary leaves out its `I`: `Fell asleep on the train and woke up in Crewe`. */
const LEAVES_OUT_I =
  /^(?!tired|scared|bored|worried|exhausted|need|speed|indeed)(?:\w{2,}ed|went|sat|stood|put|took|came|got|bought|ate|ran|rang|read|wrote|made|left|held|saw|heard|found|gave|drove|slept|woke|lay|kept|let|lost|won|fell|spent|had) (?:\S+ ){5}/i
/** Admissions: what is not, is no longer, or was never said. */
const CONFESSES =
  /n['’]t\b|\b(?:not|never|nobody|no one|noone|nothing|none|cannot|cant|dont|didnt|wont|havent|isnt|used to|no longer|any ?more|without|only|pretend\w*|lied|lying|hid|hate|miss|wish|want|wanted|alone|apologi[sz]ed?|my fault|always do|should have|could have|in case|even though|whole)\b/i
const TURNS = /^(?:but|and yet|yet|except|then)\b|\b(?:but|instead|even so)\b/i
const FEELS = /\b(?:feel|feels|felt|feeling) (?:like|as if|as though|\w+)/i
/** Times, errands and remarks on the writing say little. */
const DULL =
  /\b(?:o['’]clock|half past|quarter to|twenty to|parking|by the way|(?:meeting|appointment) at|for example|minutes late)\b|^\d/i
/** About the writing itself, and never quoted. */
const ABOUT_WRITING =
  /\b(?:to be honest|get this|know (?:where|how) to (?:start|begin)|(?:write|writing|talk|say) (?:any ?more|more|about (?:it|this|that)|(?:it|this|that) down)|can['’]?t (?:write|talk)|i (?:wrote|write|am writing) (?:this|it) |writing (?:this|that) |told to write|used to$)/i
/** `He is five, I know` is about him. */
const TAG = /,? i (?:know|guess|suppose|think|mean)$/i
/** What others say is less personal. */
const REPORTS = /^(?!i\b).*\b(?:says?|said|told|asked|asks|thinks)\b/i

/** Lines of only these words say nothing: `That is all`, `One of them`. */
const SMALL =
  /^(?:i|i['’]\w+|me|my|you|he|she|it|it['’]s|its|we|they|them|him|her|us|that|that['’]s|this|these|those|there|there['’]s|a|an|the|one|ones|of|all|and|but|so|or|to|in|on|at|for|with|from|by|as|is|was|are|were|am|be|been|being|do|did|does|done|have|has|had|will|would|could|can|not|no|don['’]t|didn['’]t|isn['’]t|wasn['’]t|thing|things|way|bit|just|very|really|then|now|also|too|still|again|what|who|which|how|if|about|out|up|down|good|know|think|thought|asked|said|say|go|went|got|get|went|time|day|today|like|more|some|any|much|lot|since|into|than|when|well|maybe|ok|okay|yes|guess)$/i

/** The lines with content, with their scores. */
export function linesOf(
  fragments: readonly Fragment[],
  analysis: Analysis,
  isBright: boolean,
): Line[] {
  return fragments.flatMap((fragment) => {
    const content = contentOf(fragment.text).length
    if (content < (isOwn(fragment, analysis) ? 1 : 2)) return []
    if (ABOUT_WRITING.test(fragment.text) || isDeniedReason(fragment, analysis)) return []
    return [{ fragment, score: scoreOf(fragment, analysis, isBright) }]
  })
}

/** About the writer, and with content: a whole sentence, or a feeling. */
const isOwn = (fragment: Fragment, analysis: Analysis) =>
  FIRST_PERSON.test(fragment.text) && (fragment.whole || feelingsIn(fragment, analysis).length > 0)

/** `I didn't go because I was sad` is ambiguous about the reason. */
function isDeniedReason({ sentence, start }: Fragment, { sentences }: Analysis): boolean {
  const within = sentences[sentence]
  const before = within?.text.slice(0, Math.max(0, start - within.start)) ?? ''
  return /(?:n['’]t|\b(?:not|never))\b.*\bbecause\s+$/i.test(before)
}

const contentOf = (text: string) => text.split(/\s+/).filter((word) => !SMALL.test(word))

/** Admissions, feelings, contrasts and last words score highest; names and length don't count. */
function scoreOf(fragment: Fragment, analysis: Analysis, isBright: boolean): number {
  const { text, words, whole } = fragment
  const own = FIRST_PERSON.test(text.replace(TAG, '')) || LEAVES_OUT_I.test(text)
  const points: readonly (readonly [boolean, number])[] = [
    [own, 1.2],
    [BEGINS_WITH_I.test(text), 0.3],
    [whole, 0.5],
    [TURNS.test(text), 0.4],
    [comesToAPoint(fragment, analysis), 0.7],
    [words < 4 && !own, -0.8],
    [!HAS_A_VERB.test(text), -1.8],
    [DULL.test(text), -1.6],
    [REPORTS.test(text), -0.9],
    [isBright && JOYS.test(text), 1.2],
  ]
  const sum = points.reduce((total, [isSo, worth]) => total + (isSo ? worth : 0), 0)
  return sum + place(fragment, analysis, own) + ownedUp(fragment, own && !isBright, analysis)
}

/** Admissions and feelings; a negated feeling only leads up to the real one. */
function ownedUp(fragment: Fragment, own: boolean, analysis: Analysis): number {
  const felt = feelingsIn(fragment, analysis)
  if (felt.some(({ negated }) => negated)) return 0
  const confessed = CONFESSES.test(fragment.text) ? (own ? 1.6 : 0.6) : 0
  return confessed + (felt.length > 0 || FEELS.test(fragment.text) ? 1.3 : 0)
}

const feelingsIn = ({ start, end }: Fragment, { feelings }: Analysis) =>
  feelings.filter((one) => one.whose === 'self' && one.start >= start && one.end <= end)

/** A short sentence after a long one, or one that repeats a word of the one before. */
function comesToAPoint({ sentence, text, words, whole }: Fragment, { sentences }: Analysis) {
  const before = sentences[sentence - 1]?.text
  if (!before || !whole) return false
  const known = new Set(contentOf(before.toLowerCase().replace(/[^\p{L}'’\s]/gu, '')))
  const echoes = contentOf(text.toLowerCase()).some((word) => known.has(word))
  return (words <= 7 && before.split(/\s+/).length >= 12) || (words <= 10 && echoes)
}

/** People get to the point toward the end; the first sentence sets the scene. */
function place({ sentence, start }: Fragment, { sentences }: Analysis, own: boolean): number {
  const last = sentences.length - 1
  if (last < 1) return (start / (sentences[0]?.end ?? 1)) * 0.8
  if (sentence === last) return own ? 0.9 : 0.6
  return sentence === 0 ? -0.3 : (sentence / last) * 0.4
}
