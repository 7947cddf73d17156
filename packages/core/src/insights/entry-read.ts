import type { Analysis } from '#analysis/index.ts'
import type { Entry } from '#journal/index.ts'
import type { Backing } from './summary-schema.ts'

/** An entry with what was read in it. */
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

/** A summary, with the entries that each claim of it rests on. */
export interface Made<T> {
  readonly summary: T
  readonly backing: Backing
  /** Of how many entries the words were read; the others are counted and no more. */
  readonly readCount: number
}
