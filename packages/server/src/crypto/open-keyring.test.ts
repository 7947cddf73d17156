import { chmod, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Database } from '#database/index.ts'
import { engines, type FreshPlace, freshDatabases } from '#testing/fresh-databases.ts'
import { addPerson } from '#testing/people.ts'
import { holds, storedBytes } from '#testing/stored-bytes.ts'
import { openKeyring } from './index.ts'

const oldKey = 'the old key, which is long enough'
const newKey = 'the new key, which is long enough'

describe.each(engines)('the secret key on %s', (engine) => {
  const databases = freshDatabases(engine)

  async function fresh() {
    const place = await databases.place()
    return { place, database: await databases.open(place) }
  }

  const open = (
    place: FreshPlace,
    database: Database,
    secretKey?: string,
    secretKeyPrevious?: string,
  ) => openKeyring({ database, dataDir: place.dataDir, secretKey, secretKeyPrevious })

  const keyFile = (place: FreshPlace) => join(place.dataDir, 'secret.key')

  const stopsWith = (message: RegExp) => ({
    name: 'StartError',
    message: expect.stringMatching(message),
  })

  it('RUN-09 is made once when none is given, kept with mode 0600, and used again', async () => {
    const { place, database } = await fresh()
    const { id } = await addPerson(database, await open(place, database), 'ann')
    const made = await readFile(keyFile(place), 'utf8')
    expect((await stat(keyFile(place))).mode & 0o777).toBe(0o600)
    const again = await open(place, database)
    expect(await readFile(keyFile(place), 'utf8')).toBe(made)
    await expect(again.userKey(database.read, id)).resolves.toMatchObject({ userId: id })
    const left = (await readdir(place.dataDir)).filter((file) => file.startsWith('secret'))
    expect(left).toEqual(['secret.key'])
  })

  it('RUN-23 is known to the database by its fingerprint, and itself nowhere in it', async () => {
    const { place, database } = await fresh()
    await addPerson(database, await open(place, database, oldKey), 'ann')
    const [meta] = await database.read.selectFrom('meta').selectAll().execute()
    expect(meta).toEqual({
      key: 'secret_key_fingerprint',
      value: expect.stringMatching(/^[0-9a-f]{32}$/),
    })
    const bytes = await storedBytes(database, place)
    expect(holds(bytes, meta?.value ?? '')).toBe(true)
    expect(holds(bytes, oldKey)).toBe(false)

    const other = await fresh()
    await open(other.place, other.database, newKey)
    const [otherMeta] = await other.database.read.selectFrom('meta').selectAll().execute()
    expect(otherMeta?.value).not.toBe(meta?.value)
  })

  it('RUN-24 stops the start when it does not fit, and says what to do', async () => {
    const { place, database } = await fresh()
    await open(place, database, oldKey)
    await expect(open(place, database, newKey)).rejects.toMatchObject(
      stopsWith(/^SECRET_KEY doesn’t match this database.*Set SECRET_KEY to the key you’ve/),
    )
    await expect(
      open(place, database, newKey, 'another key that was never in use'),
    ).rejects.toMatchObject(stopsWith(/^SECRET_KEY doesn’t match this database/))
    await writeFile(keyFile(place), newKey)
    await expect(open(place, database)).rejects.toMatchObject(
      stopsWith(/secret\.key doesn’t match this database/),
    )
  })

  it('RUN-25 RUN-27 stops the start when it is missing, and no new one is made', async () => {
    const { place, database } = await fresh()
    await addPerson(database, await open(place, database), 'ann')
    await rm(keyFile(place))
    await expect(open(place, database)).rejects.toMatchObject(
      stopsWith(/key that’s missing.*Set SECRET_KEY to that key, or put its file back/),
    )
    await expect(stat(keyFile(place))).rejects.toMatchObject({ code: 'ENOENT' })

    await database.write((trx) => trx.deleteFrom('meta').execute())
    for (const secretKey of [undefined, newKey]) {
      await expect(open(place, database, secretKey)).rejects.toMatchObject(
        stopsWith(/incomplete.*Restore it from a backup/),
      )
    }
    await expect(stat(keyFile(place))).rejects.toMatchObject({ code: 'ENOENT' })
    expect(await database.read.selectFrom('meta').selectAll().execute()).toEqual([])
  })

  it('stops the start when its file was cut short, and asks for the right one, not for a new one', async () => {
    const { place, database } = await fresh()
    await open(place, database)
    const whole = await readFile(keyFile(place), 'utf8')
    for (const rest of ['', whole.slice(0, 20)]) {
      await writeFile(keyFile(place), rest)
      const error = await open(place, database).catch((stopped: Error) => stopped)
      expect(error).toMatchObject(stopsWith(/secret\.key was cut short.*put its file back/))
      expect(error).not.toMatchObject({ message: expect.stringContaining('openssl') })
      expect(await readFile(keyFile(place), 'utf8')).toBe(rest)
    }
    await writeFile(keyFile(place), whole)
    await open(place, database)
  })

  it('is kept from others on the machine when its file was open to them', async () => {
    const { place, database } = await fresh()
    await open(place, database)
    const modes: number[] = []
    for (const mode of [0o644, 0o660, 0o400]) {
      await chmod(keyFile(place), mode)
      await open(place, database)
      modes.push((await stat(keyFile(place))).mode & 0o777)
    }
    expect(modes).toEqual([0o600, 0o600, 0o400])
  })

  it.each(['SECRET_KEY', 'SECRET_KEY_PREVIOUS'])(
    '%s that is too short is refused',
    async (name) => {
      const { place, database } = await fresh()
      const given = name === 'SECRET_KEY' ? ['short'] : [newKey, 'short']
      await expect(open(place, database, ...given)).rejects.toMatchObject(
        stopsWith(new RegExp(`^${name} must have at least 32 characters`)),
      )
    },
  )

  it('RUN-28 opens everything by itself after one start with the previous one', async () => {
    const { place, database } = await fresh()
    const before = await open(place, database, oldKey)
    const { id } = await addPerson(database, before, 'ann')
    const here = { table: 'entries', row: '1' } as const
    const key = await before.userKey(database.read, id)
    const sealed = key.seal(here, Buffer.from('dear diary'))
    const make = () => Buffer.from('the secret of this instance')
    await before.instanceSecret(database, 'push', make)

    const others = await addPeople(database, before, 250)
    await open(place, database, newKey, oldKey)
    const after = await open(place, database, newKey)
    await expectAllOpen(database, after, others)
    const opened = (await after.userKey(database.read, id)).open(here, sealed)
    expect(opened.toString()).toBe('dear diary')
    const never = () => expect.unreachable()
    expect(await after.instanceSecret(database, 'push', never)).toEqual(make())
    await expect(open(place, database, oldKey)).rejects.toMatchObject(stopsWith(/doesn’t match/))
  })

  it('can be changed by several processes at once, and set as previous for good', async () => {
    const { place, database } = await fresh()
    const before = await open(place, database, oldKey)
    const people = await addPeople(database, before, 120)
    await Promise.all([1, 2, 3].map(() => open(place, database, newKey, oldKey)))
    await open(place, database, newKey, oldKey)
    await open(place, database, newKey, newKey)
    await expectAllOpen(database, await open(place, database, newKey), people)
  })

  it('can be changed by a start that is cut off: the next one goes on', async () => {
    const { place, database } = await fresh()
    const before = await open(place, database, oldKey)
    const people = await addPeople(database, before, 250)
    await expect(open(place, cutOffAfter(database, 1), newKey, oldKey)).rejects.toThrow('cut off')
    const wrapped = await database.read
      .selectFrom('user_keys')
      .select('wrapped_by')
      .distinct()
      .execute()
    expect(wrapped).toHaveLength(2)

    await expect(open(place, database, newKey)).rejects.toMatchObject(stopsWith(/doesn’t match/))
    await expect(open(place, database, oldKey)).rejects.toMatchObject(
      stopsWith(/didn’t finish.*SECRET_KEY_PREVIOUS/),
    )
    await open(place, database, newKey, oldKey)
    await expectAllOpen(database, await open(place, database, newKey), people)
  })

  it('RUN-38 is refused to a process with the old one after the change, which adds nothing', async () => {
    const { place, database } = await fresh()
    const lagging = await open(place, database, oldKey)
    const { id } = await addPerson(database, lagging, 'ann')
    await open(place, database, newKey, oldKey)
    const changed = { code: 'key_changed' }
    await expect(addPerson(database, lagging, 'late')).rejects.toMatchObject(changed)
    await expect(lagging.userKey(database.read, id)).rejects.toMatchObject(changed)
    await expect(lagging.checkInForce(database.read)).rejects.toMatchObject(changed)
    const made = lagging.instanceSecret(database, 'late', () => Buffer.from('late'))
    await expect(made).rejects.toMatchObject(changed)
    await expectAllOpen(database, await open(place, database, newKey), [id])
  })

  it('RUN-38 leaves none behind that a process with the old one adds during the change', async () => {
    const { place, database } = await fresh()
    const lagging = await open(place, database, oldKey)
    const changing = open(place, await databases.open(place), newKey, oldKey)
    const adding = Array.from({ length: 60 }, async (_, n) =>
      addPerson(database, lagging, `late-${n}`).catch((error: { code?: string }) => {
        if (error.code !== 'key_changed') throw error
      }),
    )
    const added = (await Promise.all(adding)).flatMap((person) => (person ? [person.id] : []))
    await changing
    await expectAllOpen(database, await open(place, database, newKey), added)
  })

  it('stops the start with a sentence when it cannot be changed because a key is damaged', async () => {
    const { place, database } = await fresh()
    await addPerson(database, await open(place, database, oldKey), 'ann')
    const damaged = Buffer.from('damaged') as never
    await database.write((trx) => trx.updateTable('user_keys').set({ wrapped: damaged }).execute())
    await expect(open(place, database, newKey, oldKey)).rejects.toMatchObject(
      stopsWith(/^We couldn’t change SECRET_KEY.*Restore the database from a backup/),
    )
  })
})

async function addPeople(
  database: Database,
  keyring: Awaited<ReturnType<typeof openKeyring>>,
  count: number,
): Promise<string[]> {
  const people = await Promise.all(
    Array.from({ length: count }, (_, n) => addPerson(database, keyring, `person-${n}`)),
  )
  return people.map(({ id }) => id)
}

async function expectAllOpen(
  database: Database,
  keyring: Awaited<ReturnType<typeof openKeyring>>,
  people: string[],
): Promise<void> {
  for (const id of people) {
    await expect(keyring.userKey(database.read, id)).resolves.toMatchObject({ userId: id })
  }
}

/** A process that ends after so many units were written. */
function cutOffAfter(database: Database, units: number): Database {
  let left = units
  return {
    ...database,
    write: (unit) => {
      if (left === 0) return Promise.reject(new Error('cut off'))
      left -= 1
      return database.write(unit)
    },
  }
}
