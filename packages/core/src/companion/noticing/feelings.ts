import type { Feeling } from '#analysis/index.ts'
import type { Fragment } from '../reading/fragments.ts'
import type { Reading } from '../reading/reading.ts'
import { leaningOf, ownFeelings } from '../reading/tone.ts'
import { plainName, type Topic } from '../reading/topics.ts'
import type { Frame } from '../voice.ts'
import * as words from '../words/feelings.ts'
import { felt } from '../words/matters.ts'
import * as questions from '../words/questions.ts'
import { type Notice, notice, type Span } from './notice.ts'

/** What somebody does and not what they are: it is quoted only with its clause. */
const DOING =
  /^(?:laugh|cr[iy]|wept|weep|smil|sob|lov(?:e|ed|es|ing)$|hat|miss|enjoy|like|grin|giggl|peace|fun|stress|hope|hoping|delight)/i
/** Alone these may be no feeling at all. */
const TOO_LITTLE = /^(?:well|good|better|nice|fine|ok|okay|fun)$/i
const LEADING = /^(?:also|even|all|both|just|more|still|now|then|only|a|an|the)\s+(?=\p{L})/iu
const SHORT_CLAUSE = 13

interface Sayable extends Span {
  readonly said: string
  readonly feeling: Feeling
  /** The feeling alone, where that can be said. */
  readonly word: string | undefined
}

/** What can be said of the feelings that a text names. */
export function noticeFeelings(reading: Reading): Notice[] {
  const own = sayable(reading, ownFeelings(reading.analysis))
  return [
    ...(isOneLine(reading) ? [] : namedFeelings(reading, own)),
    ...degreeOfOne(reading, own),
    ...contrasts(reading, own),
    ...denials(reading),
  ]
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

/** Only thought of, or denied from further away: `I would be happy`, `not because I am sad`. */
function isSupposed(
  { text, analysis }: Pick<Reading, 'text' | 'analysis'>,
  feeling: Feeling,
): boolean {
  const before = text.slice(analysis.sentences[feeling.sentence]?.start ?? 0, feeling.start)
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

/** A word that began a sentence is not quoted with its capital. */
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

const worth = { slight: 2.2, clear: 2.8, strong: 3.6 } as const

function namedFeelings(reading: Reading, own: readonly Sayable[]): Notice[] {
  return own.map((one, at) => {
    const { said, feeling, word } = one
    const degree = feeling.hedged ? 'slight' : feeling.degree
    const near = topicBeside(reading, one)
    return notice({
      kind: 'feeling',
      weight: worth[degree] + (at / own.length) * 0.6 - misfit(reading, feeling),
      frames: near ? [...words.named[degree].slice(0, 3), ...felt] : words.named[degree],
      slots: { said, word: word ?? said, topic: near?.name ?? '' },
      spans: [one],
      topics: [groupKey(feeling), ...(near ? [near.key] : [])],
      questions: word ? questionsOf(reading, feeling) : [],
    })
  })
}

/** What a reply begins with goes with the text as a whole; what was done comes after what was felt. */
function misfit({ analysis, heavy }: Reading, { word, valence }: Feeling): number {
  const against = valence * leaningOf(analysis) < 0 ? 1.2 : 0
  return (DOING.test(word) ? 0.8 : 0) + against + (heavy && valence > 0 ? 1 : 0)
}

function questionsOf({ heavy }: Reading, { valence }: Feeling): readonly Frame[] {
  if (valence > 0) return questions.good
  return heavy ? questions.hardGently : questions.hard
}

/** A text of one sentence that can be quoted whole is not quoted in pieces. */
const isOneLine = ({ single, fragments }: Reading) => single && fragments.some(({ whole }) => whole)

/** In a text of one sentence, which is quoted whole, how strongly its feeling is put. */
function degreeOfOne({ single }: Reading, own: readonly Sayable[]): Notice[] {
  if (!single) return []
  return own.flatMap(({ feeling, word }) => {
    if (!word) return []
    const frames = words.degree[feeling.hedged ? 'slight' : feeling.degree]
    return [notice({ kind: 'degree', weight: 2, frames, slots: { word } })]
  })
}

/** No reply speaks twice of the same kind of feeling. */
const groupKey = ({ group }: Feeling) => `feeling ${group}`

/** What the sentence of a feeling is about, where the words of the feeling do not say it. */
function topicBeside({ topics, analysis }: Reading, { said, feeling }: Sayable): Topic | undefined {
  // In a sentence without an end nothing is beside anything.
  if ((analysis.sentences[feeling.sentence]?.text.length ?? 0) > 160) return undefined
  return topics.find(
    ({ name, sentences, isPerson }) =>
      sentences.includes(feeling.sentence) &&
      (isPerson || sentences.length > 1 || analysis.sentences.length <= 4) &&
      !said.toLowerCase().includes(plainName(name)),
  )
}

/** Good and bad at once, or one after the other. */
function contrasts(reading: Reading, own: readonly Sayable[]): Notice[] {
  const short = own.flatMap(({ feeling }) => (feeling.hedged ? [] : (bare(reading, feeling) ?? [])))
  const strongest = (sign: number) =>
    short
      .filter(({ feeling }) => feeling.valence * sign > 0)
      .toSorted((a, b) => Math.abs(b.feeling.valence) - Math.abs(a.feeling.valence))[0]
  const [good, bad] = [strongest(1), strongest(-1)]
  if (good && bad) return [both(good, bad)]
  const [first, last] = [short[0], short.at(-1)]
  if (!first || !last || first.feeling.group === last.feeling.group) return []
  return [
    notice({
      kind: 'moved',
      weight: 2,
      frames: words.moved,
      slots: { a: first.word ?? first.said, b: last.word ?? last.said },
      spans: [first, last],
      topics: [groupKey(first.feeling), groupKey(last.feeling)],
    }),
  ]
}

function both(good: Sayable, bad: Sayable): Notice {
  const [a, b] = good.start < bad.start ? [good, bad] : [bad, good]
  const near = a.feeling.sentence === b.feeling.sentence
  return notice({
    kind: 'mixed',
    weight: near ? 4.4 : 3,
    frames: words.mixed,
    slots: { a: a.word ?? a.said, b: b.word ?? b.said },
    spans: [a, b],
    topics: [groupKey(a.feeling), groupKey(b.feeling)],
    questions: questions.mixed,
  })
}

function denials(reading: Reading): Notice[] {
  const denied = reading.analysis.feelings.filter(
    ({ negated, whose }) => negated && whose === 'self',
  )
  return denied.flatMap((feeling) => {
    const clause = clauseOf(reading, feeling)
    if (!clause) return []
    return [
      notice({
        kind: 'denied',
        weight: 1.9,
        frames: words.denied,
        slots: { said: clause.text },
        spans: [clause],
      }),
    ]
  })
}

/** That no feeling is named, or that it was written in capitals. */
export function noticeManner(reading: Reading): Notice[] {
  const { feelings } = reading.analysis
  const silent = feelings.every(({ whose }) => whose === 'other')
  const frames = reading.heavy ? words.unnamedGently : words.unnamed
  return [
    ...(silent ? [notice({ kind: 'unnamed', weight: 1.2, frames, slots: {} })] : []),
    ...(reading.loud ? [notice({ kind: 'loud', weight: 2.5, frames: words.loud, slots: {} })] : []),
  ]
}
