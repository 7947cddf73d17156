import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setImmediate as nextMacrotask } from 'node:timers/promises'
import type { Entry } from '@daywell/core/journal'
import { defaultPreferences } from '@daywell/core/preferences'
import { anEntry } from '@daywell/core/testing'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { ask } from '#http/testing/ask.ts'
import { type RunningApp, runAppForTest } from '#http/testing/running-app.ts'
import { insertEntry } from '#testing/entries.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { addEverythingElse } from '#testing/person-with-everything.ts'
import { signUpAt } from '../account/testing/people.ts'
import { exportService } from './export.service.ts'

const EXPORT = 'GET /api/export'
const idOf = (n: number) => n.toString(16).padStart(24, '0')

describe.each(engines)('the export on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)
  const run = async () => runAppForTest(await databases.place())

  const write = ({ database, keyring }: RunningApp, userId: string, entry: Partial<Entry>) =>
    insertEntry(database, keyring, userId, anEntry({ userId, ...entry }), Date.now())

  const remove = ({ database }: RunningApp, id: string, deleted_at: number) =>
    database.write((trx) =>
      trx.updateTable('entries').set({ deleted_at }).where('id', '=', id).execute(),
    )

  it('PROF-21 needs a password given in the last 10 minutes', async () => {
    let now = Date.parse('2026-01-01T00:00:00Z')
    const { port } = await runAppForTest(await databases.place(), { clock: () => now })
    const { token, password } = await signUpAt(port)
    now += 10 * 60_000 - 1
    expect((await ask(port, EXPORT, { token })).status).toBe(200)
    now += 1
    const refused = await ask(port, EXPORT, { token })
    expect([refused.status, refused.json]).toMatchObject([403, { code: 'password_needed' }])
    expect((await ask(port, 'GET /api/export/counts', { token })).status).toBe(200)
    const confirm = (given: string) =>
      ask(port, 'POST /api/auth/confirm', { token, json: { password: given } })
    expect((await confirm('not it')).status).toBe(422)
    expect((await ask(port, EXPORT, { token })).status).toBe(403)
    expect((await confirm(password)).status).toBe(204)
    expect((await ask(port, EXPORT, { token })).status).toBe(200)
  })

  it('REC-14 is one JSON file of all that the server holds of the person', async () => {
    const app = await run()
    const { port } = app
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
    const preferences = { promptTopics: ['sea'], writingGoals: [], preferredWritingTime: 'night' }
    const ann = await signUpAt(port, { userAgent, preferences })
    const bob = await signUpAt(port)
    const { id } = ann.user
    const words = Array.from({ length: 120 }, (_, n) => `entry ${n} 灯台 "\\\n😀`)
    for (const [n, content] of words.entries()) await write(app, id, { _id: idOf(n), content })
    await write(app, bob.user.id, { _id: idOf(500), content: 'the words of somebody else' })
    await remove(app, idOf(7), Date.parse('2026-04-01T00:00:00Z'))
    await addEverythingElse(app, id, idOf(3))

    const time = { 'time-zone': 'Pacific/Kiritimati' }
    const { status, headers, json, text } = await ask(port, EXPORT, {
      token: ann.token,
      headers: time,
    })
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    const day = /^attachment; filename="daywell-export-(\d{4}-\d\d-\d\d)\.json"$/
    expect(headers['content-disposition']).toMatch(day)

    const file = json as Record<string, unknown[]>
    const entries = file.entries as unknown as Entry[]
    expect(entries.map(({ content }) => content)).toEqual(words.filter((_, n) => n !== 7))
    expect(file.deleted).toMatchObject([
      { content: words[7], deletedAt: '2026-04-01T00:00:00.000Z' },
    ])
    expect(file).toMatchObject({
      format: 'daywell-export',
      formatVersion: 1,
      user: ann.user,
      preferences: { journalStyle: { topicsOfInterest: ['sea'] }, preferredWritingTime: 'night' },
      account: { onboardingComplete: false },
      subscription: { status: 'active', customerId: 'customer' },
      revisions: [{ rev: 'revision', entry: { content: 'words of revisions' } }],
      tombstones: [{ id: 'gone', deletedAt: '1970-01-01T00:00:00.001Z' }],
      clientIds: [{ clientId: 'temp_1', entryId: idOf(3) }],
      summaries: [{ entryIds: [idOf(3)], summary: { content: 'words of summaries' } }],
      corrections: [{ entryId: idOf(3), correction: { content: 'words of corrections' } }],
      vectors: [{ entryId: idOf(3), model: 'm', base64: expect.any(String) }],
      sessions: [{ device: 'Firefox on Linux' }],
      apiTokens: [{ id: 'token', scopes: ['read'], lastUsedAt: null }],
      modelTokens: [{ month: '2026-01', input: 2, output: 1, calls: 1 }],
      media: [{ info: { content: 'words of media' } }],
      endedSessions: [{ endedAt: '1970-01-01T00:00:00.001Z' }],
      pushSubscriptions: [{ subscription: { content: 'words of push_subscriptions' } }],
      pushSettings: [{ tellDays: true, daysTold: ['2026-01-04'] }],
      pushTold: [{ key: 'reminder 2026-01-04' }],
      pushOnItsWay: [{ notice: { kind: 'reminder', day: '2026-01-04' } }],
      paymentEvents: [{ id: 'event', type: 'paid' }],
    })
    const lengths = Object.entries(file).filter(([, list]) => Array.isArray(list))
    const counts = await ask(port, 'GET /api/export/counts', { token: ann.token })
    expect(counts.status).toBe(200)
    expect(counts.json).toEqual(
      Object.fromEntries(lengths.map(([name, list]) => [name, list.length])),
    )
    // Whatever table comes to hold something of a person belongs in the file.
    expect(await tablesWithRowsOf(app, id)).toEqual(EXPORTED)
    expect(text).not.toContain('somebody else')
    expect(text).not.toContain(bob.user.id)
    const secrets = await secretsOf(app, id)
    expect(secrets.length).toBeGreaterThanOrEqual(4)
    for (const secret of secrets) expect(text).not.toContain(secret)
  })

  it('REC-15 is streamed: what is written while it is under way is still in it', async () => {
    const app = await run()
    const { user, token } = await app.signUp()
    const content = 'x'.repeat(249_000)
    // More than the buffers of both ends of a connection can hold.
    for (let n = 0; n < 120; n += 1) await write(app, user.id, { _id: idOf(n), content })
    const response = await begin(app.port, token)
    expect(response.headers['transfer-encoding']).toBe('chunked')
    expect(response.headers['content-length']).toBeUndefined()
    // Nothing is taken from the line, so the server has to wait for us.
    const buffered = await untilItStands(response)
    await write(app, user.id, { _id: idOf(1000), content: 'the last one' })
    const whole = await text(response)
    expect(whole.length).toBeGreaterThan(buffered)
    const { entries } = JSON.parse(whole) as { entries: Entry[] }
    expect(entries).toHaveLength(121)
    expect(entries.at(-1)?.content).toBe('the last one')
  })

  it('SEC-71 counts none of those whose caller had left before they began', async () => {
    const { database, keyring, signUp } = await run()
    const { user } = await signUp()
    const readPreferences = async () => ({ ...defaultPreferences(), version: 0 })
    const exports = exportService({ database, keyring, clock: Date.now, readPreferences })
    for (let n = 0; n < 3; n += 1) await exports.begin(user, AbortSignal.abort())
    const here = new AbortController().signal
    const under = [await exports.begin(user, here), await exports.begin(user, here)]
    await expect(exports.begin(user, here)).rejects.toMatchObject({ code: 'too_many_requests' })
    for (const { pieces } of under) for await (const _ of pieces);
  })

  it('REC-14 misses no entry that is deleted or restored while it is under way', async () => {
    const app = await run()
    const { user, token } = await app.signUp()
    const content = 'x'.repeat(249_000)
    for (let n = 0; n < 120; n += 1) await write(app, user.id, { _id: idOf(n), content })
    await remove(app, idOf(118), 1)
    const response = await begin(app.port, token)
    await untilItStands(response)
    const { database } = app
    await database.write(async (trx) => {
      const stamp = { changed_at: Date.now() + 60_000 }
      const entries = () => trx.updateTable('entries')
      await entries()
        .set({ ...stamp, deleted_at: 1 })
        .where('id', '=', idOf(119))
        .execute()
      await entries()
        .set({ ...stamp, deleted_at: null })
        .where('id', '=', idOf(118))
        .execute()
    })
    const file = JSON.parse(await text(response)) as Record<'entries' | 'deleted', Entry[]>
    const ids = new Set([...file.entries, ...file.deleted].map(({ _id }) => _id))
    expect(ids.size).toBe(120)
  })

  it('stops reading when the client is gone, and the server continues', async () => {
    const app = await run()
    const { user, token } = await app.signUp()
    const content = 'x'.repeat(249_000)
    for (let n = 0; n < 60; n += 1) await write(app, user.id, { _id: idOf(n), content })
    const response = await begin(app.port, token)
    response.destroy()
    expect((await ask(app.port, EXPORT, { token })).status).toBe(200)
  })
})

/** The tables whose rows are put into the file by the test above; `user_keys` stays here, `storage_used` counts what is in the file, and of photos and recordings there is the info. */
const EXPORTED = [
  'api_tokens',
  'client_ids',
  'corrections',
  'ended_sessions',
  'entries',
  'entry_media',
  'media',
  'media_parts',
  'media_pieces',
  'model_tokens',
  'payment_events',
  'preferences',
  'push_outbox',
  'push_people',
  'push_subscriptions',
  'push_told',
  'revision_media',
  'revisions',
  'sessions',
  'storage_used',
  'subscriptions',
  'summaries',
  'summary_sources',
  'tombstones',
  'user_keys',
  'vectors',
]

async function tablesWithRowsOf({ database }: RunningApp, userId: string): Promise<string[]> {
  const { engine, read } = database
  const found =
    engine === 'sqlite'
      ? sql<{ name: string }>`
          select tables.name from sqlite_master as tables, pragma_table_info(tables.name) as columns
          where tables.type = 'table' and columns.name = 'user_id'`
      : sql<{ name: string }>`
          select table_name as name from information_schema.columns
          where table_schema = current_schema() and column_name = 'user_id'`
  const { rows } = await found.execute(read)
  for (const { name } of rows) {
    const filled = await sql`select 1 from ${sql.table(name)} where user_id = ${userId}`.execute(
      read,
    )
    expect([name, filled.rows.length > 0]).toEqual([name, true])
  }
  return rows.map(({ name }) => name).sort()
}

/** What proves who the person is, or opens their words, must not leave with the file. */
async function secretsOf({ database: { read } }: RunningApp, userId: string): Promise<string[]> {
  const user = await read
    .selectFrom('users')
    .select(['password_hash', 'recovery_hash'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const key = await read
    .selectFrom('user_keys')
    .select('wrapped')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const sessions = await read
    .selectFrom('sessions')
    .select('token_hash')
    .where('user_id', '=', userId)
    .execute()
  const wrapped = [key.wrapped.toString('hex'), key.wrapped.toString('base64')]
  const hashes = [user.password_hash, user.recovery_hash ?? '-', ...wrapped]
  return [...hashes, ...sessions.map(({ token_hash }) => token_hash)]
}

/** Asks for an export and takes nothing of it yet. */
async function begin(port: number, token: string) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const headers = { authorization: `Bearer ${token}` }
  request({ port, path: '/api/export', headers }, resolve).on('error', reject).end()
  return promise
}

/** Waits until backpressure stops what comes in. */
async function untilItStands(response: IncomingMessage): Promise<number> {
  let quiet = 0
  let seen = -1
  while (quiet < 200) {
    await nextMacrotask()
    const now = response.socket.bytesRead
    quiet = now === seen ? quiet + 1 : 0
    seen = now
  }
  return response.readableLength
}
