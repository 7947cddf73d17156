import { emitter } from '#kit/observable/emitter.ts'
import { safeStorage } from '#services/session/safe-storage.ts'

const KEY = 'formatWhileWriting'
const storage = safeStorage(() => window.localStorage)
const changes = emitter()

/** Whether the page shows formatting while writing; a setting of this device, on by default. */
export const formattingChoice = {
  isOn: (): boolean => storage.get(KEY) !== 'off',
  set(on: boolean): void {
    if (on) storage.remove(KEY)
    else storage.set(KEY, 'off')
    changes.emit()
  },
  /** Calls the listener on each change, including those from other tabs. */
  subscribe(listener: () => void): () => void {
    const unsubscribe = changes.subscribe(listener)
    const follow = ({ key }: StorageEvent) => {
      if (key === KEY || key === null) listener()
    }
    window.addEventListener('storage', follow)
    return () => {
      unsubscribe()
      window.removeEventListener('storage', follow)
    }
  },
}
