import { writeBesideMirror } from '#device/local-store/entries/mirror.ts'
import { draftKey, mirrorKey } from '../local-keys.ts'
import type { TextStorage } from '../text-storage.ts'

/** What is being written and not saved yet. */
export interface Draft {
  readonly content: string
  readonly title: string
  readonly lastModified: string
  /** The entry that it continues; none for a new one. */
  readonly entryId?: string
  readonly tab: string
}

interface StoredDrafts extends Draft {
  /** The drafts of other tabs, by tab. */
  readonly others?: Readonly<Record<string, Draft>>
}

export interface Drafts {
  /** All drafts on this device, newest first. */
  all(): Draft[]
  /** Replaces this tab's draft; an empty one removes it. Throws when there is no room for it. */
  write(draft: Omit<Draft, 'tab'>, place?: DraftPlace): void
  /** Removes the draft of a tab: this one's, or one whose words have been taken over. */
  remove(tab?: string): void
  /** Puts back a draft, of any tab, that was lost. */
  putBack(draft: Draft): void
  /**
   * Another tab has written. All drafts lie under one key, and one that it wrote in the same moment
   * as this tab may have undone what this one had done: that is done again. Whoever removed the key
   * and all that was in it meant it.
   */
  guard(change: Pick<StorageEvent, 'oldValue' | 'newValue'>): void
}

interface DraftPlace {
  /** Another name than the tab's, under which it lies. */
  readonly as?: string
  /** The draft that it takes the place of, in one step: at no time is there neither of them. */
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
  /** What was last done here with each draft that is this tab's own. */
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

/** A draft that cannot be removed stays, which costs nothing but its room. */
function quietly(write: () => void): void {
  try {
    write()
  } catch {
    // There is no room: whoever writes on is told.
  }
}

function asText([newest, ...others]: readonly Draft[]): string | null {
  if (!newest) return null
  const byTab = Object.fromEntries(others.map((draft) => [draft.tab, draft]))
  const stored: StoredDrafts = { ...newest, ...(others.length > 0 && { others: byTab }) }
  return JSON.stringify(stored)
}

/** The drafts that a text holds, newest first. */
export function draftsIn(text: string | null): Draft[] {
  try {
    const value = JSON.parse(text ?? 'null') as StoredDrafts | null
    if (typeof value?.content !== 'string') return []
    const { others = {}, ...newest } = value
    const list = [newest, ...Object.values(others)].map(whole)
    return list.sort((a, b) => Date.parse(b.lastModified) - Date.parse(a.lastModified))
  } catch {
    return []
  }
}

/** A draft of an older app, or of another client, may know of no tabs. */
function whole(draft: Partial<Draft> & Pick<Draft, 'content'>): Draft {
  return { title: '', lastModified: new Date(0).toISOString(), tab: 'none', ...draft }
}
