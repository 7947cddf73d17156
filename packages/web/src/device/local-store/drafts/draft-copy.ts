import { openDatabase, resultOf } from '#device/local-store/tables/indexed-db.ts'

/** A second place for all drafts of a person, as one text. */
export interface DraftCopy {
  load(): Promise<string | null>
  save(text: string | null): Promise<void>
}

const STORE = 'drafts'

export const draftCopyName = (userId: string) => `daywell-drafts-${userId}`

/**
 * In the browser's database, which is on the disk at once: local storage gets there some seconds
 * late, and what was typed in those goes with a browser that crashes.
 */
export async function draftCopy(factory: IDBFactory, userId: string): Promise<DraftCopy> {
  const db = await openDatabase(factory, draftCopyName(userId), (created) => {
    created.createObjectStore(STORE)
  })
  const run = <T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>) => {
    const transaction = db.transaction(STORE, mode)
    const answer = resultOf(act(transaction.objectStore(STORE)))
    // A page that goes in this moment takes nothing back.
    transaction.commit()
    return answer
  }
  return {
    async load() {
      const text: unknown = await run('readonly', (store) => store.get('all'))
      return typeof text === 'string' ? text : null
    },
    async save(text) {
      if (text === null) await run('readwrite', (store) => store.delete('all'))
      else await run('readwrite', (store) => store.put(text, 'all'))
    },
  }
}
