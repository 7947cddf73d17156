const KEY = 'tab'

interface Locks {
  request(
    name: string,
    options: { ifAvailable: true },
    hold: (lock: unknown) => Promise<unknown> | undefined,
  ): Promise<unknown>
}

/**
 * The name of this tab, which a reload keeps. A duplicated tab inherits the session storage of
 * its model, so the name is held as a lock: whoever finds it held takes a new one.
 */
export async function tabId(parts: {
  readonly tab: Pick<Storage, 'getItem' | 'setItem'>
  readonly newId: () => string
  readonly locks: Locks | undefined
}): Promise<string> {
  const kept = parts.tab.getItem(KEY)
  const id = kept !== null && (await isFree(parts.locks, kept)) ? kept : parts.newId()
  if (id !== kept) await isFree(parts.locks, id)
  parts.tab.setItem(KEY, id)
  return id
}

/** Whether nobody holds the name; from now on this tab does. */
function isFree(locks: Locks | undefined, id: string): Promise<boolean> {
  if (!locks) return Promise.resolve(true)
  return new Promise((resolve, reject) => {
    const hold = (lock: unknown) => {
      resolve(lock !== null)
      return lock === null ? undefined : new Promise<never>(() => {})
    }
    locks.request(`daywell-tab-${id}`, { ifAvailable: true }, hold).catch(reject)
  })
}
