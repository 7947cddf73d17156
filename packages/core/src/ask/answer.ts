import type { Answering, Asked } from './ask-index.ts'
import { MAX_PIECE_CHARS } from './pieces.ts'

/** What is said. */
export interface AskAnswer {
  readonly response: string
  /** The entries that it quotes; where nothing was found, the nearest ones. */
  readonly sources: { id: string; title: string; localDate: string }[]
  readonly found: boolean
}

export const NOT_FOUND = 'I couldn’t find that in your journal.'

/** Quotes are limited in number, and to those nearly as close as the best. */
const MAX_QUOTES = 5
const AS_NEAR = 0.5
const MAX_CUT_CHARS = 280

/**
 * Passages that speak of harm are never quoted: an answer can't respond to them properly. A passage
 * beside such a sentence is quoted without it.
 */
export function calmOnly(asked: Asked, isCalm: (text: string) => boolean): Asked {
  const calm = (one: Answering): Answering[] => {
    const [alone, ...withNeighbors] = heardIn(one)
    if (!isCalm(alone)) return []
    return withNeighbors.every(isCalm) ? [one] : [{ ...one, around: undefined }]
  }
  return {
    ...onlyThese(asked, asked.answering.flatMap(calm)),
    candidates: asked.candidates.flatMap(calm),
  }
}

/** The texts that decide it: the quote, its neighbors, and all of it together. */
export function heardIn({ entry: { title }, quote, around }: Answering): [string, ...string[]] {
  const more = around ? [...around.neighbors, `${title}\n\n${around.text}`] : []
  return [`${title}\n\n${quote}`, ...more]
}

/** Narrows a result; its verdicts refer to the best entry, so they drop if that one does. */
export function onlyThese(asked: Asked, left: readonly Answering[]): Asked {
  // In a list each one counts the same, so it stands without one of them.
  const isBest =
    left.length > 0 &&
    (asked.order !== 'best' || left[0]?.entry._id === asked.answering[0]?.entry._id)
  const { found, mayBe, isNear } = asked
  return {
    ...asked,
    found: found && isBest,
    mayBe: mayBe && isBest,
    isNear: isNear && isBest,
    matching: Math.max(0, asked.matching - (asked.answering.length - left.length)),
    answering: left,
  }
}

/** Those that are nearly as close as the best. */
export function nearBest(answering: readonly Answering[]): readonly Answering[] {
  const best = answering[0]?.score ?? 0
  return answering.filter(({ score }) => score >= best * AS_NEAR)
}

/** An answer that needs no model: the person's own sentences, with their days. */
export function answerFrom(asked: Asked): AskAnswer {
  if (!asked.found || asked.answering.length === 0) return notFoundIn(asked)
  if (asked.order === 'all') return listOf(asked)
  const quoted = nearBest(asked.answering).slice(0, MAX_QUOTES)
  const [first, ...others] = quoted.map(lineOf)
  const { begins, more } = SAID[asked.order]
  return {
    response: [`${begins} ${first}`, ...(others.length > 0 ? [more, ...others] : [])].join('\n\n'),
    sources: quoted.map(sourceOf),
    found: true,
  }
}

const SAID = {
  best: { begins: 'You wrote on', more: 'You may also mean:' },
  newest: { begins: 'The latest I found is from', more: 'Before that:' },
  oldest: { begins: 'The earliest I found is from', more: 'After that:' },
} as const

/** All of them, newest first, with their number. */
function listOf({ answering, matching: count }: Asked): AskAnswer {
  const lines = answering.map(lineOf)
  const [only = ''] = lines
  const newest = count > lines.length ? `, and these are the newest ${lines.length}:` : ':'
  return {
    response:
      count === 1
        ? `I found one entry, from ${only}`
        : [`I found ${count} entries${newest}`, ...lines].join('\n\n'),
    sources: answering.map(sourceOf),
    found: true,
  }
}

/** Says that nothing was found, and names the nearest days if there are any. */
export function notFoundIn({ isNear, answering }: Asked): AskAnswer {
  const nearest = isNear ? nearBest(answering).slice(0, MAX_QUOTES) : []
  return { response: NOT_FOUND, sources: nearest.map(sourceOf), found: false }
}

export const sourceOf = ({ entry: { _id: id, title, localDate } }: Answering) => ({
  id,
  title,
  localDate,
})

const lineOf = ({ entry, quote, around }: Answering) =>
  `${dayOf(entry.localDate)}: “${onOneLine(around?.text ?? quote)}”`

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

function dayOf(localDate: string): string {
  const day = Date.parse(localDate)
  return Number.isNaN(day) ? localDate : DAY.format(day)
}

/** Sentences are quoted to their end. Only an endless one, which was cut already, is quoted in part. */
function onOneLine(quote: string): string {
  const text = quote.replace(/\s+/g, ' ').trim()
  if (quote.length < MAX_PIECE_CHARS) return text
  const window = text.slice(0, MAX_CUT_CHARS)
  const blank = window.lastIndexOf(' ')
  return `${window.slice(0, blank > MAX_CUT_CHARS / 2 ? blank : MAX_CUT_CHARS).toWellFormed()} …`
}

/** Shown beside an answer where a journal is too long to be searched completely. */
export function newestOnlyLooked(count: number): string {
  return `I looked through your newest ${count.toLocaleString('en-US')} entries. Older ones aren’t part of this answer.`
}

/** Shown beside an answer while some entries have no embedding yet. */
export function stillReading(read: number, all: number): string {
  return `I’m still reading your journal: ${read} of ${all} entries so far. Ask again in a little while, and I may find more.`
}
