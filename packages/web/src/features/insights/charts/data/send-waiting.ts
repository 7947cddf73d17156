import type { BodyOf, endpoints } from '@daywell/core/contract'
import { isLocalId, isTempId } from '@daywell/core/journal'
import type { PrivacyLevel } from '@daywell/core/preferences'
import type { KeptCorrections } from '#device/local-store/derived/kept-corrections.ts'

interface Sending {
  /** As it is now. Unknown where the server was never reached, or whose words these are has left. */
  readonly level: () => PrivacyLevel | undefined
  readonly contentOf: (entryId: string) => string | undefined
  readonly print: (sentence: string) => string
  readonly send: (body: BodyOf<typeof endpoints.correctInsight>) => Promise<unknown>
}

/** Whether the server may have what was said of an entry, because it has the entry. */
export function goesToServer(entryId: string, level: PrivacyLevel | undefined): boolean {
  return isShared(level) && !isLocalId(entryId) && !isTempId(entryId)
}

/** Whether there is anything at all that the server may know of. */
export const isShared = (level: PrivacyLevel | undefined) => level === 'cloud' || level === 'hybrid'

/** Brings to the server what it has not got yet, of entries that it has. */
export async function sendWaiting(kept: KeptCorrections, parts: Sending): Promise<void> {
  const { level, contentOf, print, send } = parts
  for (const correction of kept.all().filter(({ waits }) => waits)) {
    const { entryId, start, end, emotions } = correction
    // Asked before each: somebody may choose another level, or leave, while one is on its way.
    if (!goesToServer(entryId, level())) continue
    const sentence = contentOf(entryId)?.slice(start, end) ?? ''
    // Words that were changed meanwhile are not those that were spoken of.
    if (print(sentence) !== correction.print) continue
    try {
      await send({ entryId, sentence, emotions: [...emotions] })
      kept.arrived(correction)
    } catch {
      // It waits for the next visit; on this device it counts already.
    }
  }
}
