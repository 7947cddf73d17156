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
import type { Passage, Provider } from '#model/provider.ts'
import { workFailed } from '#model/work-failed.ts'
import type { SenseWorkers } from '#workers/sense-workers.ts'
import type { TextWorkers } from '#workers/text-workers.ts'
import { answerByModel } from './by-model.service.ts'
import { openJournal, unchanged } from './journal.service.ts'
import { createJudging } from './judging.ts'
import { type Looking, lookingService } from './looking.service.ts'
import { type ReadingDeps, readingService } from './reading.service.ts'

interface AskDeps extends ReadingDeps {
  readonly provider: Provider
  readonly workers: TextWorkers
  /** Absent where the trained model isn't installed, or is turned off. */
  readonly senses?: SenseWorkers | undefined
  readonly readPreferences: (userId: string) => Promise<Preferences>
  /** Counts a call that a model may be asked for, or says when the next one is allowed. */
  readonly limit: CallCount
}

export interface Question extends Looking {
  /** The privacy level that the device knows of. */
  readonly privacyLevel: PrivacyLevel | undefined
}

/** As many as a model can use beside the newest entries. */
const MAX_RELATED = 5

/** Passages that a model gets for a question. */
const MAX_GIVEN = 8

const NOTHING: AskAnswer = { response: NOT_FOUND, sources: [], found: false }

/** Answers questions from the person's own entries. Neither question nor answer is stored. */
export function askService(deps: AskDeps) {
  const { database, keyring, clock, provider, workers, readPreferences, limit, foreground } = deps
  const reading = readingService(deps)
  const look = lookingService(deps, reading)
  const judge = createJudging(deps.senses)

  return {
    close: reading.close,

    async answer(userId: string, asked: Question, gone: AbortSignal): Promise<AskAnswer> {
      const tooMany = await limit(userId, clock())
      if (tooMany) throw new AppError('too_many_requests', tooMany)
      return answerCounted(userId, asked, gone)
    },

    /** The same for a call that was counted before. */
    answerCounted,

    /** Passages that bear on a text, the nearest first. */
    related: async (userId: string, asked: Question, gone: AbortSignal): Promise<Passage[]> =>
      (await foreground.during(() => bearingOn(userId, asked, gone))).map(passageOf),
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
    const near = nearBest(answering)
    const given = { ...asked, who: userId, preferences, answering: near.slice(0, MAX_GIVEN) }
    // Of a longer list, a model would name a part and count it as the whole.
    const isWhole = shown.order !== 'all' || Math.max(shown.matching, near.length) <= MAX_GIVEN
    const answer =
      write && shown.mayBe && isWhole
        ? await answerByModel(write, given, gone).catch(withinBudget(() => answerFrom(shown)))
        : answerFrom(shown)
    return withNotes(answer ?? notFoundIn(shown), newestOnly, unread)
  }

  async function bearingOn(userId: string, asked: Question, gone: AbortSignal) {
    const ready = await search(userId, asked, gone)
    if (!ready?.calm.isNear) return []
    const near = nearBest(ready.calm.candidates).slice(0, MAX_RELATED)
    const calm = await wholly(userId, near, gone)
    return stillThere(userId, calm, ready.versions)
  }

  /** Without entries that speak of harm anywhere, since a model isn't asked about one sentence. */
  async function wholly(who: string, some: readonly Answering[], signal: AbortSignal) {
    const ids = some.map(({ entry }) => entry._id)
    const key = await keyring.userKey(database.read, who)
    const whole = new Map<string, string>()
    for await (const { entry } of openJournal(database.read, key, ids, ''))
      whole.set(entry._id, `${entry.title}\n\n${entry.content}`)
    const there = some.filter(({ entry }) => whole.has(entry._id))
    const isCalm = await calmAmong([...whole.values()], { who, signal })
    return there.filter(({ entry }) => isCalm(whole.get(entry._id) ?? ''))
  }

  /** What was found, without harm; undefined where the words stay on the device. */
  async function search(userId: string, asked: Question, gone: AbortSignal) {
    if (staysOnDevice(asked, await readPreferences(userId))) return undefined
    const { versions, newestOnly, journal, ...found } = await look(userId, asked, gone)
    // Only now, so that no question waits for reading.
    void reading.catchUp(userId, journal)
    const isUnread = found.read < found.count && reading.isToRead(userId, journal)
    const calm = await calmOf(userId, found, gone)
    return { versions, newestOnly, calm, unread: isUnread ? found : undefined }
  }

  /** What an answer is made from; undefined where the words stay on the device. */
  async function prepare(userId: string, asked: Question, gone: AbortSignal) {
    const ready = await search(userId, asked, gone)
    if (!ready) return undefined
    const { versions, newestOnly, calm, unread } = ready
    const sure = await judge(asked.question, calm, { who: userId, signal: gone })
    // To look takes a while, in which the person may have thought better of it.
    const preferences = await readPreferences(userId)
    if (staysOnDevice(asked, preferences)) return undefined
    const answering = await stillThere(userId, sure.answering, versions)
    const shown = onlyThese(sure, answering)
    return { preferences, answering, shown, newestOnly, unread }
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
    const texts = [...found.answering, ...found.candidates].flatMap(heardIn)
    return calmOnly(found, await calmAmong(texts, { who, signal }))
  }

  async function calmAmong(
    texts: readonly string[],
    call: { readonly who: string; readonly signal: AbortSignal },
  ): Promise<(text: string) => boolean> {
    const different = [...new Set(texts)]
    const verdicts = await workers.run('hear', different, call).catch(workFailed)
    const calm = new Set(different.filter((_, at) => verdicts[at]?.kind === null))
    return (text) => calm.has(text)
  }
}

/** The words that were checked, and no others. */
function passageOf({ entry: { _id: id, title, localDate }, quote, around }: Answering): Passage {
  return { id, title, localDate, text: around?.text ?? quote }
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
