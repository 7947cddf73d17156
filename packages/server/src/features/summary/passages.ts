import type { Entry } from '@daywell/core/journal'
import type { Passage } from '#model/provider.ts'

/** Characters that all passages share, so that a long day does not leave out the others. */
const ROOM = 28_000
const LEAST = 600
const MOST = 6_000

type Shown = Pick<Entry, '_id' | 'title' | 'localDate' | 'content'>

/** What a model gets of the entries that it may see, the newest first. */
export function passagesOf(entries: readonly Shown[]): Passage[] {
  const each = Math.min(MOST, Math.max(LEAST, Math.floor(ROOM / Math.max(1, entries.length))))
  return entries
    .map(({ _id: id, title, localDate, content }) => ({
      ...{ id, title, localDate },
      text: content.slice(0, each).toWellFormed(),
    }))
    .reverse()
}
