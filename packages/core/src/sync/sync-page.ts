import { SYNC_PAGE } from '#contract/index.ts'

/** Bytes of one page; some room is left for what stands around the entries. */
export const SYNC_PAGE_BYTES = 2_000_000
const ENVELOPE = 1000

/** The first items that fit into one page of a sync; the first one always does. */
export function nextPage<T>(
  items: readonly T[],
  bytesOf: (item: T) => number,
  { limit = SYNC_PAGE, most = SYNC_PAGE_BYTES }: { limit?: number; most?: number } = {},
): T[] {
  const page: T[] = []
  let bytes = ENVELOPE
  for (const item of items.slice(0, Math.min(limit, SYNC_PAGE))) {
    // The comma between two items counts, too.
    bytes += bytesOf(item) + 1
    if (page.length > 0 && bytes > most) break
    page.push(item)
  }
  return page
}
