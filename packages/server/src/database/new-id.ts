import { randomFillSync } from 'node:crypto'
import { ID_RANDOM_BYTES, newId as idFrom } from '@daywell/core/journal'

/** Sorts by time, so new rows land beside one another, which keeps an index small and fast. */
export function newId(now: number): string {
  return idFrom(now, pooledRandom(ID_RANDOM_BYTES))
}

const POOL_BYTES = 4096

let pool = Buffer.alloc(0)
let used = 0

/**
 * Random bytes for ids and nonces, which are no secrets: asking for many at once costs as much as
 * asking for a few. No byte is given out twice. Keys and tokens are not to be made of these, since
 * the pool lies in memory before it is used.
 */
export function pooledRandom(count: number): Buffer {
  if (used + count > pool.length) {
    pool = randomFillSync(Buffer.allocUnsafeSlow(Math.max(POOL_BYTES, count)))
    used = 0
  }
  used += count
  return pool.subarray(used - count, used)
}
