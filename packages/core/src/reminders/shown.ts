import * as z from 'zod/mini'
import { keyOf, type Notice } from './notice.ts'
import { fromStored } from './stored.ts'

const keys = z.array(z.string())

// More than can be shown in the days, weeks and streaks that still count.
const MAX_KEYS_PER_KIND = 20

/** The stored keys of shown notices; none if they can't be read. */
export function readShown(stored: string | null): ReadonlySet<string> {
  const read = keys.safeParse(fromStored(stored))
  return new Set(read.success ? read.data : [])
}

/** Adds the new notices, and drops the oldest of each kind. */
export function withShown(shown: Iterable<string>, notices: readonly Notice[]): string[] {
  const all = [...new Set([...shown, ...notices.map(keyOf)])]
  const counts = new Map<string, number>()
  const newestFirst = all.reverse().filter((key) => {
    const kind = key.split(/[ -]\d/)[0] ?? ''
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    return count <= MAX_KEYS_PER_KIND
  })
  return newestFirst.reverse()
}
