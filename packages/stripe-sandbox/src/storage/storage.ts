/** What is kept, by what it is: the sandbox needs no other tables. */
export type Kind = 'account' | 'product' | 'price' | 'event' | 'delivery' | 'request' | 'setting'

/** Documents are plain JSON. What `get` and `list` give is never changed in place. */
export interface Documents {
  get(kind: Kind, id: string): Promise<unknown>
  put(kind: Kind, id: string, value: unknown): Promise<void>
  remove(kind: Kind, id: string): Promise<void>
  /** All of a kind, in the order of their ids (by code unit). */
  list(kind: Kind): Promise<readonly { readonly id: string; readonly value: unknown }[]>
}

/**
 * The one thing that the sandbox asks of a database: to run a unit as a whole or not at all, and
 * units one after the other (or as if). A unit awaits nothing but its documents and changes nothing
 * else, so it may be run again. One that throws leaves no trace.
 */
export interface Storage {
  transact<T>(unit: (documents: Documents) => Promise<T>): Promise<T>
}
