import { safeStorage } from '#services/session/safe-storage.ts'

/** Whoever dictates, or leans on keys, turns off the keys that act by themselves. */
const KEY = 'singleKeyShortcuts'
const storage = safeStorage(() => window.localStorage)

export function singleKeysAct(): boolean {
  return storage.get(KEY) !== 'off'
}

export function setSingleKeysAct(act: boolean): void {
  if (act) storage.remove(KEY)
  else storage.set(KEY, 'off')
}
