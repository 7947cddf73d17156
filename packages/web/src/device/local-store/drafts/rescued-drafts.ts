import { draftKey } from '../local-keys.ts'
import type { DraftCopy } from './draft-copy.ts'
import { type Drafts, drafts, draftsIn, type Place } from './drafts.ts'

export interface RescuedDrafts extends Drafts {
  /** Restores drafts lost in a browser crash. */
  rescue(): Promise<void>
  /** Deletes the copy on log-out: drafts that stay are in local storage only. */
  forgetCopy(): Promise<void>
}

/** Drafts with a crash-safe copy. If the copy can't be opened, they work without it. */
export function rescuedDrafts(place: Place, open: () => Promise<DraftCopy>): RescuedDrafts {
  const { storage, tab } = place
  const own = drafts(place)
  /** A snapshot from before this tab wrote anything. */
  const before = new Map(own.all().map((draft) => [draft.tab, draft.lastModified]))
  let rescued: Promise<DraftCopy | undefined> | undefined
  let gone = false
  let waiting = false
  let saved: string | null | undefined

  const bringBack = async (): Promise<DraftCopy> => {
    const copy = await open()
    const isThere = (name: string, lastModified: string) =>
      own.all().some((other) => other.tab === name && other.lastModified >= lastModified)
    for (const draft of draftsIn(await copy.load()).reverse()) {
      const { lastModified } = draft
      // This tab may already have a newer draft.
      const name = draft.tab === tab ? `${tab}-before` : draft.tab
      if ((before.get(draft.tab) ?? '') >= lastModified || isThere(name, lastModified)) continue
      own.putBack({ ...draft, tab: name })
    }
    return copy
  }
  const ready = () => {
    rescued ??= bringBack().catch(() => undefined)
    return rescued
  }
  const save = async () => {
    if (waiting) return
    waiting = true
    const copy = await ready()
    waiting = false
    const now = gone ? null : storage.getItem(draftKey(place.userId))
    if (now === saved) return
    saved = now
    await copy?.save(now).catch(() => {})
  }
  const after =
    <A extends unknown[]>(act: (...args: A) => void) =>
    (...args: A): void => {
      try {
        act(...args)
      } finally {
        void save()
      }
    }
  return {
    ...own,
    write: after(own.write),
    remove: after(own.remove),
    guard: after(own.guard),
    async rescue() {
      await ready()
    },
    forgetCopy() {
      gone = true
      return save()
    },
  }
}
