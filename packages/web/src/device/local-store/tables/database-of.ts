/**
 * The browser's IndexedDB, or undefined: some throw on mere access, as in a frame or with site data
 * blocked.
 */
export function databaseOf(browser: { readonly indexedDB?: IDBFactory }): IDBFactory | undefined {
  try {
    return browser.indexedDB
  } catch {
    return undefined
  }
}
