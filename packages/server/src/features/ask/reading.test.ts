import { defaultPreferences } from '@daywell/core/preferences'
import { describe, expect, it, onTestFinished } from 'vitest'
import { foreground } from '#concurrency/foreground.ts'
import { type RunningApp, runAppForTest } from '#http/testing/running-app.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { type AskWorkers, askWorkers } from '#workers/ask-workers.ts'
import { installedMeaning } from '#workers/meaning.ts'
import { textWorkers } from '#workers/text-workers.ts'
import { askService } from './ask.service.ts'
import { asker } from './testing/asking.ts'

const QUESTION = 'When did I injure my arm?'

/** The service with its real threads, and the order in which these are called. */
function reader({ database, keyring }: RunningApp) {
  const threads = { ask: askWorkers(), texts: textWorkers() }
  const began: string[] = []
  const ended: string[] = []
  let afterRead = Promise.withResolvers<void>()
  const recorded = {
    ...threads.ask,
    async run(task: never, input: never, options: never) {
      began.push(task)
      const output = await threads.ask.run(task, input, options)
      ended.push(task)
      if (task === 'read') afterRead.resolve()
      return output
    },
  } as AskWorkers
  const waiting = foreground()
  const service = askService({
    database,
    keyring,
    clock: Date.now,
    askWorkers: recorded,
    workers: threads.texts,
    model: installedMeaning(),
    foreground: waiting,
    provider: {} as never,
    privacyLevelOf: async () => 'cloud',
    readPreferences: async () => defaultPreferences(),
    limit: async () => undefined,
    failed: (error) => expect.unreachable(String(error)),
  })
  const stop = async () => {
    service.close()
    await Promise.all([threads.ask.close(), threads.texts.close()])
  }
  onTestFinished(stop)
  const count = (tasks: readonly string[], task: string) =>
    tasks.filter((one) => one === task).length
  return {
    stop,
    waiting,
    /** Resolves when one more piece has been read, before a second could be. */
    async nextRead(): Promise<void> {
      afterRead = Promise.withResolvers()
      await afterRead.promise
    },
    begun: (task: string) => count(began, task),
    ended: (task: string) => count(ended, task),
    ask: (userId: string) =>
      service.answer(
        userId,
        { question: QUESTION, notThese: [], privacyLevel: undefined },
        new AbortController().signal,
      ),
  }
}

describe.each(engines)('a journal that is read for its meaning, on %s', (engine) => {
  const databases = freshDatabases(engine)
  const env = { PREMIUM: 'everyone', SEARCH_BY_MEANING: 'off' }

  it('MANY-10 is read once by two processes that are asked at the same time', async () => {
    const app = await runAppForTest(await databases.place(), { env })
    const one = await asker(app)
    for (let day = 1; day <= 4; day++) await one.write({ content: `Soup on day ${day}.` })
    const processes = [reader(app), reader(app)]
    await Promise.all(processes.map((process) => process.ask(one.user.id)))
    const kept = async () =>
      (await app.database.read.selectFrom('vectors').select('entry_id').execute()).length
    await expect.poll(kept, { timeout: 120_000 }).toBe(4)
    const reads = processes.map((process) => process.begun('read'))
    expect(reads.toSorted((a, b) => a - b)).toEqual([0, 4])
  }, 180_000)

  it('AI-45 keeps no question waiting, grows piece by piece, and continues after a restart', async () => {
    const app = await runAppForTest(await databases.place(), { env })
    const [one, other] = [await asker(app), await asker(app)]
    for (let day = 1; day <= 6; day++) await one.write({ content: `Soup on day ${day}.` })
    const fall = await one.write({ content: 'Fell off the ladder; my elbow is in plaster.' })
    await other.write({ content: 'A calm day.' })

    const first = reader(app)
    const before = await first.ask(one.user.id)
    expect(before.response).toContain('0 of 7 entries so far')
    expect(first.ended('read')).toBe(0)

    // Questions of both people while it is read: at most one piece stands before each.
    for (const { user } of [one, other, one]) {
      await first.nextRead()
      const done = first.ended('read')
      await first.ask(user.id)
      expect(first.ended('read') - done).toBeLessThanOrEqual(1)
    }
    // Other work that people wait for comes first as well.
    const { promise: work, resolve: finish } = Promise.withResolvers<void>()
    const held = first.waiting.during(() => work)
    await expect.poll(() => first.begun('read') - first.ended('read')).toBe(0)
    const paused = first.begun('read')
    await first.ask(other.user.id)
    expect(first.begun('read')).toBe(paused)
    finish()
    await held
    // Each journal was opened once: what was read since has been added to it.
    expect(first.begun('know')).toBe(2)
    await first.stop()

    const kept = async () => {
      const { read } = app.database
      const rows = await read.selectFrom('vectors').select('entry_id').execute()
      return rows.length
    }
    const keptBefore = await kept()
    const second = reader(app)
    for (const { user } of [one, other]) await second.ask(user.id)
    await expect.poll(kept, { timeout: 120_000 }).toBe(8)
    await expect.poll(() => second.ended('grow')).toBe(8 - keptBefore)
    expect(keptBefore).toBeGreaterThan(0)
    expect((await second.ask(one.user.id)).sources[0]).toMatchObject({ id: fall })
    expect(second.begun('know')).toBe(2)
  }, 180_000)
})
