import { writeBesideMirror } from '#device/local-store/entries/mirror.ts'
import { draftKey, mirrorKey } from '../local-keys.ts'
import type { TextStorage } from '../text-storage.ts'

/** Unsaved text. */
export interface Draft {
  readonly content: string
  readonly title: string
  readonly lastModified: string
  /** The entry it edits; missing for a new one. */
  readonly entryId?: string
  readonly tab: string
}

interface StoredDrafts extends Draft {
  /** Other tabs' drafts, by tab id. */
  readonly others?: Readonly<Record<string, Draft>>
}

export interface Drafts {
  /** All drafts on this device, newest first. */
  all(): Draft[]
  /** Replaces this tab's draft; an empty one removes it. Throws if storage is full. */
  write(draft: Omit<Draft, 'tab'>, place?: DraftPlace): void
  /** Removes a tab's draft: this tab's, or one whose text was taken over. */
  remove(tab?: string): void
  /** Restores a lost draft of any tab. */
  putBack(draft: Draft): void
  /**
   * Resolves a write race between tabs. All drafts share one key, so another tab's write may have
   * undone this tab's: then it's repeated. Removing the whole key was deliberate, and stands.
   */
  guard(change: Pick<StorageEvent, 'oldValue' | 'newValue'>): void
}

interface DraftPlace {
  /** A name other than the tab's id to store it under. */
  readonly as?: string
  /** The draft it replaces, atomically: there's always one of them. */
  readonly insteadOf?: string | undefined
}

interface Done {
  readonly draft: Draft
  /** Written; otherwise removed. */
  readonly kept: boolean
}

export interface Place {
  readonly storage: TextStorage
  readonly userId: string
  readonly tab: string
}

export function drafts({ storage, userId, tab }: Place): Drafts {
  const key = draftKey(userId)
  /** The last write or removal of each of this tab's drafts. */
  const done = new Map<string, Done>()
  const read = () => draftsIn(storage.getItem(key))
  const write = (list: readonly Draft[]) => {
    const value = asText(list)
    if (value === null) storage.removeItem(key)
    else writeBesideMirror(storage, { key, value }, mirrorKey(userId))
  }
  const without = (...gone: (string | undefined)[]) =>
    read().filter((draft) => !gone.includes(draft.tab))
  const noteGone = (name: string) => {
    const last = done.get(name)
    if (last) done.set(name, { ...last, kept: false })
  }
  const remove = (gone = tab) => {
    noteGone(gone)
    quietly(() => write(without(gone)))
  }
  const forget = (removed: readonly Draft[]) => {
    for (const { tab: name, lastModified } of removed) {
      if (done.get(name)?.draft.lastModified === lastModified) done.delete(name)
    }
  }
  const putBack = (draft: Draft) => quietly(() => write([draft, ...without(draft.tab)]))
  const redo = (name: string, { draft, kept }: Done) => {
    const stored = read().find((other) => other.tab === name)
    const isThere = stored && stored.lastModified >= draft.lastModified
    if (kept && !isThere) putBack(draft)
    if (!kept && stored?.lastModified === draft.lastModified) remove(name)
  }
  return {
    all: read,
    write(draft, { as = tab, insteadOf } = {}) {
      const kept = draft.title !== '' || draft.content !== ''
      const own = { ...draft, tab: as }
      write([...(kept ? [own] : []), ...without(as, insteadOf)])
      done.set(as, { draft: own, kept })
      if (insteadOf !== undefined && insteadOf !== as) noteGone(insteadOf)
    },
    remove,
    putBack,
    guard({ oldValue, newValue }) {
      if (newValue === null) forget(draftsIn(oldValue))
      for (const [name, last] of done) redo(name, last)
    },
  }
}

/** A draft that can't be removed stays, at no cost but its size. */
function quietly(write: () => void): void {
  try {
    write()
  } catch {
    // Storage is full: the next write reports it.
  }
}

function asText([newest, ...others]: readonly Draft[]): string | null {
  if (!newest) return null
  const byTab = Object.fromEntries(others.map((draft) => [draft.tab, draft]))
  const stored: StoredDrafts = { ...newest, ...(others.length > 0 && { others: byTab }) }
  return JSON.stringify(stored)
}

/** Parses stored drafts, newest first. */
export function draftsIn(text: string | null): Draft[] {
  try {
    const value = JSON.parse(text ?? 'null') as StoredDrafts | null
    if (typeof value?.content !== 'string') return []
    const { others = {}, ...newest } = value
    const list = [newest, ...Object.values(others)].map(withTabs)
    return list.sort((a, b) => Date.parse(b.lastModified) - Date.parse(a.lastModified))
  } catch {
    return []
  }
}

/** Drafts of an older app, or of another client, may have no tab. */
function withTabs(draft: Partial<Draft> & Pick<Draft, 'content'>): Draft {
  return { title: '', lastModified: new Date(0).toISOString(), tab: 'none', ...draft }
}
