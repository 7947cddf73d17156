import { emitter } from '#kit/observable/emitter.ts'
import { safeStorage } from '#services/session/safe-storage.ts'

const KEY = 'keepOriginals'
const storage = safeStorage(() => window.localStorage)
const changes = emitter()

/** Whether originals of photos are kept, with the place they may name; off unless chosen here. */
export const originalsChoice = {
  isOn: (): boolean => storage.get(KEY) === 'on',
  set(on: boolean): void {
    if (on) storage.set(KEY, 'on')
    else storage.remove(KEY)
    changes.emit()
  },
  subscribe: changes.subscribe,
}
