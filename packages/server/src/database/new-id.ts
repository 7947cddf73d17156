import { randomBytes } from 'node:crypto'
import { ID_RANDOM_BYTES, newId as idFrom } from '@daywell/core/journal'

/** Sorts by time, so new rows land beside one another, which keeps an index small and fast. */
export function newId(now: number): string {
  return idFrom(now, randomBytes(ID_RANDOM_BYTES))
}
