/** Local storage that never throws: if the browser blocks it, values last as long as the page. */
export interface SafeStorage {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
}

/** `open` may throw: blocked storage throws on mere access. */
export function safeStorage(open: () => Storage): SafeStorage {
  const store = attempt(open)
  // Values that couldn't be stored; `null` marks a key that couldn't be removed.
  const kept = new Map<string, string | null>()

  const write = (key: string, value: string | null, act: (s: Storage) => void) => {
    kept.set(key, value)
    attempt(() => {
      if (!store) return
      act(store)
      kept.delete(key)
    })
  }
  return {
    get(key) {
      const own = kept.get(key)
      return own === undefined ? (attempt(() => store?.getItem(key)) ?? null) : own
    },
    set: (key, value) => write(key, value, (s) => s.setItem(key, value)),
    remove: (key) => write(key, null, (s) => s.removeItem(key)),
  }
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
