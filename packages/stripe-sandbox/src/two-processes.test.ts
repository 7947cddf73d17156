import { expect, test } from 'vitest'
import { DAY } from '#life/calendar.ts'
import { startListener, startSandbox, subscribed } from '#testing/harness.ts'
import { memoryStorage } from './storage/memory.ts'

/** Two sandboxes on one storage are what two processes on one database are. */
async function two(more: { wallMs?: () => number } = {}) {
  const listener = await startListener()
  const storage = memoryStorage()
  const shared = { storage, webhook: listener.target, ...more }
  const both = [await startSandbox(shared), await startSandbox(shared)] as const
  return { both, listener, storage }
}

test('both see the same, and make nothing twice', async () => {
  const { both, listener } = await two()
  const [one, other] = both
  const keys = Array.from({ length: 10 }, (_, number) => `key ${number}`)
  const calls = keys.flatMap((idempotencyKey) =>
    both.map(({ stripe }) => stripe.customers.create({}, { idempotencyKey })),
  )
  const ids = new Set((await Promise.all(calls)).map(({ id }) => id))
  expect(ids.size).toBe(10)

  const { id, secret } = await subscribed(one)
  const pays = both.map(({ page }) => page.pay(secret, '4242424242424242'))
  const statuses = (await Promise.all(pays)).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 400])
  await one.control.advance(40 * DAY)
  expect((await other.stripe.invoices.list({ subscription: id })).data).toHaveLength(2)
  expect((await other.stripe.subscriptions.retrieve(id)).status).toBe('active')

  await Promise.all(both.map(({ control }) => control.flush()))
  const { data } = await one.stripe.events.list({ limit: 100 })
  expect(listener.ids().toSorted()).toEqual(data.map((event) => event.id).toSorted())
})

test('what one took and never finished the other delivers later', async () => {
  const wall = { ms: Date.now() }
  const { both, listener, storage } = await two({ wallMs: () => wall.ms })
  const [one, other] = both
  await one.control.hold()
  await one.stripe.customers.create()
  const [pending] = (await one.control.state()).pending
  const taken = { attempts: 0, dueMs: wall.ms, takenUntilMs: wall.ms + 30_000 }
  await storage.transact((documents) => documents.put('delivery', pending?.id ?? '', taken))
  await one.control.release()
  await other.control.flush()
  expect(listener.received).toEqual([])

  wall.ms += 30_000
  await other.control.flush()
  expect(listener.types()).toEqual(['customer.created'])
  expect((await one.control.state()).pending).toEqual([])
})
