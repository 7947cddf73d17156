import type { AskAnswer, AskedEntry } from '@daywell/core/ask'
import { QUESTION_MAX } from '@daywell/core/contract'
import { messageOf } from '@daywell/core/errors'
import { type Entry, isLocalId, isTempId } from '@daywell/core/journal'
import type { PrivacyLevel } from '@daywell/core/preferences'
import type { Verdict } from '@daywell/core/safety'
import { CallFailure } from '#api/call-failure.ts'

/** An answer, and who looked. */
interface Told extends AskAnswer {
  readonly by: 'server' | 'device'
}

export type Outcome =
  | { readonly kind: 'help'; readonly verdict: Verdict }
  | { readonly kind: 'locked' | 'too-long' }
  | { readonly kind: 'failed'; readonly words: string }
  | { readonly kind: 'told'; readonly parts: readonly Told[]; readonly isOffline: boolean }

/** How things are when somebody asks. */
export interface Circumstances {
  /** Whether the person may ask; undefined where that cannot be learnt. */
  mayAsk(): Promise<boolean | undefined>
  readonly isOnline: boolean
  readonly level: PrivacyLevel
  /** All that is on this device. */
  readonly entries: readonly Entry[]
  /** What was written, hidden or deleted here and the server does not know yet. */
  readonly unsent: readonly string[]
}

export interface AskingParts {
  readonly check: (text: string) => Promise<Verdict>
  readonly askServer: (
    question: string,
    notThese: readonly string[],
    level: PrivacyLevel,
    signal: AbortSignal,
  ) => Promise<AskAnswer>
  readonly askHere: (
    question: string,
    entries: readonly AskedEntry[],
    signal: AbortSignal,
  ) => Promise<AskAnswer>
}

/**
 * Asks the journal. The safety check comes first, then plan and length. In local mode nothing is
 * sent; elsewhere this device answers for what the server does not have, and for all where there is
 * no network.
 */
export async function askJournal(
  { check, askServer, askHere }: AskingParts,
  question: string,
  at: Circumstances,
  signal: AbortSignal,
): Promise<Outcome> {
  const verdict = await check(question)
  if (verdict.kind !== null) return { kind: 'help', verdict }
  if ((await at.mayAsk()) === false) return { kind: 'locked' }
  if (question.length > QUESTION_MAX) return { kind: 'too-long' }
  const isOffline = !at.isOnline && at.level !== 'local'
  const asksServer = at.level !== 'local' && at.isOnline
  const here = hereOf(at, asksServer)
  try {
    const parts = await Promise.all([
      ...(asksServer ? [by('server', askServer(question, sent(at), at.level, signal))] : []),
      ...(here.length > 0 ? [by('device', askHere(question, here, signal))] : []),
    ])
    return { kind: 'told', parts, isOffline }
  } catch (error) {
    return { kind: 'failed', words: wordsOf(error) }
  }
}

const by = async (who: Told['by'], answer: Promise<AskAnswer>): Promise<Told> => ({
  ...(await answer),
  by: who,
})

/** As many as the server takes, the latest ones. */
const MOST_UNSENT = 500

const sent = ({ unsent }: Circumstances) =>
  unsent.filter((id) => !isLocalId(id) && !isTempId(id)).slice(-MOST_UNSENT)

/** What this device looks through; beside the server only what that does not have. */
function hereOf({ entries, unsent }: Circumstances, asksServer: boolean): AskedEntry[] {
  const waiting = new Set(unsent)
  const isHereAlone = ({ _id }: Entry) => isLocalId(_id) || isTempId(_id) || waiting.has(_id)
  return entries
    .filter((entry) => !entry.hideFromAssistant && (!asksServer || isHereAlone(entry)))
    .map(({ _id, title, localDate, content }) => ({ _id, title, localDate, content }))
}

function wordsOf(error: unknown): string {
  return error instanceof CallFailure ? error.messageFor('chat') : messageOf(undefined, 'chat')
}
