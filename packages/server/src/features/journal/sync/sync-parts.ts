import type { BodyOf, endpoints } from '@daywell/core/contract'

type SyncBody = BodyOf<typeof endpoints.syncEntries>
type Entry = SyncBody['entries'][number]
type Purge = NonNullable<SyncBody['purged']>[number]

/** The part of a sync that is merged in one unit. */
export interface SyncPart {
  /** Each with its place in what came. */
  readonly entries: readonly { readonly input: Entry; readonly at: number }[]
  readonly deleted: readonly { readonly id: string; readonly deletedAt?: string | undefined }[]
  readonly purged: readonly Purge[]
}

/** There is a single writer: these bound how long one sync holds it. */
const MAX_UNIT_ITEMS = 10
const MAX_UNIT_BYTES = 100_000

/** All ids that a sync is about. */
export function idsOf({ entries, deleted = [], purged = [] }: SyncBody): string[] {
  const named = [...entries.map(({ _id }) => _id), ...purged.map(({ id }) => id)]
  const deletedIds = deleted.map((item) => (typeof item === 'string' ? item : item.id))
  return [...new Set([...named, ...deletedIds].filter((id) => id !== undefined))]
}

/**
 * A sync split into parts that become one unit each, in order; at least one. What's stored under an
 * id takes as long as what's sent, so the bytes of both count.
 */
export function partsOf(
  { entries, deleted = [], purged = [] }: SyncBody,
  storedBytes: ReadonlyMap<string, number>,
): SyncPart[] {
  const numbered = entries.map((input, at) => ({ input, at }))
  const deletions = deleted.map((item) => (typeof item === 'string' ? { id: item } : item))
  const bytesOf = ({ id }: { readonly id: string }) => storedBytes.get(id) ?? 0
  const none: SyncPart = { entries: [], deleted: [], purged: [] }
  const parts = [
    ...inChunks(numbered, sizeAsSent(storedBytes)).map((some) => ({ ...none, entries: some })),
    ...inChunks(deletions, bytesOf).map((some) => ({ ...none, deleted: some })),
    ...inChunks(purged, bytesOf).map((some) => ({ ...none, purged: some })),
  ]
  return parts.length > 0 ? parts : [none]
}

/** Says how much an entry adds to a unit; what an earlier one of the same sync stored counts. */
function sizeAsSent(storedBytes: ReadonlyMap<string, number>) {
  const stored = new Map(storedBytes)
  return ({ input }: { readonly input: Entry }): number => {
    const { _id: id = '', content, title = '', prompt = '' } = input
    const sent = content.length + title.length + prompt.length
    const before = stored.get(id) ?? 0
    if (id !== '') stored.set(id, Math.max(before, sent))
    return before + sent
  }
}

/** A single item may be larger than a unit should be; it has a unit of its own. */
function inChunks<T>(items: readonly T[], sizeOf: (item: T) => number): T[][] {
  const chunks: T[][] = []
  let bytes = 0
  for (const item of items) {
    const last = chunks.at(-1)
    const size = sizeOf(item)
    bytes += size
    if (last && last.length < MAX_UNIT_ITEMS && bytes <= MAX_UNIT_BYTES) last.push(item)
    else {
      chunks.push([item])
      bytes = size
    }
  }
  return chunks
}
