import type { Entry } from '#journal/index.ts'

/** The part of an entry that merging a deletion needs. */
export type EntryTime = Pick<Entry, 'updatedAt'>

/** The stored state of an entry before a merge. */
export type Stored<Version extends EntryTime = Entry> =
  | { readonly state: 'none' }
  | { readonly state: 'alive'; readonly entry: Version }
  | { readonly state: 'deleted'; readonly entry: Version; readonly deletedAt: number }
  /** Deleted, and its text is gone or never came. */
  | { readonly state: 'tombstone'; readonly deletedAt: number }

/** An incoming version, complete: omitted fields are filled in. */
export interface SentVersion {
  readonly entry: Entry
  /** Whether `updatedAt` is the writer's own, not the server's replacement. */
  readonly exact: boolean
}

/** Decides what becomes of two versions, without writing anything. */
export interface MergeOutcome {
  readonly wins: 'sent' | 'stored' | 'deletion'
  /** The losing version, to be kept as a revision; absent if nothing would be lost. */
  readonly kept?: Entry
  /** The entry was deleted and is restored. */
  readonly revived: boolean
}

/** Merges a version into the stored state; the server's side is always `stored`. */
export function mergeVersion(stored: Stored, sent: SentVersion): MergeOutcome {
  switch (stored.state) {
    case 'none':
      return { wins: 'sent', revived: false }
    case 'alive':
      return mergeAlive(stored.entry, sent)
    case 'deleted':
      return mergeDeleted(stored.entry, stored.deletedAt, sent)
    case 'tombstone':
      return mergeDeleted(undefined, stored.deletedAt, sent)
  }
}

function mergeAlive(stored: Entry, { entry, exact }: SentVersion): MergeOutcome {
  const newer = timeOf(entry) > timeOf(stored)
  if (sameWords(stored, entry)) {
    // SYNC-21: a repeated version with a server timestamp would look newer every time.
    return { wins: newer && exact ? 'sent' : 'stored', revived: false }
  }
  // SYNC-12, SYNC-15: the newer one wins, the replaced one is kept.
  if (newer) return { wins: 'sent', kept: stored, revived: false }
  // SYNC-30, SYNC-31: on a tie the server's wins, the other is kept.
  return { wins: 'stored', kept: entry, revived: false }
}

function mergeDeleted(
  stored: Entry | undefined,
  deletedAt: number,
  { entry, exact }: SentVersion,
): MergeOutcome {
  const same = stored !== undefined && sameWords(stored, entry)
  if (same && !exact) return { wins: 'deletion', revived: false }
  // SYNC-28: an edit after the deletion restores the entry.
  if (timeOf(entry) > deletedAt) {
    return { wins: 'sent', ...(stored && !same && { kept: stored }), revived: true }
  }
  // SYNC-29, SYNC-41: an earlier one doesn't, and is kept.
  return { wins: 'deletion', ...(!same && { kept: entry }), revived: false }
}

/** When a deletion was made; without a timestamp, now. */
export interface SentDeletion {
  readonly deletedAt: number
  readonly exact: boolean
}

/**
 * Merges a deletion into the stored state. On a tie the deletion wins: on one device it can only
 * have come after the edit, and the text stays under Recently deleted.
 */
export function mergeDeletion(
  stored: Stored<EntryTime>,
  { deletedAt, exact }: SentDeletion,
): 'deletion' | 'nothing' {
  switch (stored.state) {
    case 'none':
      return 'deletion'
    case 'alive':
      return deletedAt >= timeOf(stored.entry) ? 'deletion' : 'nothing'
    case 'deleted':
    case 'tombstone':
      // The later of two deletions counts, in any order of arrival; a repeated one isn't later.
      return exact && deletedAt > stored.deletedAt ? 'deletion' : 'nothing'
  }
}

/** Whether two versions are equal in everything that a person can change. */
export function sameWords(a: Entry, b: Entry): boolean {
  return (
    a.content === b.content &&
    a.title === b.title &&
    a.prompt === b.prompt &&
    a.mood === b.mood &&
    a.favorite === b.favorite &&
    a.hideFromAssistant === b.hideFromAssistant &&
    a.localDate === b.localDate &&
    a.timeZone === b.timeZone &&
    Date.parse(a.createdAt) === Date.parse(b.createdAt) &&
    a.tags.length === b.tags.length &&
    a.tags.every((tag, index) => tag === b.tags[index])
  )
}

/** A key of everything that `sameWords` compares: equal exactly if that is true. */
export function canonicalWords(entry: Entry): string {
  const { content, title, prompt, mood, favorite, hideFromAssistant, localDate, timeZone } = entry
  const besides = [mood, favorite, hideFromAssistant, localDate, timeZone, entry.tags]
  return JSON.stringify([content, title, prompt, ...besides, Date.parse(entry.createdAt)])
}

function timeOf({ updatedAt }: EntryTime): number {
  return Date.parse(updatedAt)
}
