import { type Preferences, preferences } from '@daywell/core/preferences'
import { withShown } from '@daywell/core/reminders'
import type { Book } from './book.ts'

/** What the worker knows about a person: days and preferences, and nothing they wrote. */
export interface KnownPerson {
  /** The notification preferences, once a page has recorded them. */
  readonly wishes: Preferences['notifications'] | undefined
  /** The latest days with an entry, as far as this device knows. */
  readonly wrote: readonly string[]
}

interface Row extends KnownPerson {
  readonly shown: readonly string[]
}

/**
 * Records what was shown on this device, and for whom. Shared by all pages and the service worker,
 * so that each notice is shown exactly once.
 */
export interface Ledger {
  /** Atomic claim: true for the first caller; from then on it counts as shown. */
  claim(userId: string, key: string): Promise<boolean>
  shown(userId: string): Promise<readonly string[]>
  /** Records the signed-in person. */
  note(userId: string, person: KnownPerson): Promise<void>
  current(): Promise<({ readonly userId: string } & KnownPerson) | undefined>
  /** Records a log-out. */
  leave(): Promise<void>
  /** Deletes this person's records. */
  forget(userId: string): Promise<void>
}

const CURRENT = 'current'

export function ledgerIn(book: Book): Ledger {
  return {
    claim: (userId, key) =>
      book.change(userId, (before) => {
        const kept = rowOf(before)
        const free = !kept.shown.includes(key)
        const after = free ? { ...kept, shown: withShown([...kept.shown, key], []) } : kept
        return { after, result: free }
      }),
    shown: async (userId) => rowOf(await book.read(userId)).shown,
    async note(userId, person) {
      await book.change(userId, (before) => ({
        after: { ...rowOf(before), ...person },
        result: undefined,
      }))
      await book.change(CURRENT, () => ({ after: userId, result: undefined }))
    },
    async current() {
      const userId = await book.read(CURRENT)
      if (typeof userId !== 'string') return undefined
      const { wishes, wrote } = rowOf(await book.read(userId))
      return { userId, wishes, wrote }
    },
    leave: () => book.change(CURRENT, nothing),
    async forget(userId) {
      await book.change(userId, nothing)
      await book.change(CURRENT, (before) => ({
        after: before === userId ? undefined : before,
        result: undefined,
      }))
    },
  }
}

const nothing = () => ({ after: undefined, result: undefined })

function rowOf(kept: unknown): Row {
  const { shown, wrote, wishes } = (kept ?? {}) as Partial<Record<keyof Row, unknown>>
  const read = preferences.shape.notifications.safeParse(wishes)
  return {
    shown: textsOf(shown),
    wrote: textsOf(wrote),
    wishes: read.success ? read.data : undefined,
  }
}

function textsOf(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : []
}
