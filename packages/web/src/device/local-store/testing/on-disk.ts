interface Kept {
  readonly entry?: { readonly content: string }
  /** Of a deletion that isn't confirmed yet. */
  readonly row?: { readonly entry: { readonly content: string } } | null
}

/** The texts in some tables of a person's database, as stored. */
async function textsIn(userId: string, tables: readonly string[]): Promise<string[]> {
  const db = await answerOf(indexedDB.open(`daywell-${userId}`))
  const asked = tables.map((table) => {
    const all: IDBRequest<Kept[]> = db.transaction(table).objectStore(table).getAll()
    return answerOf(all)
  })
  const kept = (await Promise.all(asked)).flat()
  db.close()
  return kept.flatMap(({ entry, row }) => (entry ?? row?.entry)?.content ?? []).sort()
}

export const rowsOnDisk = (userId: string) => textsIn(userId, ['rows'])

/** All of a person's text in the database. */
export const wordsOnDisk = (userId: string) =>
  textsIn(userId, ['rows', 'outbox', 'revisions', 'trash'])

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
