import { holdsAll, searchable, termsOf } from '@daywell/core/search'

/** An entry's searchable text. */
export interface SearchedEntry {
  readonly _id: string
  readonly title: string
  readonly localDate: string
  readonly content: string
  readonly tags: string[]
  readonly metadata: { readonly wordCount: number; readonly keywords: string[] }
}

/** The texts of all entries, prepared for search. */
export interface SearchIndex {
  put(entries: readonly SearchedEntry[]): void
  remove(ids: readonly string[]): void
  /** The ids of the entries that contain every word of the query, unordered. */
  find(query: string): string[]
}

/**
 * A linear scan: for 10,000 entries it takes a few hundredths of a second, and there's no second
 * structure that could disagree with the texts.
 */
export function searchIndex(): SearchIndex {
  const texts = new Map<string, string>()
  return {
    put(entries) {
      for (const entry of entries) texts.set(entry._id, searchable(entry))
    },
    remove(ids) {
      for (const id of ids) texts.delete(id)
    },
    find(query) {
      const terms = termsOf(query)
      const found: string[] = []
      for (const [id, text] of texts) {
        if (holdsAll(text, terms)) found.push(id)
      }
      return found
    },
  }
}
