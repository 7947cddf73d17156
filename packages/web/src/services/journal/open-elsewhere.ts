import { emitter } from '#kit/observable/emitter.ts'

/** The entries other tabs on this device have open. */
export interface OpenElsewhere {
  /** Announces to the other tabs what this one has open. */
  open(id: string | undefined): void
  has(id: string): boolean
  subscribe(listener: () => void): () => void
}

interface Channel {
  postMessage(message: unknown): void
  onmessage: ((event: MessageEvent) => void) | null
  close(): void
}

interface Message {
  readonly tab: string
  readonly id: string | undefined
  /** Asks the others what they have open. */
  readonly ask?: true
}

interface OpenElsewhereDeps {
  readonly channel: Channel | undefined
  readonly tab: string
  /** An entry's current id: two tabs may know it by different ones. */
  readonly currentId: (id: string) => string
}

export function openElsewhere({ channel, tab, currentId }: OpenElsewhereDeps): OpenElsewhere & {
  /** Asks again: a crashed tab didn't announce that it closed. */
  ask(): void
  /** Whether this tab or another one has the entry open. */
  isOpen(id: string): boolean
  /** The page is hidden, and may come back. */
  hide(): void
  close(): void
} {
  const others = new Map<string, string>()
  const changes = emitter()
  let mine: string | undefined
  let closed = false
  const post = (more?: Partial<Message>) => {
    if (!closed) channel?.postMessage({ tab, id: mine, ...more })
  }
  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data.id === undefined) others.delete(data.tab)
      else others.set(data.tab, data.id)
      if (data.ask) post()
      changes.emit()
    }
  }
  const ask = () => {
    if (others.size > 0) {
      others.clear()
      changes.emit()
    }
    post({ ask: true })
  }
  ask()
  const isAny = (id: string, open: Iterable<string>) =>
    [...open].some((other) => currentId(other) === currentId(id))
  return {
    open(id) {
      if (id === mine) return
      mine = id
      post()
    },
    has: (id) => isAny(id, others.values()),
    isOpen: (id) => isAny(id, [...others.values(), ...(mine === undefined ? [] : [mine])]),
    subscribe: changes.subscribe,
    ask,
    hide: () => post({ id: undefined }),
    close() {
      post({ id: undefined })
      // A screen may unmount after the journal was closed.
      closed = true
      channel?.close()
    },
  }
}
