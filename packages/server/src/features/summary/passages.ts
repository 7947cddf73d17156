import type { Entry } from '@daywell/core/journal'
import type { Passage } from '#model/provider.ts'

/** Characters that all passages share, so that a long day does not leave out the others. */
const TOTAL_CHARS = 28_000
const MIN_PASSAGE_CHARS = 600
const MAX_PASSAGE_CHARS = 6_000

type Shown = Pick<Entry, '_id' | 'title' | 'localDate' | 'content'>

/** What a model gets of the entries that it may see, the newest first. */
export function passagesOf(entries: readonly Shown[]): Passage[] {
  const each = Math.min(
    MAX_PASSAGE_CHARS,
    Math.max(MIN_PASSAGE_CHARS, Math.floor(TOTAL_CHARS / Math.max(1, entries.length))),
  )
  return entries
    .map(({ _id: id, title, localDate, content }) => ({
      id,
      title,
      localDate,
      text: content.slice(0, each).toWellFormed(),
    }))
    .reverse()
}
