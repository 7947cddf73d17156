import { type AskAnswer, NOT_FOUND } from '@daywell/core/ask'
import type { PrivacyLevel } from '@daywell/core/preferences'
import { type JournalRequest, type NamedDays, notFoundIn, type Recap } from '@daywell/core/requests'
import type { Reply } from '#model/provider.ts'

/** What a request about the journal is limited by. */
interface Limits {
  /** Entries that may not be read for it. */
  readonly notThese: readonly string[]
  /** The privacy level that the device knows of. */
  readonly privacyLevel: PrivacyLevel | undefined
}

/** What answers requests about the journal; calls are counted before. */
export interface FromJournal {
  readonly ask: (
    userId: string,
    asked: Limits & { readonly question: string; readonly days?: NamedDays | undefined },
    gone: AbortSignal,
  ) => Promise<AskAnswer>
  readonly recap: (
    userId: string,
    asked: Limits & { readonly days: NamedDays },
    gone: AbortSignal,
  ) => Promise<Recap>
}

/** Answers a request about the journal in the conversation, with the entries behind the answer. */
export async function replyFromJournal(
  { ask, recap }: FromJournal,
  request: JournalRequest,
  { who, gone, ...limits }: Limits & { readonly who: string; readonly gone: AbortSignal },
): Promise<Reply> {
  if (request.kind === 'summary') {
    const { response, sources } = await recap(who, { ...limits, days: request.days }, gone)
    return { read: sources, words: paragraphsOf(response) }
  }
  const { question, days } = request
  const { response, sources, found } = await ask(who, { ...limits, question, days }, gone)
  // It may well be in the journal, on another day.
  const said = days && !found ? response.replace(NOT_FOUND, notFoundIn(days)) : response
  return { read: sources, words: paragraphsOf(said) }
}

async function* paragraphsOf(text: string): AsyncGenerator<string> {
  yield* text.match(/[\s\S]+?(?:\n\n|$)/g) ?? []
}
