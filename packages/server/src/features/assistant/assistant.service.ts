import { dangerIn, type SensedTalk } from '@daywell/core/companion/trained'
import type { AnswerOf, endpoints } from '@daywell/core/contract'
import type { Entry } from '@daywell/core/journal'
import type { Preferences } from '@daywell/core/preferences'
import type { Verdict } from '@daywell/core/safety'
import { AppError } from '#app-error.ts'
import type { Keyring } from '#crypto/index.ts'
import type { Database } from '#database/index.ts'
import type { CallCount } from '#limits/call-count.ts'
import { heedWords } from '#model/heed-words.ts'
import type { Passage, Provider, Reply } from '#model/provider.ts'
import { workFailed } from '#model/work-failed.ts'
import type { TextWorkers } from '#workers/text-workers.ts'
import { latestEntries } from './earlier-entries.service.ts'
import { type FromJournal, replyFromJournal } from './from-journal.service.ts'
import { hearAll } from './hear-all.ts'
import { cardOf, createHearing, type Place } from './safety-reply.ts'
import type { Sensing } from './sensing.ts'
import { type Asked, type View, whatTheAssistantMaySee } from './what-the-assistant-may-see.ts'

type TokenUse = AnswerOf<typeof endpoints.tokenUse>['body']['tokens']

interface AssistantDeps {
  readonly database: Database
  readonly keyring: Keyring
  readonly clock: () => number
  readonly provider: Provider
  readonly workers: TextWorkers
  readonly readPreferences: (userId: string) => Promise<Preferences>
  /** What a person used of a model this month. */
  readonly tokensOf: (userId: string) => Promise<TokenUse>
  /** Counts a call that a model may be asked for, or says when the next one is allowed. */
  readonly limit: CallCount
  readonly fromJournal: FromJournal
  /** Passages of the whole journal that bear on a text, the nearest first. */
  readonly related: (who: string, asked: View['search'], gone: AbortSignal) => Promise<Passage[]>
  /** Reads what was sent with the trained model. */
  readonly sense: Sensing
  /** What is counted in memory goes by it. */
  readonly monotonic: () => number
  /** Counts a message that is heard, or says that no person writes so many. */
  readonly hearingLimit: (who: string, now: number) => Promise<unknown>
}

/** The card that replaces everything a model said, if that would hurt the person. */
export interface InsteadOfWords {
  readonly verdict: Verdict
  readonly card: string
}

interface Answer extends Omit<Reply, 'words'> {
  readonly words: AsyncIterable<string | InsteadOfWords>
}

/** More than it gets, since some of them may speak of harm. */
const LATEST_FOR_MODEL = 6

const UNSAID = { draft: undefined, conversation: [] } as const

/** Answers what people write to their assistant. None of it is stored. */
export function assistantService(deps: AssistantDeps) {
  const { database, keyring, clock, provider, workers, readPreferences, limit, hearingLimit } = deps
  const { fromJournal, sense } = deps
  const isModel = provider.where.provider !== 'builtin'

  return {
    where: provider.where,
    tokensOf: async (userId: string) => (isModel ? await deps.tokensOf(userId) : null),
    hearMessage: createHearing({
      hearingLimit,
      monotonic: deps.monotonic,
      hearAside: async (who, message) =>
        (await workers.run('hear', [message], { who }))[0] as Verdict,
      countCall: (who) => limit(who, clock()),
    }),
    clock,

    async answer(who: string, asked: Asked, place: Place, gone: AbortSignal): Promise<Answer> {
      const tooMany = await limit(who, clock())
      if (tooMany) throw new AppError('too_many_requests', tooMany)
      const view = await viewOf(who, asked)
      const { body } = asked
      const hear = (texts: readonly string[]) =>
        workers.run('hear', texts, { who, signal: gone }).catch(workFailed)
      const heard = await hearAll({ ...view.sent, earlier: [] }, hear)
      const ofDraft = heard.draft && insteadOf(heard.draft, place)
      if (ofDraft) return ofDraft
      const sensed = await sense(
        { message: body.message, draft: body.context },
        { who, signal: gone },
      )
      const ofSensed = insteadOf(dangerIn(sensed), place)
      if (ofSensed) return ofSensed
      const request = await journalRequest(who, asked, sensed, gone)
      if (request) return replyFromJournal(fromJournal, request, { who, gone, ...view.limits })
      const related = await relatedTo(who, view, gone)
      // All that takes a while, in which the person may have thought better of it.
      const now = await viewOf(who, asked)
      const latest = await hearAll({ ...UNSAID, earlier: await earlier(who, now) }, hear)
      const talk = now.talkWith({
        conversation: heard.conversation,
        earlier: latest.earlier,
        related: now.mayLookBack ? related : [],
      })
      const reply = await provider.reply({ ...talk, sensed }, gone, who)
      // What rules say is known beforehand; a model may say anything.
      return isModel ? { read: reply.read, words: orCard(reply.words, place) } : reply
    },
  }

  async function viewOf(who: string, asked: Asked): Promise<View> {
    return whatTheAssistantMaySee(asked, { preferences: await readPreferences(who), isModel })
  }

  /** A model reads the message itself. */
  async function journalRequest(
    who: string,
    { body, today }: Asked,
    sensed: SensedTalk,
    signal: AbortSignal,
  ) {
    if (isModel) return undefined
    const task = { message: body.message, today, sensed }
    return workers.run('journalRequest', task, { who, signal }).catch(workFailed)
  }

  /** Where nothing may be seen, nothing is opened. */
  async function earlier(userId: string, { mayLookBack, maySee }: View): Promise<Entry[]> {
    if (!mayLookBack) return []
    const { read } = database
    const key = await keyring.userKey(read, userId)
    return latestEntries(read, key, maySee, isModel ? LATEST_FOR_MODEL : undefined)
  }

  /** A reply comes without them where the search fails. */
  async function relatedTo(who: string, view: View, gone: AbortSignal): Promise<Passage[]> {
    if (!isModel || !view.mayLookBack) return []
    return deps.related(who, view.search, gone).catch(() => [])
  }
}

async function* orCard(
  words: AsyncIterable<string>,
  place: Place,
): AsyncGenerator<string | InsteadOfWords> {
  for await (const piece of heedWords(words)) {
    if (typeof piece === 'string') yield piece
    else yield { verdict: piece, card: cardOf(piece, place) ?? '' }
  }
}

/** The card in place of any reply, where there is danger. */
function insteadOf(verdict: Verdict, place: Place): Answer | undefined {
  const card = cardOf(verdict, place)
  return card === undefined ? undefined : { read: [], words: cardWords({ verdict, card }) }
}

/** Our own client shows its card and reads no further; others get the card as text. */
async function* cardWords(instead: InsteadOfWords): AsyncGenerator<string | InsteadOfWords> {
  yield instead
  yield instead.card
}

export type AssistantService = ReturnType<typeof assistantService>
