const KEY = 'tab'
const IN_USE = 'tab_in_use'
const LOCK = 'daywell-tab-'

interface Locks {
  request(
    name: string,
    options: { ifAvailable: true },
    hold: (lock: unknown) => Promise<unknown> | undefined,
  ): Promise<unknown>
}

/** Session storage that never throws. */
interface TabStorage {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
}

interface TabIdDeps {
  /** If it's full, the tab gets another id after a reload. */
  readonly tab: TabStorage
  readonly newId: () => string
  readonly locks: Locks | undefined
  readonly onHide: (act: () => void) => void
  readonly onShow: (act: () => void) => void
}

/**
 * The tab's id, which survives a reload. A duplicated tab inherits the session storage, so the id
 * is also held as a Web Lock: a tab that finds it locked takes a new one.
 */
export async function tabId(parts: TabIdDeps): Promise<string> {
  const { tab, newId } = parts
  const kept = tab.get(KEY)
  const isFree = parts.locks ? lockTaker(parts.locks) : markTaker(parts)
  const id = kept !== null && (await isFree(kept)) ? kept : newId()
  if (id !== kept) await isFree(id)
  tab.set(KEY, id)
  return id
}

/** The ids of open tabs; empty if the browser has no locks. */
export async function heldTabs(
  locks: Pick<LockManager, 'query'> | undefined,
  own: string,
): Promise<ReadonlySet<string> | undefined> {
  try {
    const held = (await locks?.query())?.held
    const names = held?.flatMap(({ name }) => (name?.startsWith(LOCK) ? [name] : []))
    return names && new Set(names.map((name) => name.slice(LOCK.length)).filter((id) => id !== own))
  } catch {
    return undefined
  }
}

/** Tries to lock an id for this tab; false if another tab holds it. */
function lockTaker(locks: Locks) {
  return (id: string): Promise<boolean> =>
    new Promise((resolve, reject) => {
      const hold = (lock: unknown) => {
        resolve(lock !== null)
        return lock === null ? undefined : new Promise<never>(() => {})
      }
      locks.request(`${LOCK}${id}`, { ifAvailable: true }, hold).catch(reject)
    })
}

/**
 * Without Web Locks, as over plain HTTP, a tab sets a mark and removes it on pagehide: a duplicate
 * inherits the mark with the id, and a reload finds the id without it.
 */
function markTaker({ tab, onHide, onShow }: TabIdDeps) {
  return async (): Promise<boolean> => {
    const isFree = tab.get(IN_USE) === null
    const mark = () => tab.set(IN_USE, 'yes')
    mark()
    onHide(() => tab.remove(IN_USE))
    onShow(mark)
    return isFree
  }
}
