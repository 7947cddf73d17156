import type { Entry } from '#journal/index.ts'

/** The part of an entry that questions are answered from. */
export type AskedEntry = Pick<Entry, '_id' | 'title' | 'localDate' | 'content'>
