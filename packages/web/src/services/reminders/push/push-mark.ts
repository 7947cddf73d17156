import type { TextStorage } from '#device/local-store/text-storage.ts'
import { PUSH_MARK } from './mark-key.ts'

/** The address of this browser that the server may know, and whose it is there. */
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
        // Where there is no room for it, the server hears of the end from the push service.
      }
    },
    /** What the server has yet to hear: that no browser of this person is wanted, or not this one. */
    owed(userId: string): { readonly endpoint?: string } | undefined {
      if (storage.getItem(offKey(userId)) !== null) return {}
      const endpoint = storage.getItem(endKey(userId))
      return endpoint === null ? undefined : { endpoint }
    },
    owedIsTold(userId: string): void {
      storage.removeItem(offKey(userId))
      storage.removeItem(endKey(userId))
    },
  }
}
