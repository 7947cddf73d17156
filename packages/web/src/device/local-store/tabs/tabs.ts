import { SCHEMA } from '#device/local-store/tables/indexed-db-backend.ts'

/** Broadcasts changes between one person's tabs. */
export interface Tabs {
  /** `dropped`: they were evicted here, and are still on the server. */
  announce(ids: readonly string[], dropped: boolean): void
  listen(onChange: (ids: readonly string[], dropped: boolean) => Promise<void>): () => void
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

export const noTabs: Tabs = { announce: () => {}, listen: () => () => {} }

/**
 * A tab that receives a message from a newer app version reports it, and reloads instead of
 * writing.
 */
export function tabsOn(channel: Channel, onOutdated: () => void, schema = SCHEMA): Tabs {
  const post = (message: Omit<Message, 'schema'>) => channel.postMessage({ schema, ...message })
  return {
    announce: (ids, dropped) => post({ ids, dropped }),
    listen(onChange) {
      channel.onmessage = ({ data }: MessageEvent<Message>) => {
        if (data.schema > schema) onOutdated()
        // A closing tab can't read anymore, and doesn't need to.
        else if (data.ids) onChange(data.ids, data.dropped ?? false).catch(() => {})
      }
      post({})
      return () => channel.close()
    },
  }
}
