import type { Entry } from '@daywell/core/journal'
import type { Preferences } from '@daywell/core/preferences'
import { AppError } from '#app-error.ts'
import type { Keyring } from '#crypto/index.ts'
import type { Database } from '#database/index.ts'
import type { CallCount } from '#limits/call-count.ts'
import type { Provider, Reply } from '#model/provider.ts'
import type { TextWorkers } from '#workers/text-workers.ts'
import { latestEntries } from './earlier-entries.store.ts'
import { hearAll } from './hear-all.ts'
import { cardOf, messageHearing, type Place } from './safety-reply.ts'
import { type Asked, type View, whatTheAssistantMaySee } from './what-the-assistant-may-see.ts'

interface Parts {
  readonly database: Database
  readonly keyring: Keyring
  readonly clock: () => number
  readonly provider: Provider
  readonly workers: TextWorkers
  readonly readPreferences: (userId: string) => Promise<Preferences>
  /** Counts a call that a model may be asked for, or says when the next one is allowed. */
  readonly limit: CallCount
  /** Counts a message that is heard, or says that no person writes so many. */
  readonly hearingLimit: (who: string, now: number) => unknown
}

/** Answers what people write to their assistant. Nothing of it is kept. */
export function assistantService(parts: Parts) {
  const { database, keyring, clock, provider, workers, readPreferences, limit, hearingLimit } =
    parts
  const isModel = provider.where.provider !== 'builtin'

  return {
    where: provider.where,
    hearMessage: messageHearing(hearingLimit, clock),
    clock,

    async answer(who: string, asked: Asked, place: Place, gone: AbortSignal): Promise<Reply> {
      const tooMany = await limit(who, clock())
      if (tooMany) throw new AppError('too_many_requests', tooMany)
      const preferences = await readPreferences(who)
      const view = whatTheAssistantMaySee(asked, { preferences, isModel })
      const unheard = { ...view.sent, earlier: await earlier(who, view) }
      const heard = await hearAll(unheard, (texts) =>
        workers.run('hear', texts, { who, signal: gone }).catch(refuse),
      )
      const card = heard.draft && cardOf(heard.draft, place)
      if (card) return { read: [], words: only(card) }
      return provider.reply(view.talkWith(heard), gone, who)
    },
  }

  /** Where nothing may be seen, nothing is opened. */
  async function earlier(userId: string, { mayLookBack, maySee }: View): Promise<Entry[]> {
    if (!mayLookBack) return []
    const { read } = database
    return latestEntries(read, await keyring.userKey(read, userId), maySee)
  }
}

function refuse(cause: unknown): never {
  const isTooMany = cause instanceof Error && 'code' in cause && cause.code === 'too_many'
  if (isTooMany) throw new AppError('too_many_requests', { retryAfter: 5, cause })
  throw new AppError('model_failed', { cause })
}

async function* only(text: string): AsyncGenerator<string> {
  yield text
}

export type AssistantService = ReturnType<typeof assistantService>
