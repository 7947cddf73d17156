import {
  type Answering,
  type AskAnswer,
  type Asked,
  answerFrom,
  calmOnly,
  heardIn,
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
import { answerByModel } from './by-model.service.ts'
import { unchanged } from './journal.service.ts'
import { type Looking, lookingService } from './looking.service.ts'
import { type ReadingDeps, readingService } from './reading.service.ts'

interface AskDeps extends ReadingDeps {
  readonly provider: Provider
  readonly workers: TextWorkers
  readonly readPreferences: (userId: string) => Promise<Preferences>
  /** Counts a call that a model may be asked for, or says when the next one is allowed. */
  readonly limit: CallCount
}

export interface Question extends Looking {
  /** The privacy level that the device knows of. */
  readonly privacyLevel: PrivacyLevel | undefined
}

const NOTHING: AskAnswer = { response: NOT_FOUND, sources: [], found: false }

/** Answers questions from the person's own entries. Neither question nor answer is stored. */
export function askService(deps: AskDeps) {
  const { database, clock, provider, workers, readPreferences, limit, foreground } = deps
  const reading = readingService(deps)
  const look = lookingService(deps, reading)

  return {
    close: reading.close,

    async answer(userId: string, asked: Question, gone: AbortSignal): Promise<AskAnswer> {
      const tooMany = await limit(userId, clock())
      if (tooMany) throw new AppError('too_many_requests', tooMany)
      return answerCounted(userId, asked, gone)
    },

    /** The same for a call that was counted before. */
    answerCounted,
  }

  async function answerCounted(
    userId: string,
    asked: Question,
    gone: AbortSignal,
  ): Promise<AskAnswer> {
    // Not while a model answers: that takes long, and nothing here.
    const ready = await foreground.during(() => prepare(userId, asked, gone))
    if (!ready) return NOTHING
    const { preferences, answering, shown, newestOnly, unread } = ready
    // A model sees earlier entries where the person lets it, as in a conversation.
    const isInvolved = preferences.journalStyle.aiInteraction === 'involved'
    const write = isInvolved ? provider.write : undefined
    // Weak matches are not sent, and of the rest only those close to the best.
    const given = { ...asked, who: userId, preferences, answering: nearBest(answering) }
    const answer =
      write && shown.mayBe
        ? await answerByModel(write, given, gone).catch(withinBudget(() => answerFrom(shown)))
        : answerFrom(shown)
    return withNotes(answer ?? notFoundIn(shown), newestOnly, unread)
  }

  /** What an answer is made from; undefined where the words stay on the device. */
  async function prepare(userId: string, asked: Question, gone: AbortSignal) {
    if (staysOnDevice(asked, await readPreferences(userId))) return undefined
    const { versions, newestOnly, journal, ...found } = await look(userId, asked, gone)
    // Only now, so that no question waits for reading.
    void reading.catchUp(userId, journal)
    const isUnread = found.read < found.count && reading.isToRead(userId, journal)
    const calm = await calmOf(userId, found, gone)
    // To look takes a while, in which the person may have thought better of it.
    const preferences = await readPreferences(userId)
    if (staysOnDevice(asked, preferences)) return undefined
    const answering = await stillThere(userId, calm.answering, versions)
    const shown = onlyThese(calm, answering)
    return { preferences, answering, shown, newestOnly, unread: isUnread ? found : undefined }
  }

  /** Without those that were hidden, changed or deleted since. */
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

  /** Entries that speak of harm go to no model and no companion: neither can answer them well. */
  async function calmOf(who: string, found: Asked, signal: AbortSignal) {
    if (found.answering.length === 0) return found
    const texts = [...new Set(found.answering.flatMap(heardIn))]
    const verdicts = await workers.run('hear', texts, { who, signal }).catch(workFailed)
    const calm = new Set(texts.filter((_, at) => verdicts[at]?.kind === null))
    return calmOnly(found, (text) => calm.has(text))
  }
}

/** Rules answer once a budget is used up: they cost nothing. */
function withinBudget<T>(answer: () => T): (error: unknown) => T {
  return (error) => {
    if (error instanceof AppError && error.code === 'model_budget_used') return answer()
    throw error
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
  unread: { readonly read: number; readonly count: number } | undefined,
): AskAnswer {
  const notes = [
    newestOnly === undefined ? '' : newestOnlyLooked(newestOnly),
    unread ? stillReading(unread.read, unread.count) : '',
  ]
  const response = [answer.response, ...notes].filter((words) => words !== '').join('\n\n')
  return { ...answer, response }
}

export type AskService = ReturnType<typeof askService>
