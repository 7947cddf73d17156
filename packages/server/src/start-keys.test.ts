import { existsSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openKeyring } from './crypto/index.ts'
import { type Database, openDatabase } from './database/index.ts'
import { type Settings, settingsFor } from './http/testing/server-process.ts'
import { refusalOf, startHere } from './http/testing/start-here.ts'
import { createUser } from './stores/accounts/account.store.ts'
import { engines, type FreshPlace, freshDatabases } from './testing/fresh-databases.ts'

const OLD = 'the key that was in force until now'
const NEW = 'the key that is in force from now on'
const PLACE = { table: 'entries', row: 'row' } as const

describe.each(engines)('the key at the start on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)

  it('RUN-23 RUN-24 RUN-28 is known by its fingerprint alone; another stops the start, unless SECRET_KEY_PREVIOUS is the old one', async () => {
    const place = await databases.place()
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

    const refusal = await refused(place, { SECRET_KEY: NEW })
    expect(refusal).toMatch(/^SECRET_KEY doesn’t match.+Set SECRET_KEY.+SECRET_KEY_PREVIOUS.+$/)
    expect(refusal).not.toContain(NEW)
    expect((await everything(place)).rows).toBe(rows)
    expect(await opened(place, OLD, hers)).toBe('words')

    await startAndStop(place, { SECRET_KEY: NEW, SECRET_KEY_PREVIOUS: OLD })
    expect(await opened(place, NEW, hers)).toBe('words')
    await expect(opened(place, OLD, hers)).rejects.toThrow(/^SECRET_KEY doesn’t match/)
  })

  it('RUN-25 RUN-27 a key that is missing stops the start, and none is made in its place', async () => {
    const place = await databases.place()
    await addPerson(place, undefined)
    const file = join(place.dataDir, 'secret.key')
    renameSync(file, `${file}.away`)
    const before = (await everything(place)).rows
    expect(await refused(place, {})).toMatch(/^[^\n]*Set SECRET_KEY[^\n]+$/)
    for (const keys of [{ secretKey: NEW }, { secretKeyPrevious: OLD }]) {
      await expect(withKeyring(place, keys, async () => {})).rejects.toThrow('Set SECRET_KEY')
    }
    expect(existsSync(file)).toBe(false)
    expect((await everything(place)).rows).toBe(before)
    renameSync(`${file}.away`, file)
    await startAndStop(place, {})
  })
})

describe('PostgreSQL that others can reach', { timeout: 60_000 }, () => {
  const databases = freshDatabases('postgres')

  it('RUN-26 needs a SECRET_KEY, and the start names it', async () => {
    const place = await databases.place()
    const refusal = await refused(place, { HOST: '0.0.0.0' })
    expect(refusal).toMatch(/^SECRET_KEY must be set [^\n]+$/)
    await startAndStop(place, { HOST: '0.0.0.0', SECRET_KEY: OLD })
  })
})

const refused = (place: FreshPlace, settings: Settings) =>
  refusalOf({ ...settingsFor(place), ...settings })

async function startAndStop(place: FreshPlace, settings: Settings): Promise<void> {
  const { stop } = await startHere({ ...settingsFor(place), ...settings })
  await stop()
}

interface Keys {
  readonly secretKey?: string | undefined
  readonly secretKeyPrevious?: string | undefined
}

async function withKeyring<T>(
  place: FreshPlace,
  { secretKey, secretKeyPrevious }: Keys,
  use: (database: Database, keyring: Awaited<ReturnType<typeof openKeyring>>) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(place)
  const settings = { dataDir: place.dataDir, secretKey, secretKeyPrevious }
  try {
    return await use(database, await openKeyring({ database, ...settings }))
  } finally {
    await database.close()
  }
}

function addPerson(place: FreshPlace, secretKey: string | undefined) {
  return withKeyring(place, { secretKey }, async (database, keyring) => {
    const person = { email: 'a@example.com', username: 'someone', displayName: 'A Person' }
    const made = await createUser(database, keyring, { ...person, passwordHash: '-' }, Date.now())
    if (made.outcome !== 'created') throw new Error('The name is taken.')
    const key = await keyring.userKey(database.read, made.user.id)
    return { userId: made.user.id, sealed: key.seal(PLACE, Buffer.from('words')) }
  })
}

type Sealed = Awaited<ReturnType<typeof addPerson>>

/** What was sealed for a person, if the given key opens it. */
function opened(place: FreshPlace, secretKey: string, { userId, sealed }: Sealed) {
  return withKeyring(place, { secretKey }, async (database, keyring) =>
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
