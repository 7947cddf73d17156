import type { Entry } from '#journal/index.ts'

/** Sorts by `createdAt`, newest first; ties are broken by id. */
export function newestFirst(entries: Iterable<Entry>): Entry[] {
  return [...entries].sort(
    (a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || (a._id < b._id ? 1 : -1),
  )
}
