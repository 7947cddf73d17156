import { existsSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openKeyring } from './crypto/index.ts'
import { type Database, openDatabase } from './database/index.ts'
import { createUser } from './features/account/account.store.ts'
import { settingsFor, startServer } from './http/testing/server-process.ts'
import { engines, type FreshPlace, freshDatabases } from './testing/fresh-databases.ts'

const OLD = 'the key that was in force until now'
const NEW = 'the key that is in force from now on'
const PLACE = { table: 'entries', row: 'row' } as const

describe.each(engines)('the key at the start on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)

  it('RUN-23 RUN-24 RUN-28 is known by its fingerprint alone; another stops the start, unless SECRET_KEY_PREVIOUS is the old one', async () => {
    const place = await databases.place()
    await startAndStop(place, { SECRET_KEY: OLD })
    const hers = await addPerson(place, OLD)
    const { rows, bytes } = await everything(place)
    expect(rows).toMatch(/secret_key_fingerprint.+[0-9a-f]{32}/)
    for (const form of [
      OLD,
      Buffer.from(OLD).toString('base64'),
      Buffer.from(OLD).toString('hex'),
    ]) {
      expect(rows).not.toContain(form)
      expect(bytes.includes(form)).toBe(false)
    }

    const { code, stdout, stderr } = await attempt(place, { SECRET_KEY: NEW })
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/^SECRET_KEY does not fit.+Set SECRET_KEY.+SECRET_KEY_PREVIOUS.+\n$/)
    expect(stderr).not.toContain(NEW)
    expect((await everything(place)).rows).toBe(rows)
    expect(await opened(place, OLD, hers)).toBe('words')

    await startAndStop(place, { SECRET_KEY: NEW, SECRET_KEY_PREVIOUS: OLD })
    await startAndStop(place, { SECRET_KEY: NEW })
    expect((await attempt(place, { SECRET_KEY: OLD })).code).toBe(1)
    expect(await opened(place, NEW, hers)).toBe('words')
  })

  it('RUN-25 RUN-27 a key that is missing stops the start, and none is made in its place', async () => {
    const place = await databases.place()
    await addPerson(place, undefined)
    const file = join(place.dataDir, 'secret.key')
    renameSync(file, `${file}.away`)
    const before = (await everything(place)).rows
    for (const settings of [{}, { SECRET_KEY: NEW }, { SECRET_KEY_PREVIOUS: OLD }]) {
      const { code, stdout, stderr } = await attempt(place, settings)
      expect([code, stdout]).toEqual([1, ''])
      expect(stderr).toMatch(/^[^\n]*Set SECRET_KEY[^\n]+\n$/)
      expect(existsSync(file)).toBe(false)
    }
    expect((await everything(place)).rows).toBe(before)
    renameSync(`${file}.away`, file)
    await startAndStop(place, {})
  })
})

describe('PostgreSQL that others can reach', { timeout: 30_000 }, () => {
  const databases = freshDatabases('postgres')

  it('RUN-26 needs a SECRET_KEY, and the start names it', async () => {
    const place = await databases.place()
    const { code, stdout, stderr } = await attempt(place, { HOST: '0.0.0.0' })
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/^SECRET_KEY must be set [^\n]+\n$/)
    await startAndStop(place, { HOST: '0.0.0.0', SECRET_KEY: OLD })
  })
})

type Settings = Readonly<Record<string, string>>

const attempt = (place: FreshPlace, settings: Settings) =>
  startServer({ ...settingsFor(place), ...settings }).ended

async function startAndStop(place: FreshPlace, settings: Settings): Promise<void> {
  const server = startServer({ ...settingsFor(place), ...settings })
  await server.ready
  expect((await server.stop()).code).toBe(0)
}

async function withKeyring<T>(
  place: FreshPlace,
  secretKey: string | undefined,
  use: (database: Database, keyring: Awaited<ReturnType<typeof openKeyring>>) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(place)
  const settings = { dataDir: place.dataDir, secretKey, secretKeyPrevious: undefined }
  try {
    return await use(database, await openKeyring({ database, ...settings }))
  } finally {
    await database.close()
  }
}

function addPerson(place: FreshPlace, secretKey: string | undefined) {
  return withKeyring(place, secretKey, async (database, keyring) => {
    const person = { email: 'a@example.com', username: 'someone', displayName: 'A Person' }
    const made = await createUser(database, keyring, { ...person, passwordHash: '-' }, Date.now())
    if (made.outcome !== 'created') throw new Error('The name is taken.')
    const key = await keyring.userKey(database.read, made.user.id)
    return { userId: made.user.id, sealed: key.seal(PLACE, Buffer.from('words')) }
  })
}

type Sealed = Awaited<ReturnType<typeof addPerson>>

/** What was sealed for somebody, if the key that is given opens it. */
function opened(place: FreshPlace, secretKey: string, { userId, sealed }: Sealed) {
  return withKeyring(place, secretKey, async (database, keyring) =>
    (await keyring.userKey(database.read, userId)).open(PLACE, sealed).toString(),
  )
}

/** All that the database holds about keys, and the bytes of its files. */
async function everything(place: FreshPlace): Promise<{ rows: string; bytes: Buffer }> {
  const database = await openDatabase(place)
  const tables = ['meta', 'user_keys', 'instance_secrets'] as const
  const rows: unknown[] = []
  for (const table of tables) rows.push(await database.read.selectFrom(table).selectAll().execute())
  await database.close()
  const files = readdirSync(place.dataDir).filter((name) => name.startsWith('daywell.'))
  const bytes = Buffer.concat(files.map((name) => readFileSync(join(place.dataDir, name))))
  return { rows: JSON.stringify(rows), bytes }
}
