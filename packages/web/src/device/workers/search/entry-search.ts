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

export type SearchPort = Pick<Worker, 'postMessage' | 'onmessage' | 'onerror' | 'terminate'>

const startWorker = (): SearchPort =>
  new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' })

/** Starts a search worker. */
export function startEntrySearch(
  { onFound, onFailed }: Listeners,
  start = startWorker,
): EntrySearch {
  const worker = start()
  const post = (message: ToSearch) => worker.postMessage(message)
  const tasks = taskQueue()
  const feed = entryFeed({ post, later: tasks.add })
  let wanted: string | undefined
  let asked: string | undefined
  /** One query at a time: of those that arrive in between, only the last one counts. */
  const ask = () => {
    if (asked !== undefined || wanted === undefined) return
    asked = wanted
    feed.afterwards(() => {
      asked = wanted ?? ''
      wanted = undefined
      post({ kind: 'find', query: asked })
    })
  }
  worker.onmessage = (event: MessageEvent<Found>) => {
    const isSuperseded = wanted !== undefined && wanted !== asked
    asked = undefined
    ask()
    // An answer to an earlier query isn't even deserialized: showing thousands of rows would only
    // delay those of the one that counts.
    if (!isSuperseded) onFound(event.data)
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
