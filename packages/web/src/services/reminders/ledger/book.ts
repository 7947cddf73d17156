import type { TextStorage } from '#device/local-store/text-storage.ts'

/** A key-value store shared by a device's pages and its service worker. */
export interface Book {
  read(name: string): Promise<unknown>
  /** Atomic read-modify-write. */
  change<T>(name: string, act: (before: unknown) => Change<T>): Promise<T>
}

interface Change<T> {
  /** Undefined removes it. */
  readonly after: unknown
  readonly result: T
}

/** A fallback for browsers without IndexedDB; a worker can't read it, but there is none then. */
export function textBook(storage: TextStorage): Book {
  const keyOf = (name: string) => `reminders_${name}`
  const read = (name: string): unknown => {
    try {
      return JSON.parse(storage.getItem(keyOf(name)) ?? 'null') ?? undefined
    } catch {
      return undefined
    }
  }
  return {
    read: async (name) => read(name),
    async change(name, act) {
      const { after, result } = act(read(name))
      if (after === undefined) storage.removeItem(keyOf(name))
      else storage.setItem(keyOf(name), JSON.stringify(after))
      return result
    },
  }
}

/**
 * Uses the first if it works at all, else the second. A single failure doesn't switch over: the
 * other one wouldn't know what was already shown.
 */
export function eitherBook(first: Book | undefined, second: Book): Book {
  let chosen: Promise<Book> | undefined
  const book = () => {
    chosen ??= first ? canBeRead(first).then((can) => (can ? first : second)) : resolved(second)
    return chosen
  }
  return {
    read: async (name) => (await book()).read(name),
    change: async (name, act) => (await book()).change(name, act),
  }
}

const resolved = async (book: Book) => book

/** Tries twice: the first failure may be transient. */
async function canBeRead(book: Book): Promise<boolean> {
  const read = () => book.read('').then(() => true)
  return read()
    .catch(read)
    .catch(() => false)
}
