import type { Entry } from '@daywell/core/journal'
import { anEntry } from '@daywell/core/testing'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { UserKey } from '#crypto/index.ts'
import type { Reader } from '#database/index.ts'
import { type RunningApp, runApp, runAppForTest } from '#http/testing/running-app.ts'
import { openPress, type Press } from '#press/press.ts'
import { changedEntries } from '#stores/journal/changes.store.ts'
import { entryPages } from '#stores/journal/journal-pages.store.ts'
import { closeUser } from '#stores/person-data/erasure.store.ts'
import { openExport } from '#stores/person-data/export.store.ts'
import { insertEntry } from '#testing/entries.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { listJournal } from './ask/journal.service.ts'
import { openParts } from './ask/journal-parts.service.ts'
import { asker } from './ask/testing/asking.ts'
import { latestEntries } from './assistant/earlier-entries.service.ts'
import { preferencesService } from './preferences/preferences.service.ts'
import { listDays, openEntriesInPages } from './report/entries-of-range.service.ts'
import { reportService } from './report/report.service.ts'
import { listEntries, openEntries } from './summary/entries-of-days.service.ts'

const YEAR = { from: '2026-01-01', to: '2026-12-31' }
const PAGES = 3
const ROWS = 25
/** So long that even a journal that is asked is opened in several parts. */
const CONTENT = 'a day at the sea '.repeat(200)

type Pages = (app: RunningApp, key: UserKey) => Promise<AsyncIterator<unknown>>

/** Everything that opens a person's words page by page, and gives out each before the next. */
const READERS: Record<string, Pages> = {
  'the journal': async ({ database: { read } }, key) => entryPages(read, key),
  'a sync': async ({ database: { read } }, key) =>
    changedEntries(read, key, { after: 0, upTo: Number.MAX_SAFE_INTEGER }),
  'an export': async ({ database, keyring }, { userId }) => {
    const { lists } = await openExport(database, keyring, userId)
    const entries = lists.find(({ name }) => name === 'entries')
    if (!entries) throw new Error('The export has no entries')
    return entries.pages()[Symbol.asyncIterator]()
  },
  'a report': async ({ database: { read } }, key) =>
    openEntriesInPages(read, key, await listDays(read, key.userId, YEAR, 1_000)),
  'a question': async ({ database: { read } }, key) => {
    const { listed } = await listJournal(read, key.userId, '')
    const ids = listed.map(({ id }) => id)
    return openParts(read, key, ids, '')
  },
}

/** Those that give out nothing before they have read all that they need. */
const WHOLE_READERS: Record<string, (read: Reader, key: UserKey) => Promise<unknown>> = {
  'a summary': async (read, key) =>
    openEntries(read, key, await listEntries(read, key.userId, YEAR, false)),
  'the assistant': (read, key) => latestEntries(read, key, () => true),
}

describe.each(engines)('words after an account is closed, on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)
  let app: RunningApp
  beforeAll(async () => {
    app = await runApp(await databases.place())
  })
  afterAll(() => app.stop())

  let written = 0
  const writer = async () => {
    const { id } = (await app.signUp()).user
    for (let n = 0; n < PAGES * ROWS; n += 1) {
      written += 1
      const facts = { _id: written.toString(16).padStart(24, '0'), userId: id }
      const entry: Entry = anEntry({ ...facts, localDate: '2026-03-01', content: CONTENT })
      await insertEntry(app.database, app.keyring, id, entry, Date.now())
    }
    return app.keyring.userKey(app.database.read, id)
  }
  const close = ({ userId }: UserKey) => closeUser(app.database, userId, Date.now())

  it.each(Object.entries(READERS))(
    'PROF-26 are opened no more for %s under way, in this process and in others',
    async (_, pagesOf) => {
      for (const isOtherProcess of [true, false]) {
        const key = await writer()
        const pages = await pagesOf(app, key)
        expect((await pages.next()).done).toBe(false)
        await close(key)
        // Another process hears nothing of it and still holds the key.
        if (!isOtherProcess) app.keyring.forget(key.userId)
        await expect(pages.next()).rejects.toThrow()
      }
    },
  )

  it.each(Object.entries(WHOLE_READERS))(
    'PROF-26 are opened for one more page at most for %s in another process',
    async (_, read) => {
      const key = await writer()
      await close(key)
      await expect(read(app.database.read, key)).rejects.toThrow('closed')
    },
  )

  it('PROF-26 are opened by no key that this process has handed out', async () => {
    const key = await writer()
    const place = { table: 'entries', row: 'x' } as const
    const sealed = key.seal(place, Buffer.from('words'))
    await close(key)
    app.keyring.forget(key.userId)
    expect(() => key.open(place, sealed)).toThrow('its key was destroyed')
  })

  it('PROF-26 are in no report that was still being set', async () => {
    const { database, keyring } = app
    const key = await writer()
    const press = openPress()
    onTestFinished(() => press.close())
    const closing: Press = {
      ...press,
      run: (...given) => press.run(...given).finally(() => close(key)),
    }
    const parts = {
      database,
      keyring,
      clock: Date.now,
      privacyLevelOf: async () => 'cloud' as const,
    }
    const { range } = reportService({
      ...parts,
      press: closing,
      media: { find: async () => undefined, read: async () => new Uint8Array() },
      photoFailed: () => {},
      summaries: {} as never,
    })
    const asked = { userId: key.userId, timeZone: 'UTC', gone: new AbortController().signal }
    const of = { ...YEAR, entryIds: undefined, reader: undefined, name: undefined }
    const report = range(of, { ...asked, privacyLevel: undefined, languages: undefined })
    await expect(report).rejects.toThrow('closed')
  })

  it('PROF-26 have no default privacy level, which could allow more than the person did', async () => {
    const { database } = app
    const whenSaved = async () => {}
    const preferences = preferencesService({ ...app, clock: Date.now, whenSaved })
    const key = await writer()
    expect(await preferences.privacyLevelOf(database.read, key.userId)).toBe('hybrid')
    await close(key)
    const gone = { code: 'session_required' }
    const { userId } = key
    await expect(preferences.privacyLevelOf(database.read, userId)).rejects.toMatchObject(gone)
    await expect(preferences.read(userId)).rejects.toMatchObject(gone)
    await expect(preferences.readIn(database.read, userId)).rejects.toMatchObject(gone)
  })

  it('PROF-26 are not answered from what another process remembers of them', async () => {
    let isLeaving = false
    const asked = await runAppForTest(await databases.place(), {
      env: { PREMIUM: 'everyone' },
      prepare: (server) =>
        server.addHook('preHandler', async ({ session }) => {
          if (isLeaving && session) await closeUser(asked.database, session.user.id, Date.now())
        }),
    })
    const person = await asker(asked)
    await person.write({ content: 'At the harbour I met Clara again.' })
    const question = 'When did I meet Clara at the harbour?'
    expect((await person.question(question)).found).toBe(true)
    isLeaving = true
    const { status, text } = await person.askRaw({ question })
    expect([status, text]).toEqual([401, expect.not.stringContaining('Clara again')])
  })
})
