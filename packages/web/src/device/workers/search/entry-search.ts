import { entryFeed } from './entry-feed.ts'
import type { SearchedEntry } from './search-index.ts'
import type { Found, ToSearch } from './search-messages.ts'

export interface EntrySearch {
  /** The entries are these now. */
  follow(entries: readonly SearchedEntry[]): void
  /** Looks for a query in them; the answer comes to the listener. */
  find(query: string): void
  close(): void
}

interface Listeners {
  readonly onFound: (found: Found) => void
  /** The browser could not start it, or has ended it. */
  readonly onFailed: () => void
}

/** Starts a search beside the page. */
export function startEntrySearch({ onFound, onFailed }: Listeners): EntrySearch {
  const worker = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' })
  const post = (message: ToSearch) => worker.postMessage(message)
  const feed = entryFeed({ post, later: (act) => void setTimeout(act) })
  let wanted: string | undefined
  let asked = false
  /** One query at a time: while one is answered only the last of those that came is worth it. */
  const ask = () => {
    if (asked || wanted === undefined) return
    asked = true
    feed.afterwards(() => {
      post({ kind: 'find', query: wanted ?? '' })
      wanted = undefined
    })
  }
  worker.onmessage = ({ data }: MessageEvent<Found>) => {
    asked = false
    ask()
    onFound(data)
  }
  worker.onerror = (event) => {
    event.preventDefault()
    onFailed()
  }
  return {
    follow: feed.follow,
    find(query) {
      wanted = query
      ask()
    },
    close: () => worker.terminate(),
  }
}
