import { createDecipheriv, hkdfSync } from 'node:crypto'
import type { Entry } from '@daywell/core/journal'
import { defaultPreferences } from '@daywell/core/preferences'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Keyring, openKeyring } from '#crypto/index.ts'
import type { Database } from '#database/index.ts'
import { readPreferences, savePreferences } from '#stores/preferences/preferences.store.ts'
import { insertEntry, readEntry } from '#testing/entries.ts'
import { engines, type FreshPlace, freshDatabases } from '#testing/fresh-databases.ts'
import { addPerson } from '#testing/people.ts'
import { holds, storedBytes } from '#testing/stored-bytes.ts'

const secretKey = 'a secret key that is only for tests'

const words = {
  title: 'marzipanTitle',
  content: 'the lighthouse keeper wept 灯台守 for marmaladeContent',
  prompt: 'quillPrompt',
  keyword: 'thistleKeyword',
  tag: 'saffronTag',
  mood: 'overwhelmed',
  timeZone: 'Pacific/Kiritimati',
  goal: 'cinnamonGoal',
  event: 'juniperEvent',
  interest: 'bergamotInterest',
  challenge: 'tamarindChallenge',
  topic: 'verbenaTopic',
  primaryGoal: 'memory-keeping',
} as const

const entry: Entry = {
  _id: '0123456789abcdef01234567',
  title: words.title,
  content: words.content,
  prompt: words.prompt,
  metadata: { wordCount: 7, keywords: [words.keyword] },
  createdAt: '2026-03-04T05:06:07.008Z',
  updatedAt: '2026-03-04T05:06:07.008Z',
  userId: '',
  localDate: '2026-03-04',
  timeZone: words.timeZone,
  mood: words.mood,
  tags: [words.tag],
  favorite: false,
  hideFromAssistant: false,
}

describe.each(engines)('words at rest on %s', (engine) => {
  const databases = freshDatabases(engine)
  let place: FreshPlace
  let database: Database
  let keyring: Keyring
  let userId: string

  beforeAll(async () => {
    place = await databases.place()
    database = await databases.open(place)
    keyring = await openKeyring({
      database,
      dataDir: place.dataDir,
      secretKey,
      secretKeyPrevious: undefined,
    })
    userId = (await addPerson(database, keyring, 'ann')).id
    await insertEntry(database, keyring, userId, entry, 1)
    await savePreferences(database, keyring, userId, preferences(), undefined, 1)
  })

  function preferences() {
    const { version, ...chosen } = defaultPreferences()
    chosen.writingGoals.specificGoals = [words.goal]
    chosen.writingGoals.primaryGoal = words.primaryGoal
    chosen.personalInfo.majorLifeEvents = [words.event]
    chosen.personalInfo.interests = [words.interest]
    chosen.personalInfo.challengesToAddress = [words.challenge]
    chosen.journalStyle.topicsOfInterest = [words.topic]
    return chosen
  }

  it('come back whole to the person', async () => {
    expect(await readEntry(database, keyring, userId, entry._id)).toEqual(entry)
    expect(await readPreferences(database, keyring, userId)).toEqual({
      ...preferences(),
      version: 1,
    })
  })

  it('PRIV-23 PRIV-25 are nowhere in the bytes of the database, its WAL or a dump', async () => {
    const stolen = await storedBytes(database, place)
    expectNoWords(stolen)
    // The search itself works: what stays plain is found.
    expect(holds(stolen, 'ann@example.com')).toBe(true)
    expect(holds(stolen, '2026-03-04')).toBe(true)

    await database.close()
    database = await databases.open(place)
    expectNoWords(await storedBytes(database, place))
  })

  function expectNoWords(stolen: Buffer): void {
    const parts = Object.values(words).flatMap((text) =>
      text.split(' ').filter((w) => w.length > 3),
    )
    expect(parts.filter((part) => holds(stolen, part))).toEqual([])
  }

  it('PRIV-53 are one ciphertext an entry', async () => {
    const { rows } = await sql<Record<string, unknown>>`select * from entries`.execute(
      database.read,
    )
    expect(rows).toHaveLength(1)
    const sealed = Object.values(rows[0] ?? {}).filter((value) => value instanceof Uint8Array)
    expect(sealed).toHaveLength(1)
    // No table has room for a second one; a digest is of 32 bytes, whatever was written.
    expect(await columnsOfBytes('entries')).toEqual(['sealed'])
    expect(await columnsOfBytes('revisions')).toEqual(['digest', 'sealed'])
  })

  async function columnsOfBytes(table: string): Promise<string[]> {
    const columns =
      engine === 'sqlite'
        ? sql<{ name: string }>`select name from pragma_table_info(${table}) where type = 'BLOB'`
        : sql<{ name: string }>`select column_name as name from information_schema.columns
            where table_schema = current_schema() and table_name = ${table} and data_type = 'bytea'`
    return (await columns.execute(database.read)).rows.map(({ name }) => name).sort()
  }

  it("PRIV-24 are AES-256-GCM under the person's key, which SECRET_KEY wraps", async () => {
    const row = await database.read
      .selectFrom('user_keys')
      .innerJoin('entries', 'entries.user_id', 'user_keys.user_id')
      .select(['key_id', 'wrapped', 'wrapped_by', 'sealed'])
      .executeTakeFirstOrThrow()
    const wrapping = hkdfSync('sha256', secretKey, 'daywell', 'daywell wrapping v1', 32)
    const masterId = row.wrapped_by.slice(0, 16)
    const wrapper = ['user_keys', userId, row.key_id]
    const userKey = openByHand(Buffer.from(wrapping), [1, masterId, ...wrapper], row.wrapped)
    expect(userKey).toHaveLength(32)
    const bound = [1, row.key_id, 'user', userId, 'entries', entry._id]
    expect(JSON.parse(openByHand(userKey, bound, row.sealed).toString())).toEqual(entry)
  })
})

/** Written apart from the product's own code, so that it proves what is really stored. */
function openByHand(key: Buffer, bound: unknown[], sealed: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(9, 21))
  decipher.setAAD(Buffer.from(JSON.stringify(bound)))
  decipher.setAuthTag(sealed.subarray(-16))
  return Buffer.concat([decipher.update(sealed.subarray(21, -16)), decipher.final()])
}
