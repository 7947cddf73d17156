import type { Entry } from '@daywell/core/journal'
import { type MediaInfo, mediaNamedIn } from '@daywell/core/media'
import type { PrivacyLevel } from '@daywell/core/preferences'
import type { CloudBytes, CloudMedia } from '#api/gated-words.ts'
import { cloudEntry } from './cloud-entry.ts'

/**
 * Privacy gate: the only way for a photo or recording to leave the browser. Closed unless an entry
 * names it that may itself leave; what only a draft or a kept entry names stays.
 */
export function cloudMedia(
  info: MediaInfo,
  entries: Iterable<Entry>,
  level: PrivacyLevel | undefined,
): CloudMedia | undefined {
  for (const entry of entries) {
    const leaving = cloudEntry(entry, level)
    if (leaving && mediaNamedIn(leaving.content).has(info.id)) return { ...info } as CloudMedia
  }
  return undefined
}

/** Bytes of one that may leave. */
export function cloudBytes(_of: CloudMedia, bytes: Blob): CloudBytes {
  return bytes as CloudBytes
}
