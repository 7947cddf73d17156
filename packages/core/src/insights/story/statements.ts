import type { Feeling } from '#analysis/index.ts'
import type { Page } from '../reading/pages.ts'
import { type Felt, type Found, feltIn, isOthersFeeling, mean, type Span } from './felt.ts'
import { isInMadeUpStory, isPlanned } from './made-up.ts'
import { subjectOf } from './subject.ts'

/** A whole sentence of an entry that its writer may be quoted with. */
export interface Statement {
  /** Verbatim, without the closing mark. */
  readonly text: string
  readonly id: string
  readonly localDate: string
  /** Its place among the sentences of the entry, and in its readable text. */
  readonly index: number
  readonly start: number
  readonly end: number
  /** Whether the writer is its subject, also where the `I` is left out. */
  readonly isOwn: boolean
  /** From -1 to 1: only what the writer feels. */
  readonly valence: number
  /** The writer's own feelings in it, in their words. */
  readonly feelings: readonly string[]
  /** Whether it was exclaimed. */
  readonly isExclaimed: boolean
}

/** An entry with what its writer can be quoted with. */
export interface Told {
  readonly page: Page
  readonly statements: readonly Statement[]
  readonly feelings: readonly Feeling[]
  /** The mean of what the writer feels, from -1 to 1; undefined where nothing is felt. */
  readonly mood: number | undefined
}

/** With fewer entries there's nothing between a beginning and an end. */
export const MIN_ENTRIES = 3

const MAX_STATEMENTS = 200
const MIN_WORDS = 2
const MAX_WORDS = 32
const MAX_CHARS = 180

const ADDRESS = /\b(?:https?:\/\/|www\.)\S+/gi
const END = /(?:[.!?…]+["'”’)\]]*(?=\s|$)|\n+)/g
const ABBREVIATED =
  /(?:^|[\s(])(?:mrs?|ms|dr|prof|st|vs|etc|approx|no|jr|sr|e\.g|i\.e|[ap]\.m|\p{L})$/iu
/** Marks of speech, of addresses and of lists; numbers such as those of phones and cards. */
const UNQUOTABLE = /["“”«»<>{}`|\\=\uFFFC]|[:;,]$|(?:^|\s)['‘]\w|\b(?!(?:19|20)\d\d\b)\d{4,}/
/** What was only wished, supposed or asked. */
const ENDS_IN_QUESTION = /\?["'”’)\]]*$/

/** What its writer says in an entry: without speech, addresses and what a film or a song says. */
export function toldOf(page: Page): Told {
  const own = sentencesIn(page).map((sentence) => ({ sentence, felt: feltIn(page, sentence) }))
  const valences = own.map(({ felt }) => felt.valence).filter((valence) => valence !== 0)
  return {
    page,
    statements: own
      .filter(
        ({ sentence, felt }) => isQuotable(sentence.text) && !isOthersFeeling(page, sentence, felt),
      )
      .map(({ sentence, felt }) => statementOf(page, sentence, felt)),
    feelings: own.flatMap(({ felt }) => felt.feelings),
    mood: valences.length === 0 ? undefined : mean(valences),
  }
}

function sentencesIn(page: Page): Found[] {
  const text = page.reading.text.replace(ADDRESS, (address) => '\uFFFC'.repeat(address.length))
  const found: Found[] = []
  let isTold = false
  let isListed = false
  for (const [index, span] of spansOf(text).entries()) {
    const sentence = text.slice(span.start, span.end)
    const subject = subjectOf(sentence)
    isTold = isInMadeUpStory(sentence, isTold && subject !== 'self')
    isListed = isPlanned(sentence, isListed)
    const isSaid = isTold || isListed || isWithinSpeech(text, span.start)
    if (!isSaid) found.push({ ...span, text: sentence, index, subject })
  }
  return found
}

function spansOf(text: string): Span[] {
  const spans: Span[] = []
  let start = 0
  for (const { 0: mark, index } of text.matchAll(END)) {
    if (mark.startsWith('.') && ABBREVIATED.test(text.slice(Math.max(0, index - 8), index)))
      continue
    add(start, index + (mark.startsWith('\n') ? 0 : mark.length))
    start = index + mark.length
    if (spans.length >= MAX_STATEMENTS) return spans
  }
  add(start, text.length)
  return spans

  function add(from: number, to: number): void {
    const whole = text.slice(from, to)
    const lead = whole.length - whole.replace(/^[\s\-–—*•]+/, '').length
    const end = from + whole.trimEnd().length
    if (from + lead < end) spans.push({ start: from + lead, end })
  }
}

function isQuotable(sentence: string): boolean {
  const text = withoutMark(sentence)
  const words = text.split(/\s+/).length
  if (words < MIN_WORDS || words > MAX_WORDS || text.length > MAX_CHARS) return false
  return !ENDS_IN_QUESTION.test(sentence) && !UNQUOTABLE.test(text) && !isHalf(text)
}

/** One of two parentheses. */
const isHalf = (text: string) => text.split('(').length !== text.split(')').length

const withoutMark = (sentence: string) => sentence.replace(/[\s.!?…,;:]+$/u, '')

/** Inside a quotation that began before. */
function isWithinSpeech(text: string, at: number): boolean {
  const before = text.slice(Math.max(text.lastIndexOf('\n', at - 1) + 1, at - 400), at)
  const straight = before.match(/"/g)?.length ?? 0
  return straight % 2 === 1 || before.lastIndexOf('“') > before.lastIndexOf('”')
}

function statementOf(page: Page, found: Found, { feelings, valence }: Felt): Statement {
  const text = withoutMark(found.text)
  return {
    text,
    id: page.id,
    localDate: page.localDate,
    index: found.index,
    start: found.start,
    end: found.start + text.length,
    isOwn: found.subject === 'self',
    valence,
    feelings: feelings.filter(({ negated }) => !negated).map(({ word }) => word),
    isExclaimed: /!["'”’)\]]*$/.test(found.text),
  }
}
