import { addDays } from '#time/index.ts'
import type { EntryFilter } from '../filter.ts'
import type { QueryPart } from './query.ts'

/** A query without one of its parts. */
export function withoutPart(
  text: string,
  { start, end }: Pick<QueryPart, 'start' | 'end'>,
): string {
  return `${text.slice(0, start).trimEnd()} ${text.slice(end).trimStart()}`.trim()
}

/** A value as one token. A quotation mark within would end it. */
export function quoteValue(value: string): string {
  return /\s/u.test(value) ? `"${value}"` : value
}

/** Writes a search with its filters as one query, which finds the same. */
export function writeQuery(text: string, filter: EntryFilter): string {
  const { from, to, mood, tag, favorite } = filter
  const operations = [
    tag !== undefined && `tag:${quoteValue(tag)}`,
    mood && `mood:${mood}`,
    from && `after:${from}`,
    // `before:` excludes its day.
    to && `before:${addDays(to, 1)}`,
    favorite && 'is:starred',
  ]
  // Before the text, which may end with an open quotation.
  return [...operations, text.trim()].filter(Boolean).join(' ')
}
