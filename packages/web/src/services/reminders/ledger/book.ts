import type { TextStorage } from '#device/local-store/text-storage.ts'

/** A few values by their names, shared by all pages and the service worker of a device. */
export interface Book {
  read(name: string): Promise<unknown>
  /** Puts what is made of what is there; nobody else comes in between. */
  change<T>(name: string, act: (before: unknown) => Change<T>): Promise<T>
}

interface Change<T> {
  /** None removes it. */
  readonly after: unknown
  readonly result: T
}

/** For a browser that refuses its database; a worker cannot read it, but there is none then. */
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
 * The first where it can be used at all, else the second. A mishap on the way does not change
 * books: in another one nobody would find what was shown before.
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

/** Tried twice: what fails the first time may only have been in somebody's way. */
async function canBeRead(book: Book): Promise<boolean> {
  const read = () => book.read('').then(() => true)
  return read()
    .catch(read)
    .catch(() => false)
}
