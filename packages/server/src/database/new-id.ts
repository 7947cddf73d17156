import { ID_RANDOM_BYTES, newId as idFrom } from '@daywell/core/journal'
import { pooledRandom } from './random-pool.ts'

/** Sorts by time, so new rows land beside one another, which keeps an index small and fast. */
export function newId(now: number): string {
  return idFrom(now, pooledRandom(ID_RANDOM_BYTES))
}
