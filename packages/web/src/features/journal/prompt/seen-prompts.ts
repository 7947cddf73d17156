import { promptId, readShown, withShown, writeShown } from '@daywell/core/prompts'
import type { TextStorage } from '#device/local-store/text-storage.ts'

/** Ids of prompts seen lately; removed at log-out. */
const KEY = 'promptsSeen'

/**
 * As one line for the server. Validated, since it leaves the device and storage may contain
 * anything.
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
    // Storage is full; a repeated prompt does no harm.
  }
}
