import { defaultPreferences } from '@daywell/core/preferences'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Keyring, openKeyring } from '#crypto/index.ts'
import type { Database } from '#database/index.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { addPerson } from '#testing/people.ts'
import { readPreferences, savePreferences } from './preferences.store.ts'

describe.each(engines)('preferences on %s', (engine) => {
  const databases = freshDatabases(engine)
  let database: Database
  let keyring: Keyring

  beforeAll(async () => {
    const place = await databases.place()
    database = await databases.open(place)
    const settings = { secretKey: undefined, secretKeyPrevious: undefined }
    keyring = await openKeyring({ database, dataDir: place.dataDir, ...settings })
  })

  const { version: _, ...plain } = defaultPreferences()
  const strict = {
    ...plain,
    journalStyle: { ...plain.journalStyle, privacyLevel: 'local' as const },
  }

  it('are not there before they are saved, and count their versions', async () => {
    const { id } = await addPerson(database, keyring, 'ann')
    expect(await readPreferences(database, keyring, id)).toBeUndefined()
    const first = await savePreferences(database, keyring, id, plain, undefined, 1)
    expect(first).toEqual({ outcome: 'saved', preferences: { ...plain, version: 1 } })
    const second = await savePreferences(database, keyring, id, strict, 1, 2)
    expect(second).toEqual({ outcome: 'saved', preferences: { ...strict, version: 2 } })
    expect(await readPreferences(database, keyring, id)).toEqual({ ...strict, version: 2 })
    const level = await database.read
      .selectFrom('preferences')
      .select('privacy_level')
      .where('user_id', '=', id)
      .executeTakeFirst()
    expect(level).toEqual({ privacy_level: 'local' })
  })

  it('edited from an older version are refused with those that are stored', async () => {
    const { id } = await addPerson(database, keyring, 'bob')
    await savePreferences(database, keyring, id, strict, undefined, 1)
    await savePreferences(database, keyring, id, strict, 1, 2)
    const stale = await savePreferences(database, keyring, id, plain, 1, 3)
    expect(stale).toEqual({ outcome: 'stale', preferences: { ...strict, version: 2 } })
  })

  it('saved by several devices at once from one version are saved once', async () => {
    const { id } = await addPerson(database, keyring, 'cleo')
    await savePreferences(database, keyring, id, plain, undefined, 1)
    const saved = await Promise.all(
      [1, 2, 3, 4].map(() => savePreferences(database, keyring, id, strict, 1, 2)),
    )
    expect(saved.filter(({ outcome }) => outcome === 'saved')).toHaveLength(1)
    expect((await readPreferences(database, keyring, id))?.version).toBe(2)
  })
})
