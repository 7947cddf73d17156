import { draftKey } from '../local-keys.ts'
import type { DraftCopy } from './draft-copy.ts'
import { type Drafts, drafts, draftsIn, type Place } from './drafts.ts'

export interface RescuedDrafts extends Drafts {
  /** Brings back what a crash of the browser took. */
  rescue(): Promise<void>
  /** The person has left: what they leave here is in local storage, or nowhere. */
  forgetCopy(): Promise<void>
}

/** Drafts with a copy that outlives a crash. Where there can be none, they do without. */
export function rescuedDrafts(place: Place, open: () => Promise<DraftCopy>): RescuedDrafts {
  const { storage, tab } = place
  const own = drafts(place)
  /** What was there before anything was written here. */
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
      // In this tab something else may be typed by now.
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
