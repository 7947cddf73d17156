import { holdsAll, searchable, type Term, termsOf } from '@daywell/core/search'

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
 * A linear scan: there's no second structure that could disagree with the texts. While a person is
 * typing, each query narrows the one before, so only what that one found is scanned.
 */
export function searchIndex(): SearchIndex {
  const texts = new Map<string, string>()
  let last: { readonly terms: readonly Term[]; readonly ids: readonly string[] } | undefined
  return {
    put(entries) {
      last = undefined
      for (const entry of entries) texts.set(entry._id, searchable(entry))
    },
    remove(ids) {
      last = undefined
      for (const id of ids) texts.delete(id)
    },
    find(query) {
      const terms = termsOf(query)
      const among = last && narrows(terms, last.terms) ? last.ids : [...texts.keys()]
      const ids = among.filter((id) => holdsAll(texts.get(id) ?? '', terms))
      last = { terms, ids }
      return ids
    },
  }
}

/** Whether whatever has the terms has the earlier ones, too. */
function narrows(terms: readonly Term[], earlier: readonly Term[]): boolean {
  return earlier.every((before, at) => {
    const now = terms[at]
    if (now === undefined) return false
    if (before.fits === 'word') return now.fits === 'word' && now.text === before.text
    if (before.fits === 'beginning')
      return (now.fits === 'word' || now.fits === 'beginning') && now.text.startsWith(before.text)
    return now.fits === before.fits && now.text.startsWith(before.text)
  })
}
