import { forgetReadings } from './derived/kept-readings.ts'
import { forgetUnusedModel, forgetVectors } from './derived/meaning-vectors.ts'
import { draftCopyName } from './drafts/draft-copy.ts'
import type { LocalStore } from './local-store.ts'
import { runAll } from './run-all.ts'
import { databaseOf } from './tables/database-of.ts'

interface Browser {
  readonly localStorage: Storage
  readonly indexedDB?: IDBFactory
  /** Missing on a page served over plain HTTP. */
  readonly caches?: CacheStorage
}

/** Deletes all of a deleted account's data from this device. */
export async function forgetPerson(
  browser: Browser,
  userId: string,
  /** Missing if the journal couldn't be opened; then there's nothing to empty either. */
  store?: LocalStore,
): Promise<void> {
  const indexedDB = databaseOf(browser)
  await runAll(
    () => (store ? store.leaving.erase() : void indexedDB?.deleteDatabase(`daywell-${userId}`)),
    // The editor deletes it too, but only if it was open since the page loaded.
    () => void indexedDB?.deleteDatabase(draftCopyName(userId)),
    () => forgetVectors(indexedDB, userId),
    () => forgetReadings(indexedDB, userId),
    () => removeKeys(browser, userId),
    () => forgetUnusedModel(browser.caches, keysOf(browser)).catch(() => {}),
  )
}

function removeKeys(browser: Browser, userId: string): void {
  for (const key of keysOf(browser)) {
    if (key.endsWith(`_${userId}`)) browser.localStorage.removeItem(key)
  }
}

/** Blocked storage contains nothing. */
function keysOf(browser: Browser): string[] {
  try {
    const { localStorage } = browser
    return Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
  } catch {
    return []
  }
}
