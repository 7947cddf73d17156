import type { TextStorage } from '#device/local-store/text-storage.ts'
import { PUSH_MARK } from './mark-key.ts'

/** This browser's push endpoint as the server may know it, and its owner there. */
interface PushMark {
  readonly userId: string
  readonly endpoint: string
}

const offKey = (userId: string) => `pushOffOwed_${userId}`
const endKey = (userId: string) => `pushEndOwed_${userId}`

export function pushMarks(storage: TextStorage) {
  return {
    read(): Partial<PushMark> {
      try {
        return JSON.parse(storage.getItem(PUSH_MARK) ?? '{}') ?? {}
      } catch {
        return {}
      }
    },
    write: (mark: PushMark) => storage.setItem(PUSH_MARK, JSON.stringify(mark)),
    clear: () => storage.removeItem(PUSH_MARK),
    oweOff: (userId: string) => storage.setItem(offKey(userId), 'yes'),
    oweEnd(userId: string, endpoint: string): void {
      try {
        storage.setItem(endKey(userId), endpoint)
      } catch {
        // Without room for it, the server learns of the end from the push service.
      }
    },
    /** What the server still has to be told: to drop all of this person's browsers, or this one. */
    owed(userId: string): { readonly endpoint?: string } | undefined {
      if (storage.getItem(offKey(userId)) !== null) return {}
      const endpoint = storage.getItem(endKey(userId))
      return endpoint === null ? undefined : { endpoint }
    },
    clearOwed(userId: string): void {
      storage.removeItem(offKey(userId))
      storage.removeItem(endKey(userId))
    },
  }
}
