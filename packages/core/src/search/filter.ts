import type { Entry } from '#journal/index.ts'
import type { Mood } from '#preferences/index.ts'

/** What the entries of a list have to be; what is left out does not matter. */
export interface EntryFilter {
  /** Days, both counted in. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly mood?: Mood | undefined
  readonly tag?: string | undefined
  readonly favorite?: boolean | undefined
}

type Filtered = Pick<Entry, 'localDate' | 'mood' | 'tags' | 'favorite'>

/** Whether an entry is one of those that are asked for. */
export function passes(entry: Filtered, filter: EntryFilter): boolean {
  const { from = '', to = '9999-12-31', mood, tag, favorite } = filter
  if (entry.localDate < from || entry.localDate > to) return false
  if (mood !== undefined && entry.mood !== mood) return false
  if (tag !== undefined && !entry.tags.includes(tag)) return false
  return !favorite || entry.favorite
}

/** Whether a filter lets everything pass. */
export function isOpen(filter: EntryFilter): boolean {
  return Object.values(filter).every((value) => value === undefined || value === false)
}

/** The tags of all entries, the most used first. */
export function tagsOf(entries: Iterable<Pick<Entry, 'tags'>>): string[] {
  const uses = new Map<string, number>()
  for (const { tags } of entries) {
    for (const tag of tags) uses.set(tag, (uses.get(tag) ?? 0) + 1)
  }
  return [...uses].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([tag]) => tag)
}
