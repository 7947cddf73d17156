import type { Entry } from '#journal/index.ts'

/** What of an entry a question is answered from. */
export type AskedEntry = Pick<Entry, '_id' | 'title' | 'localDate' | 'content'>
