import { storageContract } from '@daywell/stripe-sandbox/storage-contract'
import { describe, expect, it } from 'vitest'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { sandboxStorage } from './sandbox-storage.store.ts'

describe.each(engines)('what the sandbox keeps on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)

  storageContract(async () => sandboxStorage(await databases.open()))

  it('is changed by one process after the other', async () => {
    const place = await databases.place()
    const storages = [1, 2].map(async () => sandboxStorage(await databases.open(place)))
    const count = (storage: ReturnType<typeof sandboxStorage>) =>
      storage.transact(async (documents) => {
        const known = await documents.list('event')
        await documents.put('event', `${known.length}`.padStart(3, '0'), known.length)
      })
    const both = await Promise.all(storages)
    await Promise.all(Array.from({ length: 10 }, () => both.map(count)).flat())
    const [one] = both
    const kept = await one?.transact((documents) => documents.list('event'))
    expect(kept?.map(({ value }) => value)).toEqual(Array.from({ length: 20 }, (_, n) => n))
  })
})
