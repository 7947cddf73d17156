import { completionOf, openDatabase, resultOf } from '#device/local-store/tables/indexed-db.ts'

/** A model's vectors for an entry, and the version they were computed from. */
export interface KeptVectors {
  readonly of: string
  readonly vectors: Uint8Array<ArrayBuffer>
}

/** One person's embedding vectors, by entry id. */
export interface MeaningVectors {
  /** The version each was computed from. */
  list(): Promise<ReadonlyMap<string, string>>
  all(): Promise<ReadonlyMap<string, KeptVectors>>
  put(id: string, kept: KeptVectors): Promise<void>
  remove(ids: readonly string[]): Promise<void>
}

const [READ, VECTORS] = ['read', 'vectors']
const BOTH = [READ, VECTORS]
const nameOf = (userId: string) => `daywell-meaning-${userId}`
const CHOSEN = 'searchByMeaning_'
/** Opt-in to search by meaning. The user id suffix gets it deleted with the account. */
export const meaningKey = (userId: string) => CHOSEN + userId
/** The model's cache, shared by everyone on this device. */
export const MODEL_CACHE = 'daywell-meaning'

/**
 * Vectors reveal what an entry is about. They're stored like the entries, in the person's own
 * database, and deleted on log-out because they can be computed again.
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

/** Deletes all of a person's vectors. */
export function forgetVectors(factory: IDBFactory | undefined, userId: string): Promise<void> {
  return new Promise((resolve) => {
    const request = factory?.deleteDatabase(nameOf(userId))
    if (!request) return resolve()
    // Blocked: it's deleted once the last open connection closes.
    request.onsuccess = request.onerror = request.onblocked = () => resolve()
  })
}

/** Deletes the model once no one on this device uses it. */
export async function forgetUnusedModel(
  caches: CacheStorage | undefined,
  /** Local storage keys. */
  keys: readonly string[],
): Promise<void> {
  if (!keys.some((key) => key.startsWith(CHOSEN))) await caches?.delete(MODEL_CACHE)
}
