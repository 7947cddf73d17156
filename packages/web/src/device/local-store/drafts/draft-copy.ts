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
  const request = factory.open(draftCopyName(userId), 1)
  request.onupgradeneeded = () => void request.result.createObjectStore(STORE)
  const db = await answerOf(request)
  // An account that goes takes it along, and waits for nobody who has it open.
  db.onversionchange = () => db.close()
  const run = <T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>) => {
    const transaction = db.transaction(STORE, mode)
    const answer = answerOf(act(transaction.objectStore(STORE)))
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

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
