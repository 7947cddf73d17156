import { promptId, readShown, withShown, writeShown } from '@daywell/core/prompts'
import type { TextStorage } from '#device/local-store/text-storage.ts'

/** Which prompts this person has seen lately, by their ids; it goes with them at log-out. */
const KEY = 'promptsSeen'

/**
 * As one line, the way the server takes it. It leaves the device, so nothing else that a file may
 * have brought into the storage is in it.
 */
export function seenLately(storage: TextStorage): string {
  return writeShown(readShown(storage.getItem(KEY)))
}

export function wasSeenLately(storage: TextStorage, prompt: string): boolean {
  return readShown(seenLately(storage)).includes(promptId(prompt))
}

export function rememberSeen(storage: TextStorage, prompt: string): void {
  try {
    storage.setItem(KEY, writeShown(withShown(readShown(seenLately(storage)), promptId(prompt))))
  } catch {
    // Storage is full. That a prompt may come again is the least of it.
  }
}
