import type { Analyser, Analysis } from '#analysis/index.ts'
import { countWords, wordCount } from '#journal/index.ts'
import { ownPlainText, ownText, readableText } from '#markdown/index.ts'
import { type Fragment, fragmentsOf } from './fragments.ts'
import { withoutSpeech } from './speech.ts'
import { type Line, linesOf } from './telling.ts'
import { type Tone, toneOf } from './tone.ts'
import { type Topic, topicsOf } from './topics.ts'
import { isGlad, type Weight, weightOf } from './weight.ts'

/** A text with everything that a reply may use. */
export interface Reading {
  /** Without marks and without what is struck out; of an entry, also without quotes. */
  readonly text: string
  readonly analysis: Analysis
  readonly fragments: readonly Fragment[]
  readonly lines: readonly Line[]
  readonly topics: readonly Topic[]
  readonly tone: Tone
  readonly weight: Weight
  /** Contains something grave, so that a light reply would be wrong. */
  readonly heavy: boolean
  /** Its praise is ironic. */
  readonly wry: boolean
  /** Errands without people: nothing stands out, and nothing has to. */
  readonly ordinary: boolean
  /** It is one sentence. */
  readonly single: boolean
}

/** About ten thousand words; the rest of a longer text isn't read. */
export const MAX_READ_CHARS = 60_000
const SHORT = 5

const PRAISE =
  'fantastic|great|lovely|brilliant|wonderful|perfect|marvellous|superb|amazing|awesome|delightful|fabulous|excellent|terrific|super|splendid|nice'

/** Praise on its own, or typical ironic praise. */
const MOCKS = new RegExp(
  String.raw`(?:^|[.!?\n]\s*)(?:(?:oh|well|just|how|yeah|so|and|ah|really) )*(?:${PRAISE})(?: one| stuff)?(?:[.,!…]|$)|\boh (?:good|joy|goody)\b|(?:^|[.!?]\s+)so (?:blessed|lucky|honoured|excited)\b|(?:[.!]\s+)can['’]?t wait\.|\bi (?:just|really|do|absolutely|simply) love (?:it when|how|when|being|that|having)|\bi (?:just|simply) love \w+ing\b|\blove that for me\b|\bliving the dream\b|\bjust what i (?:needed|wanted)\b|\bexactly what i (?:needed|wanted)\b|\b(?:lucky|happy) me\b|\bwhat (?:a|an) (?:joy|treat|delight|surprise)\b|\bbest (?:\w+ )?\w+ ever\b|\bso that['’]?s (?:${PRAISE})\b`,
  'i',
)
/** Things that spoil a day. */
const SPOILT =
  /n['’]t\b|["“][^"”]{3,40}["”]|\b(?:again|another|wrong|brok\w+|broke|flood\w*|late|gone|cancel\w*|ate|fail\w*|lost|dead|died|spil\w+|stuck|puncture|leak\w*|queue\w*|delay\w*|miss(?:ed)?|forg[eo]t\w*|nobody|not|no|never|instead|ruin\w*|mould|rain\w*|bill|sick|vomit\w*|already|only|hours|on hold|cut (?:me|us|it) off)\b/i
const MEANT = /!!|[:;]-?\)|❤|🎉|😊|😀|🥳|😄|😂/u

/** A line that only makes sense as irony. */
const mocks = (line: string) => MOCKS.test(line)

/** Reads messages for a reply. They have no formatting, so a `>` makes no quote of them. */
export function readText(given: string, analyser: Analyser): Reading {
  return readWords(readableText(given), wordCount(given.slice(0, MAX_READ_CHARS)), analyser)
}

/** Reads a draft for a reply: the person's own words in it. */
export function readDraft(given: string, analyser: Analyser): Reading {
  const count = countWords(ownPlainText(given.slice(0, MAX_READ_CHARS)))
  return readWords(ownText(given), count, analyser)
}

function readWords(whole: string, count: number, analyser: Analyser): Reading {
  // Marks first: a cut between those of what is struck out would bring it back.
  const text = whole.slice(0, MAX_READ_CHARS)
  const found = analyze(isLoud(text) ? lowerCase(text) : text, analyser)
  return readingFrom(text, { ...found, wordCount: count })
}

/** The reading of a text that was analyzed before. */
export function readingOf(typed: string, found: Analysis): Reading {
  return readingFrom(ownText(typed), found)
}

function readingFrom(text: string, found: Analysis): Reading {
  const analysis = withoutSpeech(text, found)
  const sentences = analysis.sentences.map((sentence) => ({
    ...sentence,
    text: text.slice(sentence.start, sentence.end),
  }))
  const fragments = fragmentsOf(text, sentences)
  const topics = topicsOf(isLoud(text) ? lowerCase(text) : text, analysis)
  const tone = toneOf(analysis)
  const weight = weightOf(text, analysis, tone)
  const wry = isWry(text)
  return {
    text,
    analysis: { ...analysis, sentences },
    fragments,
    lines: linesOf(fragments, analysis, isGlad({ text, weight, wry, analysis })).filter(
      ({ fragment }) => !(wry && mocks(fragment.text)),
    ),
    topics,
    tone,
    weight,
    heavy: weight !== 'light',
    wry,
    ordinary: weight === 'light' && !wry && isOrdinary(text, analysis),
    single: sentences.length === 1 && !/[.!?]\s+\p{L}/u.test(text.trim()),
  }
}

const PEOPLE =
  /\b(?:i|me|my|we|he|she|they|him|her|them|you|nobody|everyone|mum|mom|dad|clinic|doctor|hospital|test|results|court|lawyer|solicitor|letter|years|bank)\b/i
const ENOUGH_FOR_A_DAY = 9

function isOrdinary(text: string, { wordCount, people, feelings }: Analysis): boolean {
  const isBare = people.length === 0 && feelings.length === 0 && !PEOPLE.test(text)
  return isBare && wordCount >= ENOUGH_FOR_A_DAY
}

/** Function words that languages close to English don't have. */
const ENGLISH =
  /^(?:i|i['’]\w+|the|and|my|with|without|this|that|it['’]s|she|they|you|not|but|since|first|time|today|went|got|from|when|again|just|about|his|her|him|them|what|because|been|have|are|\w+n['’]t)$/i
const ENGLISH_SHARE = 0.3

/** Detects the language by function words where the text is too short for statistics. */
function looksEnglish(text: string): boolean {
  const words = text.match(/[\p{L}'’]+/gu) ?? []
  const known = new Set(
    words.filter((word) => ENGLISH.test(word)).map((word) => word.toLowerCase()),
  )
  return known.size >= 3 && known.size >= words.length * ENGLISH_SHARE
}

/** A text of a few words counts as English, the language that can be read. */
function analyze(text: string, analyser: Analyser): Analysis {
  const found = analyser.analyse(text, { isReadable: true })
  const inEnglish = { language: 'en', isReadable: true }
  if (found.language !== 'en' && looksEnglish(text.slice(0, 400)))
    return analyser.analyse(text, inEnglish)
  const isShort = found.language === 'unknown' && found.wordCount <= SHORT
  return isShort ? { ...analyser.analyse(text, inEnglish), language: 'unknown' } : found
}

function isLoud(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0
  return letters >= 12 && capitals > letters * 0.7
}

/** Lower case where that doesn't change the length, so that positions stay valid. */
function lowerCase(text: string): string {
  const small = text.toLowerCase()
  return small.length === text.length ? small : text
}

/** Detects irony: praise beside things that spoil a day. */
function isWry(text: string): boolean {
  return text.length < 1500 && MOCKS.test(text) && SPOILT.test(text) && !MEANT.test(text)
}
