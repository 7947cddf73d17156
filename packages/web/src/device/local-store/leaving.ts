import { lastEditIn } from './entries/writes.ts'
import type { Backend, Transaction } from './tables/backend.ts'
import { releaseReserve } from './tables/reserve.ts'

/** What happens to the text on this device on log-out or when the account is deleted. */
export interface Leaving {
  /** The number of the last edit on this device. If it differs, something was written since. */
  lastEdit(): Promise<number>
  /**
   * Compare-and-delete: removes all text, even what is nowhere else, unless something was written
   * after that edit; returns whether it did. Deletions made here still reach the server.
   */
  removeWords(lastEdit: number): Promise<boolean>
  /** Removes everything, for a deleted account. */
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
        while (await releaseReserve(tables)) {
          // Loops until nothing is left.
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
