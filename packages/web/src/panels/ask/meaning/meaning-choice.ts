import { meaningKey } from '#device/local-store/derived/meaning-vectors.ts'
import type { TextStorage } from '#device/local-store/text-storage.ts'

interface ChoiceDeps {
  readonly storage: Pick<TextStorage, 'getItem' | 'setItem' | 'removeItem'>
  /** Source of storage events from other tabs. */
  readonly window: Pick<EventTarget, 'addEventListener'>
  readonly userId: string
  readonly ended: AbortSignal
}

/** Whether a person wants search by meaning on this device; shared by their tabs. */
export function meaningChoice({ storage, window, userId, ended }: ChoiceDeps) {
  const key = meaningKey(userId)
  return {
    get: () => storage.getItem(key) !== null,
    set(chosen: boolean) {
      if (chosen) storage.setItem(key, 'on')
      else storage.removeItem(key)
    },
    /** Another tab has enabled it, or removed it with its index. */
    onElsewhere(act: () => void) {
      const hear = (event: Event) => {
        const changed = (event as StorageEvent).key
        if (changed === key || changed === null) act()
      }
      window.addEventListener('storage', hear, { signal: ended })
    },
  }
}
