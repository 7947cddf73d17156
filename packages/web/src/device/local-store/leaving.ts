import { lastEditIn } from './entries/writes.ts'
import type { Backend, Transaction } from './tables/backend.ts'
import { giveRoomUp } from './tables/reserve.ts'

/** What becomes of the words on this device when their person leaves. */
export interface Leaving {
  /** The number of the last edit on this device: with another one something was written since. */
  lastEdit(): Promise<number>
  /**
   * Removes all words, also those that are nowhere else, unless something was written after the
   * edit of that number; whether it did. What was deleted here is still to be told to the server.
   */
  removeWords(lastEdit: number): Promise<boolean>
  /** Removes everything, for an account that is no more. */
  erase(): Promise<void>
}

interface LeavingDeps {
  readonly backend: Backend
  readonly commit: <T>(work: (tables: Transaction) => Promise<T>) => Promise<T>
}

export function leaving({ backend, commit }: LeavingDeps): Leaving {
  return {
    lastEdit: () => backend.transact('readonly', lastEditIn),
    removeWords: (lastEdit) =>
      commit(async (tables) => {
        if ((await lastEditIn(tables)) !== lastEdit) return false
        await removeTexts(tables)
        for (const item of await tables.outbox.all()) {
          if (item.kind === 'delete') tables.outbox.put(item.id, { ...item, row: null })
          else tables.outbox.delete(item.id)
        }
        return true
      }),
    erase: () =>
      commit(async (tables) => {
        await removeTexts(tables)
        for (const { id } of await tables.outbox.all()) tables.outbox.delete(id)
        for (const { old } of await tables.aliases.all()) tables.aliases.delete(old)
        while (await giveRoomUp(tables)) {
          // Until nothing of it is left.
        }
      }),
  }
}

async function removeTexts({ rows, revisions, trash, facts }: Transaction): Promise<void> {
  for (const { entry } of await rows.all()) rows.delete(entry._id)
  for (const { id, rev } of await revisions.all()) revisions.delete(`${id}/${rev}`)
  for (const { entry } of await trash.all()) trash.delete(entry._id)
  facts.delete('lastSync')
}
