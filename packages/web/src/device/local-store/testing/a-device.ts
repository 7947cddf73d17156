import type { Entry } from '@daywell/core/journal'
import { anEntry } from '@daywell/core/testing'
import type { Unstamped } from '#device/local-store/entries/writes.ts'
import type { LocalStore } from '#device/local-store/local-store.ts'

/** A device with its own storage, on which tabs can be opened and closed. */
export interface Device {
  open(): Promise<LocalStore>
  /** The device's clock, settable. */
  readonly clock: { now: number }
  /** How often persistent storage was requested, and the answer. */
  readonly persistence: { asked: number; granted: boolean }
}

export const START = Date.UTC(2026, 2, 14, 9, 30)
export const MINUTE = 60_000
export const at = (minute: number) => new Date(START + minute * MINUTE).toISOString()

const hex = (name: string) => name.padEnd(24, '0')
export const SERVER_ID = hex('5e')
export const TEMP_ID = `temp_${hex('aa')}`
export const LOCAL_ID = `local_${hex('bb')}`

export function words(_id: string, content: string, parts: Partial<Entry> = {}): Unstamped {
  const { updatedAt: _, ...entry } = anEntry({ _id, content, ...parts })
  return entry
}

/** An entry as the server returns it. */
export function onServer(_id: string, content: string, minute = 0): Entry {
  return anEntry({ _id, content, updatedAt: at(minute), createdAt: at(minute) })
}

export const answerWith = (...entries: Entry[]) => ({ entries, deleted: [], ids: {} })

export const texts = (store: LocalStore) => store.entries().map(({ content }) => content)
export const waiting = (store: LocalStore) =>
  store.outbox().map(({ kind, id, sent }) => [kind, id, sent])

/** Resolves once the condition holds. */
export function until(store: LocalStore, holds: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!holds()) return
      unsubscribe()
      resolve()
    }
    const unsubscribe = store.subscribe(look)
    look()
  })
}
