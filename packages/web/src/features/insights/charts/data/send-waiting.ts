import type { BodyOf, endpoints } from '@daywell/core/contract'
import { isLocalId, isTempId } from '@daywell/core/journal'
import type { PrivacyLevel } from '@daywell/core/preferences'
import type { KeptCorrections } from './kept-corrections.ts'

interface Sending {
  /** Unknown where the server was never reached from this device: then nothing is sent. */
  readonly level: PrivacyLevel | undefined
  readonly contentOf: (entryId: string) => string | undefined
  readonly print: (sentence: string) => string
  readonly send: (body: BodyOf<typeof endpoints.correctInsight>) => Promise<unknown>
}

/** Brings to the server what it has not got yet, of entries that it has. */
export async function sendWaiting(kept: KeptCorrections, parts: Sending): Promise<void> {
  const { level, contentOf, print, send } = parts
  if (level !== 'cloud' && level !== 'hybrid') return
  for (const correction of kept.all().filter(({ waits }) => waits)) {
    const { entryId, start, end, emotions } = correction
    if (isLocalId(entryId) || isTempId(entryId)) continue
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
