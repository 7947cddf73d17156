import type { BodyOf, endpoints } from '@daywell/core/contract'

type SyncBody = BodyOf<typeof endpoints.syncEntries>
type Entry = SyncBody['entries'][number]
type Purge = NonNullable<SyncBody['purged']>[number]

/** What of a sync is merged in one unit. */
export interface SyncPart {
  /** Each with its place in what came. */
  readonly entries: readonly { readonly input: Entry; readonly at: number }[]
  readonly deleted: readonly { readonly id: string; readonly deletedAt?: string | undefined }[]
  readonly purged: readonly Purge[]
}

/** There is a single writer: these bound how long one sync holds it. */
const MAX_UNIT_ITEMS = 25
const MAX_UNIT_CHARS = 250_000

/** A sync in the parts that become one unit each, in their order; at least one. */
export function partsOf({ entries, deleted = [], purged = [] }: SyncBody): SyncPart[] {
  const numbered = entries.map((input, at) => ({ input, at }))
  const deletions = deleted.map((item) => (typeof item === 'string' ? { id: item } : item))
  const none: SyncPart = { entries: [], deleted: [], purged: [] }
  const parts = [
    ...inChunks(numbered, ({ input }) => charsOf(input)).map((some) => ({
      ...none,
      entries: some,
    })),
    ...inChunks(deletions).map((some) => ({ ...none, deleted: some })),
    ...inChunks(purged).map((some) => ({ ...none, purged: some })),
  ]
  return parts.length > 0 ? parts : [none]
}

/** A single item may have more characters than a unit should; it has a unit of its own. */
function inChunks<T>(items: readonly T[], charsOf: (item: T) => number = () => 0): T[][] {
  const chunks: T[][] = []
  let chars = 0
  for (const item of items) {
    const last = chunks.at(-1)
    chars += charsOf(item)
    if (last && last.length < MAX_UNIT_ITEMS && chars <= MAX_UNIT_CHARS) last.push(item)
    else {
      chunks.push([item])
      chars = charsOf(item)
    }
  }
  return chunks
}

function charsOf({ content, title = '', prompt = '' }: Entry): number {
  return content.length + title.length + prompt.length
}
