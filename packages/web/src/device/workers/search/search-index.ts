import { holdsAll, searchable, type Term, type TextTerms, textTermsOf } from '@daywell/core/search'

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
  /** The ids of the entries that have every word of the query and nothing it excludes, unordered. */
  find(query: string): string[]
}

/**
 * A linear scan: there's no second structure that could disagree with the texts. While a person is
 * typing, each query narrows the one before, so only what that one found is scanned.
 */
export function searchIndex(): SearchIndex {
  const texts = new Map<string, string>()
  let last: (TextTerms & { readonly ids: readonly string[] }) | undefined
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
      const sought = textTermsOf(query)
      const among = last && narrows(sought, last) ? last.ids : [...texts.keys()]
      const ids = among.filter((id) => holds(texts.get(id) ?? '', sought))
      last = { ...sought, ids }
      return ids
    },
  }
}

function holds(text: string, { terms, excluded }: TextTerms): boolean {
  return holdsAll(text, terms) && !excluded.some((term) => holdsAll(text, [term]))
}

/** Whether whatever a search finds was found by the earlier one, too. */
function narrows({ terms, excluded }: TextTerms, earlier: TextTerms): boolean {
  return (
    isWithin(terms, earlier.terms) &&
    earlier.excluded.every((before, at) => isSame(before, excluded[at]))
  )
}

const isSame = (before: Term, now: Term | undefined) =>
  now?.fits === before.fits && now.text === before.text

/** Whether whatever has the terms has the earlier ones, too. */
function isWithin(terms: readonly Term[], earlier: readonly Term[]): boolean {
  return earlier.every((before, at) => {
    const now = terms[at]
    if (now === undefined) return false
    if (before.fits === 'word' || before.fits === 'phrase') return isSame(before, now)
    if (before.fits === 'beginning')
      return (now.fits === 'word' || now.fits === 'beginning') && now.text.startsWith(before.text)
    return now.fits === before.fits && now.text.startsWith(before.text)
  })
}
