import { describe, expect, it } from 'vitest'
import { openKeyring } from '#crypto/index.ts'
import { acquireLease } from '#leases/lease.store.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { addPerson } from '#testing/people.ts'
import { findSummary, keepSummary } from './summaries.store.ts'

const WHICH = { kind: 'weekly', from: '2026-03-01', state: 'of these entries' } as const
const [SLOW, NEXT] = [
  { name: 'the week', holder: 'a process that was slow' },
  { name: 'the week', holder: 'the next one' },
]

describe.each(engines)('summaries that are kept on %s', (engine) => {
  const databases = freshDatabases(engine)

  it('MANY-11 are not overwritten by a process that has lost its lease', async () => {
    const place = await databases.place()
    const database = await databases.open(place)
    const keys = { dataDir: place.dataDir, secretKey: undefined, secretKeyPrevious: undefined }
    const keyring = await openKeyring({ database, ...keys })
    const { id } = await addPerson(database, keyring, 'ann')
    const key = await keyring.userKey(database.read, id)
    const keep = (lease: typeof SLOW, value: string) =>
      keepSummary(database, key, {
        which: WHICH,
        value,
        sources: [],
        now: 0,
        isStillSo: async () => true,
        lease,
      })
    await acquireLease(database, SLOW, { now: 0, ms: 10 })
    await acquireLease(database, NEXT, { now: 10, ms: 10 })
    expect(await keep(NEXT, 'the later one')).toBe(true)
    expect(await keep(SLOW, 'the earlier one')).toBe(false)
    expect(await findSummary(database.read, key, WHICH)).toBe('the later one')
  })
})
