import { forgetReadings } from './derived/kept-readings.ts'
import { forgetUnusedModel, forgetVectors } from './derived/meaning-vectors.ts'
import { draftCopyName } from './drafts/draft-copy.ts'
import type { LocalStore } from './local-store.ts'
import { runAll } from './run-all.ts'
import { databaseOf } from './tables/database-of.ts'

interface Browser {
  readonly localStorage: Storage
  readonly indexedDB?: IDBFactory
  /** None on a page that came by plain http from elsewhere. */
  readonly caches?: CacheStorage
}

/** Removes from this device all that belonged to an account that is no more. */
export async function forgetPerson(
  browser: Browser,
  userId: string,
  /** None: a journal that could not be opened cannot be emptied either. */
  store?: LocalStore,
): Promise<void> {
  const indexedDB = databaseOf(browser)
  await runAll(
    () => (store ? store.leaving.erase() : void indexedDB?.deleteDatabase(`daywell-${userId}`)),
    // The editor removes it, too, but only where it was open since the page was loaded.
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

/** A browser that refuses its storage has kept nothing in it. */
function keysOf(browser: Browser): string[] {
  try {
    const { localStorage } = browser
    return Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
  } catch {
    return []
  }
}
