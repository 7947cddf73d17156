import type { SearchedEntry } from './search-index.ts'
import type { ToSearch } from './search-messages.ts'

/** So many characters are copied in well under the time of a frame. */
const AT_ONCE = 400_000

interface FeedDeps {
  readonly post: (message: ToSearch) => void
  /** Runs something once the page has had its turn. */
  readonly later: (act: () => void) => void
}

/**
 * Hands entries over piece by piece, and later only what has changed. An entry that has not
 * changed is the same object, so that nothing needs to be compared.
 */
export function entryFeed({ post, later }: FeedDeps) {
  const known = new Map<string, SearchedEntry>()
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
    /** The entries are these now. */
    follow(entries: readonly SearchedEntry[]) {
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
    /** Runs once all that is known so far has been handed over. */
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
    return size > AT_ONCE
  })
  return waiting.slice(0, end === -1 ? undefined : end + 1)
}

/** Only what is searched is copied. */
function searchableOf({ _id, title, content, tags, metadata }: SearchedEntry): SearchedEntry {
  return { _id, title, content, tags, metadata }
}
