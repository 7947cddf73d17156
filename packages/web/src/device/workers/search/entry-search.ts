import { entryFeed } from './entry-feed.ts'
import type { SearchedEntry } from './search-index.ts'
import type { Found, ToSearch } from './search-messages.ts'

export interface EntrySearch {
  /** Sets the current entries. */
  follow(entries: readonly SearchedEntry[]): void
  /** Searches for a query; the result goes to the listener. */
  find(query: string): void
  close(): void
}

interface Listeners {
  readonly onFound: (found: Found) => void
  /** The worker couldn't start, or has crashed. */
  readonly onFailed: () => void
}

/** Starts a search worker. */
export function startEntrySearch({ onFound, onFailed }: Listeners): EntrySearch {
  const worker = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' })
  const post = (message: ToSearch) => worker.postMessage(message)
  const tasks = taskQueue()
  const feed = entryFeed({ post, later: tasks.add })
  let wanted: string | undefined
  let asked = false
  /** One query at a time: of those that arrive in between, only the last one counts. */
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
    close() {
      worker.terminate()
      tasks.close()
    },
  }
}

/** Tasks one after the other, without the 4 ms that a browser adds to each of a chain of timers. */
function taskQueue() {
  const { port1, port2 } = new MessageChannel()
  const waiting: (() => void)[] = []
  port1.onmessage = () => waiting.shift()?.()
  return {
    add(act: () => void) {
      waiting.push(act)
      port2.postMessage(null)
    },
    close: () => port1.close(),
  }
}
