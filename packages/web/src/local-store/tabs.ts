import { SCHEMA } from './indexed-db-shelf.ts'

/** How the tabs of one person tell each other what has changed. */
export interface Tabs {
  tell(ids: readonly string[]): void
  listen(heard: (ids: readonly string[]) => Promise<void>): () => void
}

interface Channel {
  postMessage(message: unknown): void
  onmessage: ((event: MessageEvent) => void) | null
  close(): void
}

interface Message {
  readonly schema: number
  readonly ids?: readonly string[]
}

export const noTabs: Tabs = { tell: () => {}, listen: () => () => {} }

/** A tab that hears from a newer version of the app says so, and reloads instead of writing. */
export function tabsOn(channel: Channel, onOutdated: () => void, schema = SCHEMA): Tabs {
  const post = (message: Omit<Message, 'schema'>) => channel.postMessage({ schema, ...message })
  return {
    tell: (ids) => post({ ids }),
    listen(heard) {
      channel.onmessage = ({ data }: MessageEvent<Message>) => {
        if (data.schema > schema) onOutdated()
        // A tab that is closing cannot read any more, and need not.
        else if (data.ids) heard(data.ids).catch(() => {})
      }
      post({})
      return () => channel.close()
    },
  }
}
