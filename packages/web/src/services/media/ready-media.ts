import type { TextStorage } from '#device/local-store/text-storage.ts'

/** Kept on this device, and in no text yet. */
export interface ReadyMedia {
  readonly id: string
  readonly caption: string
}

/** What was added to a page that was left before it was ready. It's offered until it's answered. */
export function readyMedia(storage: TextStorage, userId: string) {
  const key = `media_ready_${userId}`
  let inMemory: readonly ReadyMedia[] = []
  const read = (): readonly ReadyMedia[] => {
    try {
      const found: unknown = JSON.parse(storage.getItem(key) ?? 'null')
      return Array.isArray(found) ? found.filter(isReady) : inMemory
    } catch {
      return inMemory
    }
  }
  const write = (all: readonly ReadyMedia[]) => {
    inMemory = all
    try {
      if (all.length === 0) storage.removeItem(key)
      else storage.setItem(key, JSON.stringify(all))
    } catch {
      // Without room it's offered as long as this page is open.
    }
  }
  return {
    key,
    read,
    keep: (one: ReadyMedia) => write([...read().filter(({ id }) => id !== one.id), one]),
    remove: (id: string) => write(read().filter((one) => one.id !== id)),
  }
}

function isReady(
  value: Partial<Record<string, unknown>> | null,
): value is ReadyMedia & Record<string, unknown> {
  return typeof value?.id === 'string' && typeof value.caption === 'string'
}
