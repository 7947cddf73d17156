type Browser = Window & typeof globalThis
type Hold = (lock: Lock | null) => unknown

/** Events that tell a page about its environment. */
const PAGE_EVENTS = ['storage', 'online', 'offline', 'pagehide', 'pageshow', 'visibilitychange']

/**
 * The browser as seen by one opening of the app. One document holds many openings in a row, so
 * `leave` ends what a browser ends with a page: listeners, requests, locks, storage access.
 */
export function beginPage(fetch: typeof window.fetch): {
  window: Browser
  leave(): Promise<unknown>
} {
  const left = new AbortController()
  const { signal } = left
  for (const target of [window, document]) listenUntil(signal, target)
  const asked: Promise<unknown>[] = []
  const parts = {
    // A getter, since access may throw.
    get localStorage() {
      return storageUntil(signal, localStorage)
    },
    get sessionStorage() {
      return storageUntil(signal, sessionStorage)
    },
    fetch: (...call: Parameters<typeof fetch>) =>
      signal.aborted ? new Promise<never>(() => {}) : fetch(...call),
    navigator: withParts(navigator, { locks: locksUntil(signal, asked) }),
  }
  return {
    window: withParts(window, parts) as Browser,
    leave() {
      window.dispatchEvent(new PageTransitionEvent('pagehide'))
      left.abort()
      for (const target of [window, document]) Reflect.deleteProperty(target, 'addEventListener')
      return Promise.allSettled(asked)
    },
  }
}

function listenUntil(left: AbortSignal, target: EventTarget): void {
  target.addEventListener = (type, listener, options) => {
    const given = typeof options === 'boolean' ? { capture: options } : options
    const signal = AbortSignal.any([left, given?.signal ?? left])
    const chosen = PAGE_EVENTS.includes(type) ? { ...given, signal } : given
    EventTarget.prototype.addEventListener.call(target, type, listener, chosen)
  }
}

function locksUntil(left: AbortSignal, asked: Promise<unknown>[]) {
  const isLeft = new Promise<void>((resolve) => {
    left.addEventListener('abort', () => resolve())
  })
  const { locks } = navigator
  const request = (name: string, ...given: [Hold] | [LockOptions, Hold]) => {
    const [options, hold] = given.length === 1 ? [{}, given[0]] : given
    const released = locks.request(name, options, (lock) =>
      left.aborted ? undefined : Promise.race([hold(lock), isLeft]),
    )
    asked.push(released)
    return released
  }
  return withParts(locks, { request })
}

function storageUntil(left: AbortSignal, storage: Storage) {
  return withParts(storage, {
    getItem: (key: string) => (left.aborted ? null : storage.getItem(key)),
    setItem: (key: string, value: string) => void (left.aborted || storage.setItem(key, value)),
    removeItem: (key: string) => void (left.aborted || storage.removeItem(key)),
  })
}

/** A proxy of a browser object with some properties replaced. */
function withParts<T extends object>(target: T, parts: Record<string, unknown>): T {
  return new Proxy(target, {
    get(_, key) {
      if (typeof key === 'string' && Object.hasOwn(parts, key)) return parts[key]
      const value: unknown = Reflect.get(target, key, target)
      return isMethod(value) ? value.bind(target) : value
    },
  })
}

/** Browser methods need their own object as `this`; classes don't. */
function isMethod(value: unknown): value is (...args: unknown[]) => unknown {
  return typeof value === 'function' && !Object.hasOwn(value, 'prototype')
}
