/** The promise wrapper for IndexedDB. */

export function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

export function completionOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new DOMException('', 'AbortError'))
  })
}

/** Opens a database that closes itself when another tab deletes or upgrades it. */
export async function openDatabase(
  factory: IDBFactory,
  name: string,
  upgrade: (db: IDBDatabase, request: IDBOpenDBRequest) => void,
): Promise<IDBDatabase> {
  const request = factory.open(name, 1)
  request.onupgradeneeded = () => upgrade(request.result, request)
  const db = await resultOf(request)
  db.onversionchange = () => db.close()
  return db
}
