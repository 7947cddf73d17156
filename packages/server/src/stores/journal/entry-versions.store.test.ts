import type { Entry } from '@daywell/core/journal'
import { beforeAll, describe, expect, it } from 'vitest'
import { CannotOpen, type Keyring, openKeyring } from '#crypto/index.ts'
import { type Database, newId } from '#database/index.ts'
import { insertEntry, readEntry } from '#testing/entries.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { addPerson } from '#testing/people.ts'

const now = Date.parse('2026-01-01T00:00:00Z')

function anEntry(): Entry {
  return {
    _id: newId(now),
    title: 'A title',
    content: 'Some words',
    prompt: '',
    metadata: { wordCount: 2, keywords: [] },
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    userId: '',
    localDate: '2026-01-01',
    timeZone: 'UTC',
    mood: null,
    tags: [],
    favorite: false,
    hideFromAssistant: false,
  }
}

describe.each(engines)('the journal on %s', (engine) => {
  const databases = freshDatabases(engine)
  let database: Database
  let keyring: Keyring
  let ann: string
  let bob: string

  beforeAll(async () => {
    const place = await databases.place()
    database = await databases.open(place)
    const settings = { secretKey: undefined, secretKeyPrevious: undefined }
    keyring = await openKeyring({ database, dataDir: place.dataDir, ...settings })
    ann = (await addPerson(database, keyring, 'ann')).id
    bob = (await addPerson(database, keyring, 'bob')).id
  })

  it("gives a person's entry to that person alone", async () => {
    const entry = anEntry()
    await insertEntry(database, keyring, ann, entry, now)
    expect(await readEntry(database, keyring, ann, entry._id)).toEqual(entry)
    expect(await readEntry(database, keyring, bob, entry._id)).toBeUndefined()
    expect(await readEntry(database, keyring, ann, newId(now))).toBeUndefined()
  })

  it('does not open an entry that was moved to another person or row in the database', async () => {
    const [one, two] = [anEntry(), anEntry()]
    await insertEntry(database, keyring, ann, one, now)
    await insertEntry(database, keyring, ann, two, now)
    const entries = () => database.read.selectFrom('entries').select('sealed')
    const { sealed } = await entries().where('id', '=', one._id).executeTakeFirstOrThrow()
    await database.write((trx) =>
      trx.updateTable('entries').set({ sealed }).where('id', '=', two._id).execute(),
    )
    await database.write((trx) =>
      trx.updateTable('entries').set({ user_id: bob }).where('id', '=', one._id).execute(),
    )
    await expect(readEntry(database, keyring, ann, two._id)).rejects.toThrow(CannotOpen)
    await expect(readEntry(database, keyring, bob, one._id)).rejects.toThrow(CannotOpen)
  })

  it('stamps the changes of a person in an order that only grows, also at one moment', async () => {
    const entries = Array.from({ length: 6 }, anEntry)
    const later = now + 1000
    await Promise.all(entries.map((entry) => insertEntry(database, keyring, bob, entry, later)))
    const stamps = await database.read
      .selectFrom('entries')
      .select('changed_at')
      .where('user_id', '=', bob)
      .where('changed_at', '>=', later)
      .orderBy('changed_at')
      .execute()
    expect(stamps.map((row) => row.changed_at)).toEqual(entries.map((_, n) => later + n))
  })
})
