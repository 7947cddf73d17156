import { draftCopy } from './draft-copy.ts'
import type { Place } from './drafts.ts'
import { type RescuedDrafts, rescuedDrafts } from './rescued-drafts.ts'

/** The drafts of a person logging out, with their copy, even if no editor was open. */
export function leavingDrafts(
  browser: { readonly indexedDB: IDBFactory },
  { storage, userId }: Pick<Place, 'storage' | 'userId'>,
): RescuedDrafts {
  // An empty tab id: it writes no draft of its own.
  const place = { storage, userId, tab: '' }
  return rescuedDrafts(place, () => draftCopy(browser.indexedDB, userId))
}
