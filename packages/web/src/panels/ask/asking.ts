import type { AskAnswer, AskedEntry } from '@daywell/core/ask'
import { QUESTION_MAX } from '@daywell/core/contract'
import { messageOf } from '@daywell/core/errors'
import { type Entry, isLocalId, isTempId } from '@daywell/core/journal'
import type { PrivacyLevel } from '@daywell/core/preferences'
import type { Verdict } from '@daywell/core/safety'
import { CallFailure } from '#kit/fetch/call-failure.ts'

/** An answer from this device, and whether meanings were compared. */
export interface AnsweredHere extends AskAnswer {
  readonly byMeaning?: boolean
}

/** An answer, and where it came from. */
interface Told extends AnsweredHere {
  readonly by: 'server' | 'device'
}

export type Outcome =
  | { readonly kind: 'help'; readonly verdict: Verdict }
  | { readonly kind: 'locked' | 'too-long' }
  | { readonly kind: 'failed'; readonly words: string }
  | { readonly kind: 'told'; readonly parts: readonly Told[]; readonly isOffline: boolean }

export interface Circumstances {
  /** Whether the person may ask; undefined if unknown. */
  mayAsk(): Promise<boolean | undefined>
  /** Read last, after every await: the level may change and entries may be hidden in the meantime. */
  now(): Moment
}

/** A snapshot at the moment a question may be sent. */
export interface Moment {
  readonly isOnline: boolean
  readonly level: PrivacyLevel
  /** All entries on this device. */
  readonly entries: readonly Entry[]
  /** Ids written, hidden or deleted here that the server doesn't know about yet. */
  readonly unsent: readonly string[]
}

export interface AskingDeps {
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
  ) => Promise<AnsweredHere>
}

/**
 * Asks the journal. The safety check comes first, then plan and length. In local mode nothing is
 * sent; otherwise this device answers for what the server doesn't have, and for everything while
 * offline.
 */
export async function askJournal(
  { check, askServer, askHere }: AskingDeps,
  question: string,
  { mayAsk, now }: Circumstances,
  signal: AbortSignal,
): Promise<Outcome> {
  const verdict = await check(question)
  if (verdict.kind !== null) return { kind: 'help', verdict }
  if ((await mayAsk()) === false) return { kind: 'locked' }
  if (question.length > QUESTION_MAX) return { kind: 'too-long' }
  const at = now()
  const isOffline = !at.isOnline && at.level !== 'local'
  const asksServer = at.level !== 'local' && at.isOnline && held(at).length <= MAX_UNSENT
  const here = (all: boolean) => {
    const entries = hereOf(at, all)
    return entries.length > 0 ? [by('device', askHere(question, entries, signal))] : []
  }
  try {
    if (!asksServer) return { kind: 'told', parts: await Promise.all(here(true)), isOffline }
    const server = by('server', askServer(question, held(at), at.level, signal))
    return { kind: 'told', parts: await Promise.all([server, ...here(false)]), isOffline }
  } catch (error) {
    if (!isUnreachable(error) || signal.aborted)
      return { kind: 'failed', words: sentenceFor(error) }
    const parts = await Promise.all(here(true)).catch(() => undefined)
    return parts
      ? { kind: 'told', parts, isOffline: true }
      : { kind: 'failed', words: sentenceFor(error) }
  }
}

const isUnreachable = (error: unknown) =>
  error instanceof CallFailure && error.failure.kind === 'network'

const by = async (who: Told['by'], answer: Promise<AskAnswer>): Promise<Told> => ({
  ...(await answer),
  by: who,
})

/** The server's limit. Beyond it the server could use entries it must not, so it isn't asked. */
const MAX_UNSENT = 500

const held = ({ unsent }: Moment) => unsent.filter((id) => !isLocalId(id) && !isTempId(id))

/** What this device searches: everything, or only what the server doesn't have. */
function hereOf({ entries, unsent }: Moment, all: boolean): AskedEntry[] {
  const waiting = new Set(unsent)
  const isHereAlone = ({ _id }: Entry) => isLocalId(_id) || isTempId(_id) || waiting.has(_id)
  return entries
    .filter((entry) => !entry.hideFromAssistant && (all || isHereAlone(entry)))
    .map(({ _id, title, localDate, content }) => ({ _id, title, localDate, content }))
}

function sentenceFor(error: unknown): string {
  return messageOf(error instanceof CallFailure ? error.failure : undefined, 'chat')
}
