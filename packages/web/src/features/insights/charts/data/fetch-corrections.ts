import { sentencePrint } from '@daywell/core/charts'
import type { PrivacyLevel } from '@daywell/core/preferences'
import type {
  KeptCorrection,
  KeptCorrections,
} from '#device/local-store/derived/kept-corrections.ts'
import { isShared } from './send-waiting.ts'

interface ToldCorrection {
  readonly entryId: string
  readonly sentence: string
  readonly emotions: readonly string[]
}

interface Fetching {
  /** As it is now. Unknown where the server was never reached, or who asks has left. */
  readonly level: () => PrivacyLevel | undefined
  readonly contentOf: (entryId: string) => string | undefined
  readonly fetch: () => Promise<readonly ToldCorrection[]>
}

/** Joins what was said on other devices with what was said here. */
export async function fetchCorrections(kept: KeptCorrections, parts: Fetching): Promise<void> {
  if (!isShared(parts.level())) return
  const before = kept.all()
  try {
    const told = await parts.fetch()
    // Of one who left meanwhile nothing is to come back here.
    if (!isShared(parts.level())) return
    kept.join(
      told.flatMap((one) => placed(one, parts.contentOf(one.entryId))),
      before,
    )
  } catch {
    // Without network, or room, what was said on this device counts.
  }
}

/** Words that were changed meanwhile are not those that were spoken of. */
function placed(
  { entryId, sentence, emotions }: ToldCorrection,
  content: string | undefined,
): KeptCorrection[] {
  const start = content?.indexOf(sentence) ?? -1
  if (start === -1) return []
  const end = start + sentence.length
  return [{ entryId, print: sentencePrint(sentence), emotions, start, end }]
}
