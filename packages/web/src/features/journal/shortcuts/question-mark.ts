import { safeStorage } from '#session/safe-storage.ts'

/** Whoever dictates, or leans on keys, turns the one key off that acts by itself. */
const KEY = 'questionMarkShortcut'
const storage = safeStorage(() => window.localStorage)

export function opensByQuestionMark(): boolean {
  return storage.get(KEY) !== 'off'
}

export function setOpensByQuestionMark(opens: boolean): void {
  if (opens) storage.remove(KEY)
  else storage.set(KEY, 'off')
}
