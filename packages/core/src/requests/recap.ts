import {
  fullDateName,
  type Made,
  periodOf,
  timeframeOf,
  type WeeklySummary,
} from '#insights/index.ts'
import type { NamedDays } from './calendar-days.ts'

/** An entry that a recap rests on. */
export interface RecapEntry {
  readonly _id: string
  readonly title: string
  readonly localDate: string
}

/** What is said about some days, and the entries behind it. */
export interface Recap {
  readonly response: string
  readonly sources: { id: string; title: string; localDate: string }[]
}

const MAX_SOURCES = 20
const MAX_QUOTES = 3

const AND = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** A summary of some days as an answer in a conversation: each sentence rests on entries. */
export function recapOf(
  { summary, backing }: Made<WeeklySummary>,
  days: NamedDays,
  entries: readonly RecapEntry[],
): Recap {
  if (summary.entryCount === 0 || entries.length === 0) return nothingIn(days)
  const { themes, emotions, highlights } = summary
  const dayOf = new Map(entries.map(({ _id, localDate }) => [_id, localDate]))
  const quotes = highlights.slice(0, MAX_QUOTES).map((quote, at) => {
    const on = dayOf.get(backing.highlights?.[at]?.[0] ?? '')
    return on ? `${fullDateName(on)}: “${quote}”` : `“${quote}”`
  })
  const paragraphs = [
    [howMuch(summary, days), cameUp(themes), named(emotions)].filter((one) => one !== '').join(' '),
    ...quotes,
  ]
  const behind = ['highlights', 'themes', 'emotions'].flatMap((field) =>
    (backing[field] ?? []).flat(),
  )
  return { response: paragraphs.join('\n\n'), sources: sourcesOf(behind, entries) }
}

/** Says that there is nothing from these days. */
export function nothingIn(days: NamedDays): Recap {
  return { response: `I found no entries ${inDays(days)}.`, sources: [] }
}

/** Says that a question that was limited to these days has no answer in them. */
export const notFoundIn = (days: NamedDays): string =>
  `I couldn’t find that in what you wrote ${inDays(days)}.`

function howMuch({ entryCount, daysWritten }: WeeklySummary, days: NamedDays): string {
  const entries = entryCount === 1 ? 'one entry' : `${entryCount.toLocaleString('en-US')} entries`
  const on = daysWritten > 1 ? ` on ${daysWritten} days` : ''
  return `You wrote ${entries}${on} ${inDays(days)}.`
}

/** `from Nov 8–14, 2026`, `on Nov 8, 2026`, `in October 2026`, `in 2025`. */
function inDays({ from, to }: NamedDays): string {
  if (from === to) return `on ${fullDateName(from)}`
  const [year, rest] = [from.slice(0, 4), `${from.slice(4)} ${to.slice(4)}`]
  if (rest === '-01-01 -12-31' && to.startsWith(year)) return `in ${year}`
  if (from.endsWith('-01') && periodOf('monthly', from).to === to)
    return `in ${timeframeOf({ kind: 'monthly', from, to })}`
  return `from ${timeframeOf({ kind: 'weekly', from, to })}`
}

const cameUp = (themes: readonly string[]) =>
  themes.length === 0 ? '' : `What came up: ${AND.format(themes)}.`

const named = (emotions: readonly string[]) =>
  emotions.length === 0
    ? ''
    : `In your own words, you felt ${AND.format(emotions.map((word) => `“${word}”`))}.`

/** The entries behind what is said, then the newest others; in order. */
function sourcesOf(behind: readonly string[], entries: readonly RecapEntry[]): Recap['sources'] {
  const all = [...behind, ...entries.map(({ _id }) => _id).reverse()]
  const chosen = new Set([...new Set(all)].slice(0, MAX_SOURCES))
  return entries
    .filter(({ _id }) => chosen.has(_id))
    .map(({ _id: id, title, localDate }) => ({ id, title, localDate }))
}
