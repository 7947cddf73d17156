import { SYNC_PAGE } from '@daywell/core/contract'

/** SYNC-43: the bytes of one answer, unless a single entry has more. */
const PAGE_BYTES = 2_000_000

/** The changes that go into one answer, and whether there are more behind them. */
export function firstPage<T extends { readonly size: number }>(changes: readonly T[]) {
  let bytes = 0
  const over = changes.findIndex(({ size }, index) => {
    bytes += size
    return index >= SYNC_PAGE || (index > 0 && bytes > PAGE_BYTES)
  })
  return over === -1 ? { page: changes, more: false } : { page: changes.slice(0, over), more: true }
}
