import {
  type Answering,
  type AskAnswer,
  answerFrom,
  NOT_FOUND,
  nearBest,
  newestOnlyLooked,
  notFoundIn,
  onlyThese,
  stillReading,
} from '@daywell/core/ask'
import type { Preferences, PrivacyLevel } from '@daywell/core/preferences'
import { stricter } from '@daywell/core/privacy'
import { AppError } from '#app-error.ts'
import type { CallCount } from '#limits/call-count.ts'
import type { Provider } from '#model/provider.ts'
import { workFailed } from '#model/work-failed.ts'
import type { TextWorkers } from '#workers/text-workers.ts'
import { answeredByModel } from './by-model.service.ts'
import { unchanged } from './journal.store.ts'
import { type Looking, lookingService } from './looking.service.ts'
import { type ReadingParts, readingService } from './reading.service.ts'

interface Parts extends ReadingParts {
  readonly provider: Provider
  readonly workers: TextWorkers
  readonly readPreferences: (userId: string) => Promise<Preferences>
  /** Counts a call that a model may be asked for, or says when the next one is allowed. */
  readonly limit: CallCount
}

interface Question extends Looking {
  /** The privacy level that the device knows of. */
  readonly privacyLevel: PrivacyLevel | undefined
}

/** How long an answer waits for what has not been read yet; the rest is read after it. */
const PATIENCE = 2_500

const NOTHING: AskAnswer = { response: NOT_FOUND, sources: [], found: false }

/** Answers questions from the person's own entries. Neither question nor answer is kept. */
export function askService(parts: Parts) {
  const { database, clock, provider, workers, readPreferences, limit } = parts
  const reading = readingService(parts)
  const look = lookingService(parts, reading)

  return {
    close: reading.close,

    async answer(userId: string, asked: Question, gone: AbortSignal): Promise<AskAnswer> {
      const tooMany = await limit(userId, clock())
      if (tooMany) throw new AppError('too_many_requests', tooMany)
      if (staysOnDevice(asked, await readPreferences(userId))) return NOTHING
      await atMost(PATIENCE, reading.catchUp(userId))
      // As it is before the look: what is read after it is not in the answer.
      const progress = reading.progressOf(userId)
      const { versions, newestOnly, ...found } = await look(userId, asked, gone)
      const calm = await calmOf(userId, found.answering, gone)
      // To look takes a while, in which the person may have thought better of it.
      const preferences = await readPreferences(userId)
      if (staysOnDevice(asked, preferences)) return NOTHING
      const answering = await stillThere(userId, calm, versions)
      const shown = onlyThese(found, answering)
      // A model sees earlier entries where the person lets it, as in a conversation.
      const isInvolved = preferences.journalStyle.aiInteraction === 'involved'
      const write = isInvolved ? provider.write : undefined
      // What is hardly an answer is sent to nobody, and of the rest what is near to the best.
      const given = { ...asked, preferences, answering: nearBest(answering) }
      const answer =
        write && shown.mayBe ? await answeredByModel(write, given, gone) : answerFrom(shown)
      return withNotes(answer ?? notFoundIn(shown), newestOnly, progress)
    },
  }

  /** Without those that were hidden, changed or deleted meanwhile. */
  async function stillThere(
    userId: string,
    answering: readonly Answering[],
    versions: ReadonlyMap<string, string>,
  ) {
    if (answering.length === 0) return answering
    const looked = answering.map(({ entry: { _id } }) => [_id, versions.get(_id) ?? ''] as const)
    const same = await unchanged(database.read, userId, new Map(looked))
    return answering.filter(({ entry }) => same.has(entry._id))
  }

  /** Nobody who answers has the right words for those that speak of harm, so that nobody gets them. */
  async function calmOf(who: string, answering: readonly Answering[], signal: AbortSignal) {
    if (answering.length === 0) return answering
    const texts = answering.map(({ entry, quote }) => `${entry.title}\n\n${quote}`)
    const verdicts = await workers.run('hear', texts, { who, signal }).catch(workFailed)
    return answering.filter((_, at) => verdicts[at]?.kind === null)
  }
}

/** Where nothing may leave the device, nothing that is still here is looked at either. */
function staysOnDevice({ privacyLevel }: Question, { journalStyle }: Preferences): boolean {
  return stricter(privacyLevel, journalStyle.privacyLevel) === 'local'
}

/** An answer that says what was not looked through for it. */
function withNotes(
  answer: AskAnswer,
  newestOnly: number | undefined,
  progress: { readonly read: number; readonly all: number } | undefined,
): AskAnswer {
  const notes = [
    newestOnly === undefined ? '' : newestOnlyLooked(newestOnly),
    progress ? stillReading(progress.read, progress.all) : '',
  ]
  const response = [answer.response, ...notes].filter((words) => words !== '').join('\n\n')
  return { ...answer, response }
}

/** Waits for something, and no longer than so many milliseconds. */
async function atMost(longest: number, done: Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, longest)
  await Promise.race([done, promise])
  clearTimeout(timer)
}

export type AskService = ReturnType<typeof askService>
