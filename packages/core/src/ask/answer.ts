import type { Answering, Asked } from './ask-index.ts'

/** What is said, and the entries that it rests on: those that it quotes, and no others. */
export interface AskAnswer {
  readonly response: string
  readonly sources: { id: string; title: string; localDate: string }[]
  readonly found: boolean
}

export const NOT_FOUND = 'I did not find that in your journal.'

/** So many are quoted, and none that is much further away than the best. */
const MOST = 5
const AS_NEAR = 0.6
const LONGEST_QUOTE = 280

/** Nobody who answers has the right words for passages that speak of harm, so that nobody gets them. */
export function calmOnly({ found, answering }: Asked, isCalm: (text: string) => boolean): Asked {
  const calm = answering.filter(({ entry, quote }) => isCalm(`${entry.title}\n\n${quote}`))
  // That something was found was said of the best.
  return { answering: calm, found: found && calm[0] === answering[0] }
}

/** An answer that needs no model: the person's own sentences, with their days. */
export function answerFrom({ found, answering }: Asked): AskAnswer {
  const [best] = answering
  if (!found || !best) return { response: NOT_FOUND, sources: [], found: false }
  const quoted = answering.slice(0, MOST).filter(({ score }) => score >= best.score * AS_NEAR)
  const [first, ...others] = quoted.map(lineOf)
  const more = others.length > 0 ? ['Also near to what you ask:', ...others] : []
  return {
    response: [`You wrote on ${first}`, ...more].join('\n\n'),
    sources: quoted.map(sourceOf),
    found,
  }
}

export const sourceOf = ({ entry: { _id: id, title, localDate } }: Answering) => ({
  ...{ id, title, localDate },
})

const lineOf = ({ entry, quote }: Answering) => `${dayOf(entry.localDate)}: “${shortened(quote)}”`

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

function dayOf(localDate: string): string {
  const day = Date.parse(localDate)
  return Number.isNaN(day) ? localDate : DAY.format(day)
}

function shortened(quote: string): string {
  const text = quote.replace(/\s+/g, ' ').trim()
  if (text.length <= LONGEST_QUOTE) return text
  const window = text.slice(0, LONGEST_QUOTE)
  const blank = window.lastIndexOf(' ')
  return `${window.slice(0, blank > LONGEST_QUOTE / 2 ? blank : LONGEST_QUOTE).toWellFormed()} …`
}

/** What is said beside an answer while not all entries have been read by their meaning. */
export function stillReading(read: number, all: number): string {
  return `I am still reading your journal: ${read} of ${all} entries so far. Ask again in a little while, and I may find more.`
}
