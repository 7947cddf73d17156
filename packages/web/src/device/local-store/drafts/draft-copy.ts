import { openDatabase, resultOf } from '#device/local-store/tables/indexed-db.ts'

/** A second copy of all of a person's drafts, as one text. */
export interface DraftCopy {
  load(): Promise<string | null>
  save(text: string | null): Promise<void>
}

const STORE = 'drafts'

export const draftCopyName = (userId: string) => `daywell-drafts-${userId}`

/**
 * In IndexedDB, which flushes to disk at once: local storage takes some seconds, and a crash in
 * between would lose what was typed.
 */
export async function draftCopy(factory: IDBFactory, userId: string): Promise<DraftCopy> {
  const db = await openDatabase(factory, draftCopyName(userId), (created) => {
    created.createObjectStore(STORE)
  })
  const run = <T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>) => {
    const transaction = db.transaction(STORE, mode)
    const answer = resultOf(act(transaction.objectStore(STORE)))
    // Commits explicitly, because the page may be closing.
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
