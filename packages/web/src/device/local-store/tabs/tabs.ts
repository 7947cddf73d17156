import { SCHEMA } from '#device/local-store/tables/indexed-db-backend.ts'

/** How the tabs of one person tell each other what has changed. */
export interface Tabs {
  /** `dropped`: they made room here, and are still on the server. */
  tell(ids: readonly string[], dropped: boolean): void
  listen(heard: (ids: readonly string[], dropped: boolean) => Promise<void>): () => void
}

interface Channel {
  postMessage(message: unknown): void
  onmessage: ((event: MessageEvent) => void) | null
  close(): void
}

interface Message {
  readonly schema: number
  readonly ids?: readonly string[]
  readonly dropped?: boolean
}

export const noTabs: Tabs = { tell: () => {}, listen: () => () => {} }

/** A tab that hears from a newer version of the app says so, and reloads instead of writing. */
export function tabsOn(channel: Channel, onOutdated: () => void, schema = SCHEMA): Tabs {
  const post = (message: Omit<Message, 'schema'>) => channel.postMessage({ schema, ...message })
  return {
    tell: (ids, dropped) => post({ ids, dropped }),
    listen(heard) {
      channel.onmessage = ({ data }: MessageEvent<Message>) => {
        if (data.schema > schema) onOutdated()
        // A tab that is closing cannot read any more, and need not.
        else if (data.ids) heard(data.ids, data.dropped ?? false).catch(() => {})
      }
      post({})
      return () => channel.close()
    },
  }
}
