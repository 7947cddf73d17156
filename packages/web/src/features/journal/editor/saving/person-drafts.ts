import { type RescuedDrafts, rescuedDrafts } from '#device/local-store/drafts/rescued-drafts.ts'
import { draftKey } from '#device/local-store/local-keys.ts'
import type { JournalHandle } from '#services/journal/journal-handle.ts'

const draftsOfAll = new Map<string, RescuedDrafts>()

/** A person's drafts, shared across screens during their session. */
export function draftsOf(handle: JournalHandle, userId: string, tab: string): RescuedDrafts {
  const known = draftsOfAll.get(userId)
  if (known) return known
  const place = { storage: handle.storage, userId, tab }
  const own = rescuedDrafts(place, async () => {
    const { draftCopy } = await import('#device/local-store/drafts/draft-copy.ts')
    return draftCopy(window.indexedDB, userId)
  })
  const listening = new AbortController()
  const guard = (event: StorageEvent) => {
    if (event.key === draftKey(userId)) own.guard(event)
  }
  window.addEventListener('storage', guard, { signal: listening.signal })
  const stop = handle.subscribe(() => {
    if (handle.state().userId === userId) return
    stop()
    listening.abort()
    draftsOfAll.delete(userId)
    void own.forgetCopy()
  })
  draftsOfAll.set(userId, own)
  return own
}
