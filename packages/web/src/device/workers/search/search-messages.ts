import type { SearchedEntry } from './search-index.ts'

/** What the page says to the worker. */
export type ToSearch =
  | { readonly kind: 'put'; readonly entries: readonly SearchedEntry[] }
  | { readonly kind: 'remove'; readonly ids: readonly string[] }
  | { readonly kind: 'find'; readonly query: string }

/** What the worker answers to `find`. */
export interface Found {
  readonly query: string
  readonly ids: readonly string[]
}
