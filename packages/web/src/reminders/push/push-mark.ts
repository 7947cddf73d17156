import type { TextStorage } from '#local-store/text-storage.ts'
import { PUSH_MARK } from './mark-key.ts'

/** What the server was last told of this browser, and by whom. */
export interface PushMark {
  readonly userId: string
  readonly endpoint: string
  readonly tellDays: boolean
  readonly timeZone: string
}

const owedKey = (userId: string) => `pushOffOwed_${userId}`

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
    /** Whether the server has yet to hear that this person wants no push anywhere. */
    isOffOwed: (userId: string) => storage.getItem(owedKey(userId)) !== null,
    oweOff: (userId: string) => storage.setItem(owedKey(userId), 'yes'),
    offIsTold: (userId: string) => storage.removeItem(owedKey(userId)),
  }
}
