import type { BodyOf, endpoints } from '@daywell/core/contract'
import { isLocalId, isTempId } from '@daywell/core/journal'
import type { PrivacyLevel } from '@daywell/core/preferences'
import type { KeptCorrections } from '#device/local-store/derived/kept-corrections.ts'

interface Sending {
  /** The current level; undefined if the server was never reached or the person has logged out. */
  readonly level: () => PrivacyLevel | undefined
  readonly contentOf: (entryId: string) => string | undefined
  readonly print: (sentence: string) => string
  readonly send: (body: BodyOf<typeof endpoints.correctInsight>) => Promise<unknown>
}

/** Whether a correction may be sent: only for entries that the server has. */
export function goesToServer(entryId: string, level: PrivacyLevel | undefined): boolean {
  return isShared(level) && !isLocalId(entryId) && !isTempId(entryId)
}

/** Whether any corrections may be sent at this level. */
export const isShared = (level: PrivacyLevel | undefined) => level === 'cloud' || level === 'hybrid'

/** Sends pending corrections for entries that the server has. */
export async function sendWaiting(kept: KeptCorrections, deps: Sending): Promise<void> {
  const { level, contentOf, print, send } = deps
  for (const correction of kept.all().filter(({ waits }) => waits)) {
    const { entryId, start, end, emotions } = correction
    // Race: checked before each request, since the level or session may change in between.
    if (!goesToServer(entryId, level())) continue
    const sentence = contentOf(entryId)?.slice(start, end) ?? ''
    // The sentence's text has changed since: the correction no longer applies.
    if (print(sentence) !== correction.print) continue
    try {
      await send({ entryId, sentence, emotions: [...emotions] })
      kept.arrived(correction)
    } catch {
      // Retried on the next visit; it already applies on this device.
    }
  }
}
