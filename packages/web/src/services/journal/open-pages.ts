/** The pages that are being written on, in this tab and in others. */
export interface OpenPages {
  /** An editor shows a page, which can be saved so. Answers how to take that back. */
  add(save: () => Promise<unknown>): () => void
  /** Saves the page of this tab, and asks the other tabs to save theirs. */
  saveAll(): Promise<void>
}

interface Channel {
  postMessage(message: unknown): void
  onmessage: ((event: MessageEvent) => void) | null
  close(): void
}

/** Without a channel the other tabs keep what they have as drafts. */
export function openPages(channel: Channel | undefined): OpenPages & { close(): void } {
  const pages = new Set<() => Promise<unknown>>()
  // One that cannot be saved stays a draft, and is counted as one.
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
