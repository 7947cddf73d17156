import { emitter } from '#kit/observable/emitter.ts'
import { safeStorage } from '#services/session/safe-storage.ts'

const storage = safeStorage(() => window.localStorage)

/** A switch of this device, which isn't synced. Only what differs from `isOnAtFirst` is stored. */
export function deviceChoice(key: string, isOnAtFirst: boolean) {
  const changes = emitter()
  const other = isOnAtFirst ? 'off' : 'on'
  return {
    isOn: (): boolean => (storage.get(key) === other) !== isOnAtFirst,
    set(on: boolean): void {
      if (on === isOnAtFirst) storage.remove(key)
      else storage.set(key, other)
      changes.emit()
    },
    /** Calls the listener on each change, including those from other tabs. */
    subscribe(listener: () => void): () => void {
      const unsubscribe = changes.subscribe(listener)
      const follow = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener()
      }
      window.addEventListener('storage', follow)
      return () => {
        unsubscribe()
        window.removeEventListener('storage', follow)
      }
    },
  }
}
