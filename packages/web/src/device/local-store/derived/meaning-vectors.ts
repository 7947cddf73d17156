import { completionOf, openDatabase, resultOf } from '#device/local-store/tables/indexed-db.ts'

/** What a model made of an entry, and of which version of it. */
export interface KeptVectors {
  readonly of: string
  readonly vectors: Uint8Array<ArrayBuffer>
}

/** What was read of one person's entries for their meaning, by the entry's id. */
export interface MeaningVectors {
  /** Of which version each was made. */
  list(): Promise<ReadonlyMap<string, string>>
  all(): Promise<ReadonlyMap<string, KeptVectors>>
  put(id: string, kept: KeptVectors): Promise<void>
  remove(ids: readonly string[]): Promise<void>
}

const [READ, VECTORS] = ['read', 'vectors']
const BOTH = [READ, VECTORS]
const nameOf = (userId: string) => `daywell-meaning-${userId}`
const CHOSEN = 'searchByMeaning_'
/** That somebody searches by meaning here. It goes with the account, as all that ends so. */
export const meaningKey = (userId: string) => CHOSEN + userId
/** Where the model lies, which is the same for all who use it here. */
export const MODEL_CACHE = 'daywell-meaning'

/**
 * Vectors tell what an entry is about. They lie as the entries do, in a database of the person, and
 * what is made from entries can be made again: it is gone at once when somebody leaves.
 */
export async function meaningVectors(factory: IDBFactory, userId: string): Promise<MeaningVectors> {
  const db = await openDatabase(factory, nameOf(userId), (created) => {
    for (const name of BOTH) created.createObjectStore(name)
  })
  const write = (act: (read: IDBObjectStore, vectors: IDBObjectStore) => void) => {
    const transaction = db.transaction(BOTH, 'readwrite')
    act(transaction.objectStore(READ), transaction.objectStore(VECTORS))
    return completionOf(transaction)
  }
  const listed = async <T>(name: string) => {
    const store = db.transaction(name, 'readonly').objectStore(name)
    const [keys, values] = await Promise.all([
      resultOf(store.getAllKeys()),
      resultOf<T[]>(store.getAll()),
    ])
    return new Map(keys.map((key, at) => [String(key), values[at] as T]))
  }
  return {
    list: () => listed<string>(READ),
    all: () => listed<KeptVectors>(VECTORS),
    put: (id, kept) =>
      write((read, vectors) => {
        read.put(kept.of, id)
        vectors.put(kept, id)
      }),
    remove: (ids) =>
      write((read, vectors) => {
        for (const id of ids) {
          read.delete(id)
          vectors.delete(id)
        }
      }),
  }
}

/** Removes all that was read of somebody's entries. */
export function forgetVectors(factory: IDBFactory | undefined, userId: string): Promise<void> {
  return new Promise((resolve) => {
    const request = factory?.deleteDatabase(nameOf(userId))
    if (!request) return resolve()
    // Blocked: it goes as soon as the last one who has it open lets go of it.
    request.onsuccess = request.onerror = request.onblocked = () => resolve()
  })
}

/** Removes the model from a device on which nobody wants it any more. */
export async function forgetUnusedModel(
  caches: CacheStorage | undefined,
  /** Of local storage. */
  keys: readonly string[],
): Promise<void> {
  if (!keys.some((key) => key.startsWith(CHOSEN))) await caches?.delete(MODEL_CACHE)
}
