import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { anEntry } from '@daywell/core/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask } from '#http/testing/ask.ts'
import { insertEntry } from '#testing/entries.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import {
  BERLIN,
  EVENING,
  HOUR,
  MINUTE,
  pushOf,
  type Reminding,
  runReminding,
  toldTo,
} from './testing/reminding.ts'

const REMINDED = ['reminder 2026-11-15']

describe.each(engines)('a push service that fails, on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)
  let server: Reminding

  beforeAll(async () => {
    server = await runReminding(await databases.place())
    return server.stop
  })

  const morning = () => {
    server.setClock(EVENING - 10 * HOUR)
    server.failures.length = 0
  }
  const onItsWay = () => server.database.read.selectFrom('push_outbox').select('id').execute()

  it('or a browser that is gone is dropped, and the person’s others are not', async () => {
    morning()
    const { person, remindAt, service, database } = server
    const ann = await person()
    const second = await ann.subscribe()
    const third = await ann.subscribe()
    ann.browser.fault = { status: 410 }
    service.unsubscribe(second)
    await remindAt(EVENING)
    expect(toldTo(third)).toEqual(REMINDED)
    const left = await database.read
      .selectFrom('push_subscriptions')
      .select('id')
      .where('user_id', '=', ann.user.id)
      .execute()
    expect(left).toHaveLength(1)
    expect(await onItsWay()).toEqual([])
  })

  it('NOTE-25 for a while is tried again when it says, on the same day, and then no more', async () => {
    morning()
    const { person, remindAt, failures } = server
    const [busy, down, cut, flood] = [
      await person(),
      await person(),
      await person(),
      await person(),
    ]
    busy.browser.fault = { status: 429, headers: { 'retry-after': '600' } }
    down.browser.fault = { status: 503 }
    cut.browser.fault = { status: 500 }
    flood.browser.fault = 'flood'
    await remindAt(EVENING)
    expect(failures.map(({ status }) => status).sort()).toEqual([429, 500, 503])
    expect(await onItsWay()).toHaveLength(3)
    for (const { browser } of [busy, cut]) browser.fault = undefined
    await remindAt(EVENING + MINUTE)
    expect([toldTo(busy.browser), toldTo(cut.browser)]).toEqual([[], REMINDED])
    await remindAt(EVENING + 10 * MINUTE)
    expect(toldTo(busy.browser)).toEqual(REMINDED)
    for (let hour = 1; hour < 6; hour += 1) await remindAt(EVENING + hour * HOUR)
    expect(await onItsWay()).toEqual([])
    down.browser.fault = undefined
    await remindAt(EVENING + 7 * HOUR)
    expect(toldTo(down.browser)).toEqual([])
  })

  it('is not tried again once the person has written, or wants no more', async () => {
    morning()
    const { person, remindAt } = server
    const [wrote, told] = [await person(), await person({ level: 'local', tellDays: true })]
    const [stopped, local] = [await person(), await person()]
    const all = [wrote, told, stopped, local]
    for (const { browser } of all) browser.fault = { status: 503 }
    await remindAt(EVENING)
    for (const { browser } of all) browser.fault = undefined
    await wrote.call('POST /api/journal', { content: 'late', localDate: '2026-11-15' })
    await told.call('POST /api/push/days', { localDate: '2026-11-15' })
    await stopped.wish({ reminderEnabled: false })
    await local.wish({ reminderEnabled: true }, 'local')
    await remindAt(EVENING + 2 * MINUTE)
    for (const { browser } of all) expect(browser.received).toEqual([])
    expect(await onItsWay()).toEqual([])
  })

  it('NOTE-29 is not tried again for a streak once the person wants no streak alerts', async () => {
    morning()
    const { person, remindAt, database, keyring } = server
    const ann = await person({ wishes: { streakAlerts: true } })
    const yesterday = anEntry({ _id: `${ann.user.id.slice(0, 23)}0`, localDate: '2026-11-14' })
    await insertEntry(database, keyring, ann.user.id, yesterday, EVENING - 24 * HOUR)
    ann.browser.fault = { status: 503 }
    await remindAt(EVENING - 2 * HOUR)
    expect(await onItsWay()).toHaveLength(1)
    ann.browser.fault = undefined
    await ann.wish({ reminderEnabled: true, streakAlerts: false })
    await remindAt(EVENING - HOUR)
    expect(toldTo(ann.browser)).toEqual([])
    expect(await onItsWay()).toEqual([])
    await ann.call('POST /api/journal', { content: 'today', localDate: '2026-11-15' })
  })

  it('or switches to another protocol is left, and delays no one', async () => {
    morning()
    const { person, remindAt, failures } = server
    const [odd, ann] = [await person(), await person()]
    odd.browser.fault = 'upgrade'
    await remindAt(EVENING)
    expect(failures).toEqual([{ status: 101 }])
    expect(await onItsWay()).toEqual([])
    expect(toldTo(ann.browser)).toEqual(REMINDED)
  })

  it('NOTE-44 or sends us elsewhere is not followed, and what it refuses is not tried again', async () => {
    morning()
    const { person, remindAt, failures } = server
    let visited = 0
    const elsewhere = createServer((_, response) => {
      visited += 1
      response.end()
    }).listen(0, '127.0.0.1')
    await once(elsewhere, 'listening')
    const location = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`
    for (const status of [301, 302, 303, 307, 308, 413, 400]) {
      const { browser } = await person()
      browser.fault = { status, headers: { location } }
    }
    await remindAt(EVENING)
    expect(failures.map(({ status }) => status).sort()).toEqual([301, 302, 303, 307, 308, 400, 413])
    expect(await onItsWay()).toEqual([])
    elsewhere.close()
    expect(visited).toBe(0)
  })

  it('NOTE-42 NOTE-43 NOTE-45 or is not public is refused, and not connected to', async () => {
    morning()
    const { person, remindAt, service, port, failures, database, keyring } = server
    const ann = await person()
    const { keys, endpoint } = service.subscribe().subscription
    const subscribe = (to: string) =>
      ask(port, 'POST /api/push/subscriptions', {
        token: ann.token,
        json: { endpoint: to, keys, tellDays: false },
        headers: { 'time-zone': BERLIN },
      })
    const other = endpoint.replace(/:\d+/, ':1')
    const house = ['http://push.example/x', other, 'https://10.0.0.1/x', 'https://[::1]/x']
    for (const to of [...house, 'https://169.254.169.254/latest/meta-data'])
      expect((await subscribe(to)).json, to).toMatchObject({
        fields: { endpoint: expect.any(String) },
      })
    // A name says nothing before it is looked up.
    expect((await subscribe(`https://localhost:${new URL(endpoint).port}/x`)).status).toBe(204)
    const before = service.requests()
    await remindAt(EVENING)
    expect(service.requests()).toBe(before + 1)
    expect(failures).toMatchObject([{ err: { code: 'NOT_PUBLIC' } }])
    // Without the setting nothing goes to the host that it allowed.
    morning()
    const bob = await person()
    const strict = pushOf({ database, keyring }, () => EVENING, [], failures)
    afterAll(strict.close)
    await strict.remind(new AbortController().signal)
    expect(bob.browser.received).toEqual([])
    expect(failures).toMatchObject([{ err: { code: 'NOT_PUBLIC' } }])
  })
})
