import type { Analysis } from '#analysis/index.ts'
import type { Entry } from '#journal/index.ts'
import type { Backing } from './summary-schema.ts'

/** An entry with its analysis. */
export interface EntryRead {
  readonly entry: Pick<
    Entry,
    | '_id'
    | 'title'
    | 'content'
    | 'localDate'
    | 'createdAt'
    | 'timeZone'
    | 'metadata'
    | 'mood'
    | 'hideFromAssistant'
  >
  readonly analysis: Analysis
}

/** A summary, with the entries that back each claim. */
export interface Made<T> {
  readonly summary: T
  readonly backing: Backing
  /** How many entries were analyzed; the others are only counted. */
  readonly readCount: number
}
