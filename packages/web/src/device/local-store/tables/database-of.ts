/**
 * IndexedDB of a browser that may refuse it: some throw on the mere access to the property, as in a
 * frame or with site data blocked. Undefined there, as where it is missing.
 */
export function databaseOf(browser: { readonly indexedDB?: IDBFactory }): IDBFactory | undefined {
  try {
    return browser.indexedDB
  } catch {
    return undefined
  }
}
