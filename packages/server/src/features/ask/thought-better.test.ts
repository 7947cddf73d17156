import { NOT_FOUND } from '@daywell/core/ask'
import { defaultPreferences, type Preferences } from '@daywell/core/preferences'
import { expect, it, onTestFinished } from 'vitest'
import { foreground } from '#concurrency/foreground.ts'
import { type RunningApp, runAppForTest } from '#http/testing/running-app.ts'
import { freshDatabases } from '#testing/fresh-databases.ts'
import { askWorkers } from '#workers/ask-workers.ts'
import { textWorkers } from '#workers/text-workers.ts'
import { askService } from './ask.service.ts'
import { readingService } from './reading.service.ts'
import { asker } from './testing/asking.ts'

const databases = freshDatabases('sqlite')
const run = async () =>
  runAppForTest(await databases.place(), { env: { PREMIUM: 'everyone', SEARCH_BY_MEANING: 'off' } })

const withStyle = (style: Partial<Preferences['journalStyle']>): Preferences => {
  const plain = defaultPreferences()
  return { ...plain, journalStyle: { ...plain.journalStyle, aiInteraction: 'involved', ...style } }
}

/** Answers with a model that remembers what it is given; something happens while it is looked. */
function answering(
  { database, keyring }: RunningApp,
  meanwhile: () => Promise<Preferences>,
  reach = { entries: 100, characters: 1000 },
) {
  const given: string[] = []
  const threads = { askWorkers: askWorkers(), workers: textWorkers() }
  onTestFinished(async () => {
    await threads.askWorkers.close()
    await threads.workers.close()
  })
  let looks = 0
  const service = askService({
    database,
    keyring,
    clock: Date.now,
    ...threads,
    model: undefined,
    reach,
    foreground: foreground(),
    privacyLevelOf: async () => 'cloud',
    readPreferences: async () => (++looks % 2 === 1 ? withStyle({}) : meanwhile()),
    limit: async () => undefined,
    failed: (error) => expect.unreachable(String(error)),
    provider: {
      write: async ({ passages = [] }: { passages?: readonly { text: string }[] }) => {
        given.push(...passages.map(({ text }) => text))
        return { value: { found: false, answer: '', days: [] } as never, read: [] }
      },
    } as never,
  })
  const asked = { notThese: [], privacyLevel: undefined }
  const ask = (userId: string, question = 'Where is the lighthouse?') =>
    service.answer(userId, { ...asked, question }, new AbortController().signal)
  return { given, ask }
}

it('what is hidden, deleted or kept on the device while an answer is looked for reaches no model, nor is its day among the nearest', async () => {
  const app = await run()
  const one = await asker(app)
  const [hidden, deleted] = [
    await one.write({ content: 'HIDDEN lighthouse' }),
    await one.write({ content: 'DELETED lighthouse' }),
  ]
  const kept = await one.write({ content: 'KEPT lighthouse' })
  let act = async () => {
    await one.call(`PUT /api/journal/${hidden}`, {
      content: 'HIDDEN lighthouse',
      hideFromAssistant: true,
    })
    await one.remove(deleted)
    return withStyle({})
  }
  const { given, ask } = answering(app, () => act())
  const { response: said, sources } = await ask(one.user.id)
  expect(given).toEqual(['KEPT lighthouse'])
  // The model said that it is not there.
  expect([said, sources.map(({ id }) => id)]).toEqual([NOT_FOUND, [kept]])
  for (const style of [{ privacyLevel: 'local' }, { aiInteraction: 'minimal' }] as const) {
    act = async () => withStyle(style)
    const { response, sources: days } = await ask(one.user.id)
    expect(response.includes('KEPT')).toBe(!('privacyLevel' in style))
    if ('privacyLevel' in style) expect([response, days]).toEqual([NOT_FOUND, []])
  }
  expect(given).toHaveLength(1)
})

it('says how far it looked where a journal is too long, and sends no weak matches', async () => {
  const app = await run()
  const one = await asker(app)
  for (const content of ['OLDEST lighthouse', 'A dull day', 'KEPT lighthouse'])
    await one.write({ content })
  const involved = async () => withStyle({})
  for (const reach of [
    { entries: 2, characters: 1000 },
    { entries: 100, characters: 30 },
  ]) {
    const { given, ask } = answering(app, involved, reach)
    const { response } = await ask(one.user.id)
    expect(response).toBe(
      `${NOT_FOUND}\n\nI looked through your newest 2 entries. Older ones aren’t part of this answer.`,
    )
    expect(given).toEqual(['KEPT lighthouse'])
    await ask(one.user.id, 'Which day at the harbour did Clara bring the telescope?')
    expect(given).toHaveLength(1)
  }
  const whole = answering(app, involved)
  expect((await whole.ask(one.user.id)).response).toBe(NOT_FOUND)
  expect(whole.given).toHaveLength(2)
})

it('a hidden entry is opened once to be read, and one that cannot be read keeps no other from it', async () => {
  const { database, keyring, ...app } = await run()
  const one = await asker({ database, keyring, ...app })
  const plain = await one.write({ content: 'Plain' })
  const odd = await one.write({ content: 'ODD' })
  await one.write({ content: 'HIDDEN', hideFromAssistant: true })
  const given: string[] = []
  let looks = 0
  const reading = readingService({
    database,
    keyring,
    clock: Date.now,
    model: 'a model',
    foreground: foreground(),
    failed: (error) => expect.unreachable(String(error)),
    privacyLevelOf: async () => {
      looks += 1
      return 'cloud'
    },
    askWorkers: {
      run: async (task: string, texts: readonly string[]) => {
        if (task === 'grow') return
        given.push(...texts)
        if (texts.includes('ODD')) throw new Error('Not read')
        return texts.map(() => new Int8Array(384))
      },
    } as never,
  })
  await reading.catchUp(one.user.id)
  expect([given.toSorted(), looks]).toEqual([['ODD', 'Plain'], 4])
  const rows = await database.read.selectFrom('vectors').select('entry_id').execute()
  expect(rows).toEqual([{ entry_id: plain }])
  await one.call(`PUT /api/journal/${odd}`, { content: 'Even' })
  await reading.catchUp(one.user.id)
  await reading.catchUp(one.user.id)
  expect([given.length, looks]).toEqual([3, 6])
  expect(reading.isUnderWay(one.user.id)).toBe(false)
})
