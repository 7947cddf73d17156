/** The pages being edited, in this tab and in others. */
export interface OpenPages {
  /** Registers an editor's save function. Returns the function that unregisters it. */
  add(save: () => Promise<unknown>): () => void
  /** Saves this tab's page, and asks the other tabs to save theirs. */
  saveAll(): Promise<void>
}

interface Channel {
  postMessage(message: unknown): void
  onmessage: ((event: MessageEvent) => void) | null
  close(): void
}

/** Without a channel, the other tabs keep their text as drafts. */
export function openPages(channel: Channel | undefined): OpenPages & { close(): void } {
  const pages = new Set<() => Promise<unknown>>()
  // A page that can't be saved stays a draft, and counts as one.
  const saveHere = async () => {
    await Promise.allSettled([...pages].map((save) => save()))
  }
  if (channel) channel.onmessage = () => void saveHere()
  return {
    add(save) {
      pages.add(save)
      return () => pages.delete(save)
    },
    saveAll() {
      channel?.postMessage('save')
      return saveHere()
    },
    close() {
      pages.clear()
      channel?.close()
    },
  }
}
