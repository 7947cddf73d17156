import type { SearchedEntry } from './search-index.ts'

/** Messages from the page to the worker. */
export type ToSearch =
  | { readonly kind: 'put'; readonly entries: readonly SearchedEntry[] }
  | { readonly kind: 'remove'; readonly ids: readonly string[] }
  | { readonly kind: 'find'; readonly query: string }

/** The worker's answer to `find`. */
export interface Found {
  readonly query: string
  readonly ids: readonly string[]
}
