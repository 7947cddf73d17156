import type { Entry } from '#journal/index.ts'

// Separate from the texts, so that a list can tell which entries are samples without loading them.

/** The tag of a sample, visible like any other. Without it, the entry is the person's own. */
export const SAMPLE_TAG = 'sample'

/** How many texts there are. */
export const SAMPLE_COUNT = 63

const MINUTE_MS = 60_000

/** A sample's offset within its minute (ms), unique to each text. */
export function markOf(index: number): number {
  return ((index * 7 + 11) % 60) * 1000 + ((index * 37 + 101) % 1000)
}

const indexByMark = /* @__PURE__ */ new Map(
  Array.from({ length: SAMPLE_COUNT }, (_, index) => [markOf(index), index]),
)

type Marked = Pick<Entry, 'tags' | 'createdAt'>

/**
 * Which sample an entry is, by its tag and by the second and millisecond it was created. Both
 * survive edits, sync and backups. Undefined for a person's own entry.
 */
export function sampleIndex({ tags, createdAt }: Marked): number | undefined {
  if (!tags.includes(SAMPLE_TAG)) return undefined
  return indexByMark.get(Date.parse(createdAt) % MINUTE_MS)
}

export function isSample(entry: Marked): boolean {
  return sampleIndex(entry) !== undefined
}
