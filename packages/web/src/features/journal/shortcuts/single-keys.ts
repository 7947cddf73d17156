import { safeStorage } from '#services/session/safe-storage.ts'

/** Single-key shortcuts can be turned off, for dictation and accidental presses. */
const KEY = 'singleKeyShortcuts'
const storage = safeStorage(() => window.localStorage)

export function singleKeysAct(): boolean {
  return storage.get(KEY) !== 'off'
}

export function setSingleKeysAct(act: boolean): void {
  if (act) storage.remove(KEY)
  else storage.set(KEY, 'off')
}
