import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { migrations } from './database/migrations/index.ts'
import { ask } from './http/testing/ask.ts'
import { runAppForTest } from './http/testing/running-app.ts'
import { engines, freshDatabases } from './testing/fresh-databases.ts'
import { createOldDatabase, type OldDatabase } from './testing/upgrade/old-database.ts'

interface Journal extends OldDatabase {
  readonly madeAt: number
  readonly secretKey: string
  readonly account: { readonly email: string; readonly password: string }
  /** What the API of that version answered. */
  readonly expected: Readonly<
    Record<'entries' | 'revisions' | 'deleted' | 'preferences', unknown>
  > & {
    readonly entries: readonly { readonly _id: string; readonly title: string }[]
  }
}

const DAY_MS = 86_400_000

/** Written by the API of that version, with a row in every table. Never regenerated. */
function journalOf(version: string): Journal {
  const file = new URL(`./testing/upgrade/journal-${version}.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8'))
}

describe.each(engines)('a %s database of an earlier version', (engine) => {
  const databases = freshDatabases(engine, { hasTables: false })

  it.each(['0.1.0'])('PKG-09 %s is upgraded, and everything in it can be read', async (version) => {
    const old = journalOf(version)
    const place = await databases.place()
    await createOldDatabase(place, old)
    const env = { SECRET_KEY: old.secretKey }
    const { port, database } = await runAppForTest(place, { env, clock: () => old.madeAt + DAY_MS })

    const applied = sql<{ name: string }>`select name from migrations order by name`
    const { rows } = await applied.execute(database.read)
    expect(rows).toEqual(migrations.map(({ name }) => ({ name })))

    const { email, password } = old.account
    const login = await ask(port, 'POST /api/auth/login', { json: { email, password } })
    const { token } = login.json as { token: string }
    const read = async (what: string) => (await ask(port, `GET ${what}`, { token })).json
    const edited = old.expected.entries.find(({ title }) => title === 'River')
    expect(await read('/api/journal')).toMatchObject(old.expected.entries)
    expect(await read(`/api/journal/${edited?._id}/revisions`)).toMatchObject(
      old.expected.revisions as object,
    )
    expect(await read('/api/journal/deleted')).toMatchObject(old.expected.deleted as object)
    expect(await read('/api/user/preferences')).toMatchObject(old.expected.preferences as object)

    const json = { content: 'Written after the upgrade.', localDate: '2026-11-18' }
    expect((await ask(port, 'POST /api/journal', { token, json })).status).toBe(201)
  })

  it('PKG-09 keeps every row of it', async () => {
    const old = journalOf('0.1.0')
    const place = await databases.place()
    await createOldDatabase(place, old)
    const database = await databases.open(place)
    for (const table of [
      'users',
      'entries',
      'revisions',
      'summaries',
      'push_subscriptions',
    ] as const) {
      const rows = await database.read.selectFrom(table).selectAll().execute()
      expect(rows.length, table).toBe(old.rows[table]?.length)
    }
  })
})
