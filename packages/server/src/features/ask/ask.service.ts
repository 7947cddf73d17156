import {
  type Answering,
  type AskAnswer,
  type Asked,
  answerFrom,
  NOT_FOUND,
  stillReading,
  type ToAsk,
} from '@daywell/core/ask'
import { isLocalId } from '@daywell/core/journal'
import type { Preferences, PrivacyLevel } from '@daywell/core/preferences'
import { stricter } from '@daywell/core/privacy'
import { AppError } from '#app-error.ts'
import type { CallCount } from '#limits/call-count.ts'
import type { Provider } from '#model/provider.ts'
import { workFailed } from '#model/work-failed.ts'
import type { TextWorkers } from '#workers/text-workers.ts'
import { answeredByModel } from './by-model.service.ts'
import { listJournal, openJournal, stateOf } from './journal.store.ts'
import { apart } from './packing.ts'
import { type ReadingParts, readingService } from './reading.service.ts'

interface Parts extends ReadingParts {
  readonly provider: Provider
  readonly workers: TextWorkers
  readonly readPreferences: (userId: string) => Promise<Preferences>
  /** Counts a call that a model may be asked for, or says when the next one is allowed. */
  readonly limit: CallCount
}

interface Question {
  readonly question: string
  /** Entries that the device hid, deleted or took back, and the server may not know of it yet. */
  readonly notThese: readonly string[]
  /** The privacy level that the device knows of. */
  readonly privacyLevel: PrivacyLevel | undefined
}

/** How long an answer waits for what has not been read yet; the rest is read after it. */
const PATIENCE = 2_500

const NOTHING: AskAnswer = { response: NOT_FOUND, sources: [], found: false }

/** Answers questions from the person's own entries. Neither question nor answer is kept. */
export function askService(parts: Parts) {
  const { database, keyring, clock, provider, workers, askWorkers, readPreferences, limit } = parts
  const { read } = database
  const reading = readingService(parts)
  const model = reading.model ?? ''

  return {
    close: reading.close,

    async answer(userId: string, asked: Question, gone: AbortSignal): Promise<AskAnswer> {
      const tooMany = await limit(userId, clock())
      if (tooMany) throw new AppError('too_many_requests', tooMany)
      const preferences = await readPreferences(userId)
      const { privacyLevel, aiInteraction } = preferences.journalStyle
      // Where nothing may leave the device, nothing that is still here is looked at either.
      if (stricter(asked.privacyLevel, privacyLevel) === 'local') return NOTHING
      await atMost(PATIENCE, reading.catchUp(userId))
      // As it is before the look: what is read after it is not in the answer.
      const progress = reading.progressOf(userId)
      const found = await look(userId, asked, gone)
      const answering = await calmOf(userId, found.answering, gone)
      // That something was found was said of the best.
      const calm = { answering, found: found.found && answering[0] === found.answering[0] }
      // A model sees earlier entries where the person lets it, as in a conversation.
      const write = aiInteraction === 'involved' ? provider.write : undefined
      const answer =
        write && calm.answering.length > 0
          ? await answeredByModel(write, { ...asked, preferences, ...calm }, gone)
          : answerFrom(calm)
      return withProgress(answer ?? NOTHING, progress)
    },
  }

  async function look(userId: string, asked: Question, signal: AbortSignal): Promise<Asked> {
    const kept = new Set(asked.notThese)
    const all = await listJournal(read, userId, model)
    const listed = all.filter(({ id }) => !kept.has(id) && !isLocalId(id))
    const state = stateOf(userId, listed)
    const byMeaning = listed.some(({ isRead }) => isRead)
    const options = { who: userId, signal }
    const find = (way: boolean) =>
      askWorkers.run('find', { state, question: asked.question, byMeaning: way }, options)
    // A model that cannot be opened takes nothing away from what words find.
    const findAny = () =>
      find(byMeaning).catch((error) => (byMeaning ? find(false) : Promise.reject(error)))
    try {
      const known = await findAny()
      if (known) return known
      const ids = listed.map(({ id }) => id)
      await askWorkers.run('know', { state, entries: await opened(userId, ids) }, options)
      return (await findAny()) ?? { found: false, answering: [] }
    } catch (error) {
      if (signal.aborted) throw error
      return workFailed(error)
    }
  }

  async function opened(userId: string, ids: readonly string[]): Promise<ToAsk[]> {
    const entries: ToAsk[] = []
    const key = await keyring.userKey(read, userId)
    for await (const { entry, vectors } of openJournal(read, key, ids, model)) {
      const { _id, title, localDate, content, hideFromAssistant } = entry
      if (hideFromAssistant) continue
      entries.push({
        entry: { _id, title, localDate, content },
        vectors: vectors && apart(vectors),
      })
    }
    return entries
  }

  /** Nobody who answers has the right words for those that speak of harm, so that nobody gets them. */
  async function calmOf(who: string, answering: readonly Answering[], signal: AbortSignal) {
    if (answering.length === 0) return answering
    const texts = answering.map(({ entry, quote }) => `${entry.title}\n\n${quote}`)
    const verdicts = await workers.run('hear', texts, { who, signal }).catch(workFailed)
    return answering.filter((_, at) => verdicts[at]?.kind === null)
  }
}

function withProgress(
  answer: AskAnswer,
  progress: { readonly read: number; readonly all: number } | undefined,
): AskAnswer {
  if (!progress) return answer
  const { read, all } = progress
  return { ...answer, response: `${answer.response}\n\n${stillReading(read, all)}` }
}

/** Waits for something, and no longer than so many milliseconds. */
async function atMost(longest: number, done: Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, longest)
  await Promise.race([done, promise])
  clearTimeout(timer)
}

export type AskService = ReturnType<typeof askService>
