import { isLocalId, isTempId } from '@daywell/core/journal'
import { mirrorKey, savedSearchesKey } from '../local-keys.ts'
import type { TextStorage } from '../text-storage.ts'
import { readMirror, writeMirror } from './mirror.ts'

/**
 * Removes the server's entries from the mirror when the tables can't be opened, and the saved
 * searches, which hold words.
 */
export function clearMirror(storage: TextStorage, userId: string): void {
  const key = mirrorKey(userId)
  const onlyHere = readMirror(storage, key).filter(({ _id: id }) => isLocalId(id) || isTempId(id))
  writeMirror(storage, key, onlyHere)
  storage.removeItem(savedSearchesKey(userId))
}
