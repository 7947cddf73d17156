import type { Entry } from '@daywell/core/journal'
import type { Preferences } from '@daywell/core/preferences'
import { AppError } from '#app-error.ts'
import type { Keyring } from '#crypto/index.ts'
import type { Database } from '#database/index.ts'
import type { Provider, Reply } from '#model/provider.ts'
import { latestEntries } from './earlier-entries.store.ts'
import { safetyReply } from './safety-reply.ts'
import { type Asked, type View, whatTheAssistantMaySee } from './what-the-assistant-may-see.ts'

interface Parts {
  readonly database: Database
  readonly keyring: Keyring
  readonly clock: () => number
  readonly provider: Provider
  readonly readPreferences: (userId: string) => Promise<Preferences>
  /** Counts a call that a model may be asked for, or says when the next one is allowed. */
  readonly limit: (who: string, now: number) => { retryAfter: number } | undefined
}

/** Answers what people write to their assistant. Nothing of it is kept. */
export function assistantService(parts: Parts) {
  const { database, keyring, clock, provider, readPreferences, limit } = parts
  const isModel = provider.where.provider !== 'builtin'

  return {
    where: provider.where,
    safetyReply,
    clock,

    async answer(userId: string, asked: Asked, gone: AbortSignal): Promise<Reply> {
      const tooMany = limit(userId, clock())
      if (tooMany) throw new AppError('too_many_requests', tooMany)
      const preferences = await readPreferences(userId)
      const view = whatTheAssistantMaySee(asked, { preferences, isModel })
      return provider.reply(view.talkWith(await earlier(userId, view)), gone)
    },
  }

  /** Where nothing may be seen, nothing is opened. */
  async function earlier(userId: string, { mayLookBack, maySee }: View): Promise<Entry[]> {
    if (!mayLookBack) return []
    const { read } = database
    return latestEntries(read, await keyring.userKey(read, userId), maySee)
  }
}

export type AssistantService = ReturnType<typeof assistantService>
