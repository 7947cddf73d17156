import { DANGLING, type Fragment } from '../reading/fragments.ts'
import type { Reading } from '../reading/reading.ts'
import { type Line, TELLING } from '../reading/telling.ts'
import { ownFeelings } from '../reading/tone.ts'
import type { Frame } from '../voice.ts'
import * as wordings from '../words/lines.ts'
import * as questions from '../words/questions.ts'
import { type Kind, type Notice, notice, type Span } from './notice.ts'

const FIRST_PERSON = /\b(?:i|i['’]\w+|im|ive|my|me|myself|we|our)\b/i
const TURNS = /^(?:but|and yet|yet|except)\s+(?!i['’]m going to be honest)\S+\s+\S+\s+\S/i
const UNKNOWN =
  /^(?:but |maybe )?(?:(?:i|we) (?:still |really |just )?(?:don['’]?t|do not) know (?:if|whether|why|what|who|how|which|where)\b.*\b(?:i|i['’]m|i['’]d|me|my|it)|i['’]m not sure|not sure|i wonder|i can['’]?t decide|i don['’]?t have a)\b/i
const WISH =
  /^(?:but )?(?:i wish|i want (?:to|a|an|the|my)|i['’]d (?:like|love|rather)|i would (?:like|love|rather)|i wanted to)\b(?! (?:noted|get this|write|put (?:it|this|that)))/i
const SHOULD = /^(?:but |maybe )?i (?:really |still )?(?:should|ought to|have to|must)\b/i
const PLAN =
  /^(?:but |maybe )?(?:i['’]ll|i will|i['’]m going to(?! be honest)|i am going to|i could (?:write|go|do|say|tell|call|ring|try|ask|start|stop|take|send)|i think (?:that )?i['’]?(?:ll| will)|tomorrow i)\b/i
const PAST = /^(?:but )?(?:i|we|it|she|he|they) (?:used to|no longer)\b/i
const DENIES =
  /n['’]t\b|\b(?:not|never|no|nothing|nobody|without|badly|worst|could have|well|wish|as if)\b/i
/** A pattern by which a line is found, and what can be said of it. */
interface Finding {
  readonly kind: Kind
  readonly finds: RegExp
  readonly frames: readonly Frame[]
  readonly questions: readonly Frame[]
  readonly weight: number
}

const findings: readonly Finding[] = [
  { kind: 'turn', finds: TURNS, frames: wordings.turn, questions: [], weight: 2.3 },
  {
    kind: 'unknown',
    finds: UNKNOWN,
    frames: wordings.unknown,
    questions: questions.unknown,
    weight: 2.7,
  },
  { kind: 'wish', finds: WISH, frames: wordings.wish, questions: questions.wish, weight: 2.3 },
  { kind: 'should', finds: SHOULD, frames: wordings.should, questions: [], weight: 1.9 },
  { kind: 'plan', finds: PLAN, frames: wordings.plan, questions: questions.plan, weight: 1.9 },
  { kind: 'past', finds: PAST, frames: wordings.past, questions: [], weight: 1.6 },
]

/** What can be said of single lines of a text. */
export function noticeLines(reading: Reading): Notice[] {
  const { lines } = reading
  return [
    ...aFewWords(reading),
    ...keyLines(reading, lines),
    ...findings.flatMap((finding) => found(finding, lines)),
    ...against(reading, lines),
    ...endings(reading),
    ...ownQuestions(reading),
  ]
}

/** A message of a word or two is quoted whole. */
function aFewWords({ text, fragments }: Reading): Notice[] {
  const words = text.trim().replace(/[^\p{L}\p{N}'’]+$/u, '')
  if (fragments.length > 0 || words.length > 60 || !/^[\p{L}\p{N}'’,\- ]+$/u.test(words)) return []
  const frames = words.includes(' ') ? wordings.fewWords : wordings.oneWord
  const spans = [{ start: 0, end: text.length }]
  return [
    notice({
      ...{ kind: 'only', weight: 3, frames, spans, questions: questions.only },
      slots: { quote: words },
    }),
  ]
}

function quoting(
  kind: Kind,
  weight: number,
  frames: readonly Frame[],
  fragment: Fragment,
  asks: readonly Frame[],
): Notice {
  return notice({
    ...{ kind, weight, frames, questions: asks },
    slots: { quote: fragment.text },
    spans: [fragment],
  })
}

function keyLines({ analysis, single }: Reading, lines: readonly Line[]): Notice[] {
  if (single)
    return lines
      .filter(({ fragment }) => fragment.whole)
      .map(({ fragment }) => quoting('only', 3.2, wordings.only, fragment, questions.only))
  const isFelt = ownFeelings(analysis).length > 0
  return lines
    .filter(({ denies }) => !denies)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 12)
    .map(({ fragment, score, feels }) => {
      // Where feelings are named, a line that names none is not what a reply begins with.
      const weight = 1.4 + score * 0.3 - (isFelt && !feels ? 1.2 : 0)
      return quoting('line', weight, wordings.key, fragment, [])
    })
}

function found({ kind, finds, frames, weight, questions: asks }: Finding, lines: readonly Line[]) {
  return lines
    .filter(({ fragment }) => finds.test(fragment.text))
    .map(({ fragment, score }) => {
      // A text that is nothing but this is opened with it.
      const alone = fragment.whole && lines.length < 3 ? 1 : 0
      return quoting(kind, weight + score * 0.05 + alone, frames, fragment, asks)
    })
}

/** A good line in a hard text, a hard line in a good one. */
function against({ analysis, tone }: Reading, lines: readonly Line[]): Notice[] {
  const sign = tone === 'low' ? 1 : tone === 'high' ? -1 : 0
  return lines.flatMap(({ fragment, score }) => {
    const valence = analysis.sentences[fragment.sentence]?.valence ?? 0
    if (valence * sign < 0.45 || !fragment.whole || DENIES.test(fragment.text)) return []
    const frames = sign > 0 ? wordings.bright : wordings.dark
    return [quoting('contrast', 2 + score * 0.05, frames, fragment, [])]
  })
}

function endings({ analysis, lines, whole }: Reading): Notice[] {
  const last = analysis.sentences.length - 1
  const closes = (analysis.sentences[last]?.end ?? 0) - 3
  const ending = lines.find(
    ({ fragment }) => fragment.sentence === last && fragment.end >= closes,
  )?.fragment
  if (!whole || last < 5 || !ending) return []
  return [quoting('ending', 2.4, wordings.ending, ending, [])]
}

/** The first words, up to one that can stand last. */
function beginningOf(asked: string): string {
  const words = asked.split(/\s+/)
  const ends = [6, 5, 4, 7].map((count) => words.slice(0, count).join(' '))
  return ends.find((end) => !DANGLING.test(end) && !/[?!.,;:]/.test(end)) ?? words[0] ?? ''
}

const ASKS =
  /^(?:why|what|how|who|where|when|was|is|am|are|did|do|does|should|could|would|will|can)\b/i

function ownQuestions({ analysis, text }: Reading): Notice[] {
  return analysis.questions.flatMap((index) => {
    const sentence = analysis.sentences[index]
    const asked = sentence?.text ?? ''
    const first = beginningOf(asked)
    const isOwn = ASKS.test(asked) && FIRST_PERSON.test(asked) && !/["“”]/.test(asked)
    if (
      !sentence ||
      !isOwn ||
      /[?!.,;:]/.test(first) ||
      !first.includes(' ') ||
      asked.split(/\s+/).length < 6
    )
      return []
    const start = text.indexOf(first, sentence.start)
    return [
      notice({
        ...{ kind: 'own question', weight: 2.2, frames: wordings.ownQuestion },
        slots: { quote: first },
        spans: [{ start, end: sentence.end }],
      }),
    ]
  })
}

/** The lines right before and right after one that was quoted. */
export function linesBeside(reading: Reading, { start, end }: Span): Notice[] {
  const { text, analysis } = reading
  const here = analysis.sentences.findIndex((one) => one.start < end && start < one.end)
  const lines = reading.lines.filter(({ score }) => score >= TELLING)
  const at = (sentence: number) =>
    lines.find(({ fragment }) => fragment.sentence === sentence && fragment.whole)?.fragment
  // Nothing that was written may stand between them, and no blank line either.
  const isClose = (one: Span | undefined) =>
    one && !/[\p{L}\n]/u.test(text.slice(Math.min(one.end, end), Math.max(one.start, start)))
  const [before, after] = [at(here - 1), at(here + 1)].map((one) =>
    isClose(one) ? one : undefined,
  )
  return [
    ...(after ? [quoting('near', 2.5, wordings.rightAfter, after, [])] : []),
    ...(before ? [quoting('near', 2.2, wordings.rightBefore, before, [])] : []),
  ]
}
