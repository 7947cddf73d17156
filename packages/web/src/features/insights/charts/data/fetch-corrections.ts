import { sentencePrint } from '@daywell/core/charts'
import type { PrivacyLevel } from '@daywell/core/preferences'
import type {
  KeptCorrection,
  KeptCorrections,
} from '#device/local-store/derived/kept-corrections.ts'
import { isShared } from './send-waiting.ts'

interface SentCorrection {
  readonly entryId: string
  readonly sentence: string
  readonly emotions: readonly string[]
}

interface FetchDeps {
  /** The current level; undefined if the server was never reached or the person has logged out. */
  readonly level: () => PrivacyLevel | undefined
  readonly contentOf: (entryId: string) => string | undefined
  readonly fetch: () => Promise<readonly SentCorrection[]>
}

/** Merges corrections from other devices into the local ones. */
export async function fetchCorrections(kept: KeptCorrections, deps: FetchDeps): Promise<void> {
  if (!isShared(deps.level())) return
  const before = kept.all()
  try {
    const fetched = await deps.fetch()
    // Race: nothing may be stored after the person has logged out.
    if (!isShared(deps.level())) return
    kept.join(
      fetched.flatMap((one) => locateCorrection(one, deps.contentOf(one.entryId))),
      before,
    )
  } catch {
    // Offline or out of space: only local corrections count.
  }
}

/** Drops corrections of sentences whose text has changed since. */
function locateCorrection(
  { entryId, sentence, emotions }: SentCorrection,
  content: string | undefined,
): KeptCorrection[] {
  const start = content?.indexOf(sentence) ?? -1
  if (start === -1) return []
  const end = start + sentence.length
  return [{ entryId, print: sentencePrint(sentence), emotions, start, end }]
}
