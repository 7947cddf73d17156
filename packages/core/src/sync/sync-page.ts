import { SYNC_PAGE } from '#contract/index.ts'

/** The size of a page in bytes, with some room for the envelope. */
export const SYNC_PAGE_BYTES = 2_000_000
const ENVELOPE = 1000

/** The first items that fit into a page; the first one always does. */
export function nextPage<T>(
  items: readonly T[],
  bytesOf: (item: T) => number,
  { limit = SYNC_PAGE, most = SYNC_PAGE_BYTES }: { limit?: number; most?: number } = {},
): T[] {
  const page: T[] = []
  let bytes = ENVELOPE
  for (const item of items.slice(0, Math.min(limit, SYNC_PAGE))) {
    // Includes the comma between items.
    bytes += bytesOf(item) + 1
    if (page.length > 0 && bytes > most) break
    page.push(item)
  }
  return page
}
