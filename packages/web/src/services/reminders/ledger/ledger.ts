import { type Preferences, preferences } from '@daywell/core/preferences'
import { withShown } from '@daywell/core/reminders'
import type { Book } from './book.ts'

/** What the worker has to know of a person: days and wishes, and nothing that they wrote. */
export interface KnownPerson {
  /** Of what to be reminded, once a page that knows it has told it. */
  readonly wishes: Preferences['notifications'] | undefined
  /** The latest days with an entry, as far as this device knows. */
  readonly wrote: readonly string[]
}

interface Row extends KnownPerson {
  readonly shown: readonly string[]
}

/**
 * What was shown on this device, and to whom something may be shown: one for all pages and the
 * service worker, so that a notice comes once whoever is first.
 */
export interface Ledger {
  /** Whether nobody has shown this yet; from now on it counts as shown. */
  claim(userId: string, key: string): Promise<boolean>
  shown(userId: string): Promise<readonly string[]>
  /** This person is here now. */
  note(userId: string, person: KnownPerson): Promise<void>
  current(): Promise<({ readonly userId: string } & KnownPerson) | undefined>
  /** Nobody is here any more. */
  leave(): Promise<void>
  /** Nothing of this person stays. */
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
