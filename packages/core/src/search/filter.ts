import type { Entry } from '#journal/index.ts'
import type { Mood } from '#preferences/index.ts'

/** A filter of entries; omitted fields match everything. */
export interface EntryFilter {
  /** Days, both inclusive. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly mood?: Mood | undefined
  readonly tag?: string | undefined
  readonly favorite?: boolean | undefined
}

type Filtered = Pick<Entry, 'localDate' | 'mood' | 'tags' | 'favorite'>

/** Whether an entry matches a filter. */
export function passes(entry: Filtered, filter: EntryFilter): boolean {
  const { from = '', to = '9999-12-31', mood, tag, favorite } = filter
  if (entry.localDate < from || entry.localDate > to) return false
  if (mood !== undefined && entry.mood !== mood) return false
  if (tag !== undefined && findTag(entry.tags, tag) === undefined) return false
  return !favorite || entry.favorite
}

/** Whether a filter matches everything. */
export function isOpen(filter: EntryFilter): boolean {
  return Object.values(filter).every((value) => value === undefined || value === false)
}

/** The case-insensitive key of a tag: `Tag` and `tag` are one. */
export const keyOfTag = (tag: string) => tag.normalize('NFC').toLowerCase()

/** Finds a tag among others, ignoring case. */
export function findTag(tags: readonly string[], tag: string): string | undefined {
  const key = keyOfTag(tag)
  return tags.find((other) => keyOfTag(other) === key)
}

/** The tags of all entries, the most used first, each in the spelling that is used most. */
export function tagsOf(entries: Iterable<Pick<Entry, 'tags'>>): string[] {
  const spellings = new Map<string, number>()
  for (const { tags } of entries) {
    for (const tag of tags) spellings.set(tag, (spellings.get(tag) ?? 0) + 1)
  }
  const uses = new Map<string, { readonly tag: string; readonly count: number }>()
  for (const [tag, count] of byUse(spellings)) {
    const known = uses.get(keyOfTag(tag))
    uses.set(keyOfTag(tag), { tag: known?.tag ?? tag, count: count + (known?.count ?? 0) })
  }
  const merged = [...uses.values()].map(({ tag, count }) => [tag, count] as const)
  return byUse(merged).map(([tag]) => tag)
}

const byUse = (counts: Iterable<readonly [string, number]>) =>
  [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
