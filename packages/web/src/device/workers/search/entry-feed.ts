import type { SearchedEntry } from './search-index.ts'
import type { ToSearch } from './search-messages.ts'

/** A batch size that is cloned well within a frame. */
const BATCH_CHARS = 400_000

interface FeedDeps {
  readonly post: (message: ToSearch) => void
  /** Defers work so that the page can run in between. */
  readonly later: (act: () => void) => void
}

/**
 * Sends entries to the worker in batches, and later only what has changed. Unchanged entries are
 * the same object, so nothing needs to be compared.
 */
export function entryFeed({ post, later }: FeedDeps) {
  const known = new Map<string, SearchedEntry>()
  let followed: readonly SearchedEntry[] | undefined
  let waiting: SearchedEntry[] = []
  let whenFed: (() => void)[] = []
  let running = false

  const step = () => {
    const batch = takeBatch(waiting)
    waiting = waiting.slice(batch.length)
    if (batch.length > 0) post({ kind: 'put', entries: batch.map(searchableOf) })
    if (waiting.length > 0) return later(step)
    running = false
    const fed = whenFed
    whenFed = []
    for (const act of fed) act()
  }
  return {
    /** Sets the current entries. */
    follow(entries: readonly SearchedEntry[]) {
      // Each letter of a query follows the same list, and looking through thousands takes a while.
      if (entries === followed) return
      followed = entries
      const ids = new Set(entries.map(({ _id }) => _id))
      const gone = [...known.keys()].filter((id) => !ids.has(id))
      for (const id of gone) known.delete(id)
      if (gone.length > 0) post({ kind: 'remove', ids: gone })
      const changed = entries.filter((entry) => known.get(entry._id) !== entry)
      for (const entry of changed) known.set(entry._id, entry)
      waiting = [...waiting.filter((entry) => known.get(entry._id) === entry), ...changed]
      if (running || waiting.length === 0) return
      running = true
      later(step)
    },
    /** Runs once everything queued so far has been sent. */
    afterwards(act: () => void) {
      if (running) whenFed.push(act)
      else act()
    },
  }
}

function takeBatch(waiting: readonly SearchedEntry[]): SearchedEntry[] {
  let size = 0
  const end = waiting.findIndex(({ content }) => {
    size += content.length + 100
    return size > BATCH_CHARS
  })
  return waiting.slice(0, end === -1 ? undefined : end + 1)
}

/** Clones only the fields that are searched. */
function searchableOf(entry: SearchedEntry): SearchedEntry {
  const { _id, title, localDate, content, tags, metadata } = entry
  return { _id, title, localDate, content, tags, metadata }
}
