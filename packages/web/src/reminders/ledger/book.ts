import type { TextStorage } from '#local-store/text-storage.ts'

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

/** The first where it can be used at all, else the second. */
export function eitherBook(first: Book | undefined, second: Book): Book {
  let chosen = first ?? second
  const tried = async <T>(act: (book: Book) => Promise<T>): Promise<T> => {
    try {
      return await act(chosen)
    } catch (error) {
      if (chosen === second) throw error
      chosen = second
      return act(second)
    }
  }
  return {
    read: (name) => tried((book) => book.read(name)),
    change: (name, act) => tried((book) => book.change(name, act)),
  }
}
