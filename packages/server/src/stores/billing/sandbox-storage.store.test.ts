import { storageContract } from '@daywell/stripe-sandbox/storage-contract'
import { describe, expect, it } from 'vitest'
import { readConfig } from '#config.ts'
import { billingService } from '#features/billing/billing.service.ts'
import { runAppForTest } from '#http/testing/running-app.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { sandboxStorage } from './sandbox-storage.store.ts'

describe.each(engines)('what the sandbox keeps on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)

  storageContract(async () => sandboxStorage(await databases.open()))

  it('PAY-70 of people who left earlier goes at the next sweep, whatever payments are set to now', async () => {
    const app = await runAppForTest(await databases.place(), { env: { PAYMENTS: 'off' } })
    const { database } = app
    const [left, stays] = ['0000000010aBcDeFg', '0000000020aBcDeFg']
    await sandboxStorage(database).transact(async ({ put }) => {
      for (const key of [left, stays]) {
        const customer = { id: `cus_${key}`, email: `${key}@example.com`, deleted: key === left }
        await put('account', customer.id, { made: 0, customer })
        await put('event', `evt_of_${key}`, { data: { object: { id: `in_${key}0001` } } })
        await put('delivery', `evt_of_${key}`, { attempts: 0 })
        await put('request', `once_${key}`, { request: `/v1/customers/cus_${key}`, answer: {} })
      }
    })
    const { payments, premium } = readConfig({ PAYMENTS: 'off' })
    const billing = billingService({
      database,
      clock: Date.now,
      payments,
      premium,
      publicUrl: undefined,
      ownAddress: () => undefined,
      failed: () => {},
    })
    await billing.sweep(new AbortController().signal)
    const rows = await database.read
      .selectFrom('sandbox_documents')
      .select(['kind', 'id'])
      .execute()
    const kept = rows.filter(({ kind }) => kind !== 'turn').map(({ id }) => id)
    expect(kept.toSorted()).toEqual(
      [`cus_${stays}`, `evt_of_${stays}`, `evt_of_${stays}`, `once_${stays}`].toSorted(),
    )
  })

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
