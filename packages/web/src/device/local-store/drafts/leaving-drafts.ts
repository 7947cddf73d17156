import { draftCopy } from './draft-copy.ts'
import type { Place } from './drafts.ts'
import { type RescuedDrafts, rescuedDrafts } from './rescued-drafts.ts'

/** The drafts of a person who leaves, with their copy, also where no editor was open. */
export function draftsOfOneWhoLeaves(
  browser: { readonly indexedDB: IDBFactory },
  { storage, userId }: Pick<Place, 'storage' | 'userId'>,
): RescuedDrafts {
  // The name of no tab: it writes none of its own.
  const place = { storage, userId, tab: '' }
  return rescuedDrafts(place, () => draftCopy(browser.indexedDB, userId))
}
