import { notice } from '@daywell/core/reminders'
import { anEntry } from '@daywell/core/testing'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { ask } from '#http/testing/ask.ts'
import { insertEntry } from '#testing/entries.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { rowsAfterUnits } from '#testing/rows-after-units.ts'
import {
  BERLIN,
  EVENING,
  HOUR,
  MINUTE,
  type Reminding,
  runReminding,
  toldTo,
} from './testing/reminding.ts'

const SUBSCRIBE = 'POST /api/push/subscriptions'
const UNSUBSCRIBE = 'DELETE /api/push/subscriptions'
const TODAY = '2026-11-15'
const DAY = 24 * HOUR

describe.each(engines)('push after a wrong clock on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)

  it('NOTE-70 a clock that was set ahead for a while costs no reminder afterwards', async () => {
    const server = await runReminding(await databases.place())
    onTestFinished(server.stop)
    const ann = await server.person()
    // The service is away, so that a message of that wrong day stays in the outbox.
    ann.browser.fault = { status: 503 }
    await server.remindAt(EVENING + 365 * DAY)
    ann.browser.fault = undefined
    server.setClock(EVENING - 9 * HOUR)
    await server.push.forget()
    expect(await server.database.read.selectFrom('push_outbox').selectAll().execute()).toEqual([])
    await server.remindAt(EVENING)
    await server.remindAt(EVENING + DAY)
    const told = [`reminder ${TODAY}`, 'reminder 2026-11-16']
    expect(toldTo(ann.browser)).toEqual(told)
    await server.remindAt(EVENING + 365 * DAY)
    expect(toldTo(ann.browser)).toEqual([...told, 'reminder 2027-11-15'])
  })
})

describe.each(engines)('what was told, on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)

  it('SEC-72 is forgotten a page at a time, so that others write in between', async () => {
    const server = await runReminding(await databases.place())
    onTestFinished(server.stop)
    await addTold(server)
    const left = rowsAfterUnits(server.database, 'push_told')
    await server.push.forget()
    expect(left).toEqual([70, 20, 0])
  })

  it('RUN-19 is forgotten up to the unit under way when the server stops', async () => {
    const server = await runReminding(await databases.place())
    onTestFinished(server.stop)
    await addTold(server)
    const stopping = new AbortController()
    const left = rowsAfterUnits(server.database, 'push_told', () => stopping.abort())
    await server.push.forget(stopping.signal)
    expect(left).toEqual([70])
  })

  async function addTold(server: Reminding): Promise<void> {
    const { user } = await server.person()
    const rows = Array.from({ length: 120 }, (_, n) => ({
      user_id: user.id,
      key: `reminder ${n}`,
      told_at: EVENING - 30 * DAY + n,
    }))
    await server.database.write((trx) => trx.insertInto('push_told').values(rows).execute())
  }
})

describe.each(engines)('push on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)
  let server: Reminding

  beforeAll(async () => {
    server = await runReminding(await databases.place())
    return server.stop
  })

  // Each test begins in the morning of the same day, with people of its own.
  const morning = () => server.setClock(EVENING - 10 * HOUR)
  const rowsOf = (userId: string) =>
    server.database.read
      .selectFrom('push_people')
      .selectAll()
      .where('user_id', '=', userId)
      .execute()

  it('NOTE-25 NOTE-26 NOTE-36 reminds each browser at the time of the person’s own zone', async () => {
    morning()
    const { service, remindAt, person } = server
    const ann = await person()
    const second = await ann.subscribe()
    const tokyo = await person({ zone: 'Asia/Tokyo' })
    await remindAt(EVENING - 8 * HOUR)
    expect(toldTo(tokyo.browser)).toEqual([`reminder ${TODAY}`])
    await remindAt(EVENING - 1)
    expect(toldTo(ann.browser)).toEqual([])
    await remindAt(EVENING)
    await remindAt(EVENING + MINUTE)
    for (const browser of [ann.browser, second]) {
      expect(toldTo(browser)).toEqual([`reminder ${TODAY}`])
      expect(browser.received[0]).toMatchObject({ ttl: 4 * 3600, urgency: 'normal' })
    }
    await remindAt(EVENING + DAY)
    expect(toldTo(ann.browser)).toEqual([`reminder ${TODAY}`, 'reminder 2026-11-16'])
    expect(service.refused).toEqual([])
  })

  it('does not remind a person who wrote that day, and follows a person who travels', async () => {
    morning()
    const { remindAt, person } = server
    const writing = await person()
    await writing.call('POST /api/journal', { content: 'words', localDate: TODAY })
    const deleting = await person()
    const { json } = await deleting.call('POST /api/journal', {
      content: 'words',
      localDate: TODAY,
    })
    await deleting.call(`DELETE /api/journal/entries/${(json as { _id: string })._id}`)
    const travelling = await person()
    server.setClock(EVENING - 9 * HOUR)
    await travelling.call('GET /api/user/preferences', undefined, 'America/New_York')
    await travelling.call('GET /api/user/preferences', undefined, 'Mars/Olympus')
    await remindAt(EVENING)
    expect(toldTo(writing.browser)).toEqual([])
    expect(toldTo(deleting.browser)).toEqual([`reminder ${TODAY}`])
    expect(toldTo(travelling.browser)).toEqual([])
    await remindAt(EVENING + 6 * HOUR)
    expect(toldTo(travelling.browser)).toEqual([`reminder ${TODAY}`])
  })

  it('NOTE-37 ends for a browser, or for all, and with them what is known of the person', async () => {
    morning()
    const { remindAt, person, port } = server
    const ann = await person({ tellDays: true })
    const second = await ann.subscribe()
    const bob = await person()
    // What is another person's, or unknown, is ignored and ends nothing.
    await bob.call(UNSUBSCRIBE, { endpoint: second.subscription.endpoint })
    await ann.call(UNSUBSCRIBE, { endpoint: ann.browser.subscription.endpoint })
    await remindAt(EVENING)
    expect([ann.browser, second, bob.browser].map((one) => toldTo(one).length)).toEqual([0, 1, 1])
    await ann.call(UNSUBSCRIBE)
    expect(await rowsOf(ann.user.id)).toEqual([])
    await remindAt(EVENING + DAY)
    expect(toldTo(second)).toHaveLength(1)
    const { status } = await ask(port, UNSUBSCRIBE, { json: {} })
    expect(status).toBe(401)
  })

  it('of a browser goes to the person who subscribed it last', async () => {
    morning()
    const { remindAt, person, service } = server
    const browser = service.subscribe()
    const ann = await person()
    await ann.subscribe(browser)
    await ann.call(UNSUBSCRIBE, { endpoint: ann.browser.subscription.endpoint })
    const bob = await person({ wishes: { preferredTime: '21:00' } })
    await bob.subscribe(browser)
    await remindAt(EVENING)
    expect(browser.received).toEqual([])
    expect(await rowsOf(ann.user.id)).toEqual([])
    await remindAt(EVENING + HOUR)
    expect(toldTo(browser)).toEqual([`reminder ${TODAY}`])
  })

  it('forgets the days of a person who lost the browser in which they agreed', async () => {
    morning()
    const { remindAt, person } = server
    const ann = await person({ level: 'local', tellDays: true })
    const second = server.service.subscribe()
    await ann.call(SUBSCRIBE, { ...second.subscription, tellDays: false })
    await ann.call('POST /api/push/days', { localDate: '2026-11-14' })
    const bob = await person({ wishes: { preferredTime: '21:00' } })
    await bob.subscribe(ann.browser)
    expect((await rowsOf(ann.user.id))[0]).toMatchObject({ tell_days: 0, days_told: '[]' })
    await remindAt(EVENING)
    expect([second, ann.browser].map(toldTo)).toEqual([[], []])
    // Back again, while the other has one left; and each takes the other's at the same time.
    await ann.subscribe(ann.browser)
    await remindAt(EVENING + HOUR)
    expect([ann.browser, bob.browser].map(toldTo)).toEqual([[], [`reminder ${TODAY}`]])
    for (const [one, other] of [
      [ann.browser, bob.browser],
      [bob.browser, ann.browser],
    ])
      await Promise.all([ann.subscribe(one), bob.subscribe(other)])
  })

  it('NOTE-29 tells of a streak at risk only with streak alerts, and then once', async () => {
    morning()
    const { database, keyring, remindAt, person } = server
    const yesterday = async (userId: string) => {
      const entry = anEntry({ _id: `${userId.slice(0, 23)}0`, localDate: '2026-11-14' })
      await insertEntry(database, keyring, userId, entry, EVENING - DAY)
    }
    const [on, off, without] = [
      await person({ wishes: { streakAlerts: true } }),
      await person({ wishes: { streakAlerts: false } }),
      await person({ wishes: { streakAlerts: true } }),
    ]
    for (const { user } of [on, off]) await yesterday(user.id)
    await remindAt(EVENING - 2 * HOUR)
    expect(toldTo(on.browser)).toEqual([`streak-risk ${TODAY}`])
    await remindAt(EVENING)
    expect(toldTo(on.browser)).toEqual([`streak-risk ${TODAY}`, `reminder ${TODAY}`])
    for (const { browser } of [off, without]) expect(toldTo(browser)).toEqual([`reminder ${TODAY}`])
    const all = [on, off, without].flatMap(({ browser }) => browser.received)
    for (const { text } of all) expect(notice.safeParse(JSON.parse(text)).success).toBe(true)
    // The carrier of a message learns nothing of it: neither its kind nor its length.
    expect(new Set(all.map(({ bytes }) => bytes)).size).toBe(1)
    expect(new Set(all.map(({ topic }) => topic)).size).toBe(all.length)
    for (const { topic } of all) expect(topic).toMatch(/^[\w-]{32}$/)
    expect(server.service.refused).toEqual([])
  })

  it('NOTE-46 comes in local mode if, and only if, the person agreed to tell their days', async () => {
    morning()
    const { remindAt, person, port } = server
    const wishes = { streakAlerts: true }
    const silent = await person({ level: 'local', wishes })
    const agreed = await person({ level: 'local', wishes, tellDays: true })
    const wrote = await person({ level: 'local', wishes, tellDays: true })
    const day = (localDate: string) => ({ localDate })
    const refused = await ask(port, 'POST /api/push/days', {
      token: silent.token,
      json: day(TODAY),
    })
    expect([refused.status, refused.json]).toMatchObject([409, { code: 'days_not_agreed' }])
    await agreed.call('POST /api/push/days', day('2026-11-14'))
    for (const told of ['2026-11-14', TODAY, '2999-01-01'])
      await wrote.call('POST /api/push/days', day(told))
    const [row] = await rowsOf(wrote.user.id)
    expect(row?.days_told).toBe(`["2026-11-14","${TODAY}"]`)
    await remindAt(EVENING)
    expect(toldTo(silent.browser)).toEqual([])
    const both = [`reminder ${TODAY}`, `streak-risk ${TODAY}`]
    expect(toldTo(agreed.browser).toSorted()).toEqual(both)
    expect(toldTo(wrote.browser)).toEqual([])
    // Another browser, in which the person was not asked, revokes nothing.
    const second = server.service.subscribe()
    await wrote.call(SUBSCRIBE, { ...second.subscription, tellDays: false })
    expect((await rowsOf(wrote.user.id))[0]).toMatchObject({ tell_days: 1 })
    // The agreement is taken back: the days are forgotten, and nothing comes any more.
    const back = { ...wrote.browser.subscription, tellDays: false }
    await wrote.call(SUBSCRIBE, back)
    expect((await rowsOf(wrote.user.id))[0]).toMatchObject({ days_told: '[]', next_due: null })
    await remindAt(EVENING + DAY)
    expect(toldTo(wrote.browser)).toEqual([])
  })

  it('follows the preferences from the moment that they are saved', async () => {
    morning()
    const { remindAt, person } = server
    const [later, off, local] = [await person(), await person(), await person()]
    await later.wish({ reminderEnabled: true, preferredTime: '20:30' })
    await off.wish({ reminderEnabled: false })
    await local.wish({ reminderEnabled: true }, 'local')
    await remindAt(EVENING)
    for (const { browser } of [later, off, local]) expect(browser.received).toEqual([])
    await remindAt(EVENING + 30 * MINUTE)
    expect(toldTo(later.browser)).toEqual([`reminder ${TODAY}`])
    // What is due right now is not lost to a change in the same minute.
    const busy = await person({ wishes: { preferredTime: '20:40' } })
    server.setClock(EVENING + 40 * MINUTE + 10_000)
    await busy.subscribe(busy.browser)
    await busy.wish({ reminderEnabled: true, streakAlerts: true, preferredTime: '20:40' })
    await remindAt(EVENING + 40 * MINUTE + 20_000)
    expect(toldTo(busy.browser)).toEqual([`reminder ${TODAY}`])
  })

  it('keeps to the newest twenty browsers of a person', async () => {
    morning()
    const { remindAt, person } = server
    const { subscribe, browser } = await person()
    const more = []
    for (let n = 1; n <= 20; n += 1) {
      server.setClock(EVENING - 9 * HOUR + n)
      more.push(await subscribe())
    }
    await remindAt(EVENING)
    expect(browser.received).toEqual([])
    expect(more.every(({ received }) => received.length === 1)).toBe(true)
  })

  it('refuses what is no key, and says of a field and not of its value', async () => {
    morning()
    const { person, service, port } = server
    const { token } = await person()
    const { endpoint, keys } = service.subscribe().subscription
    const wrong = { ...keys, p256dh: `B${'A'.repeat(86)}` }
    const json = { endpoint, keys: wrong, tellDays: false }
    const answer = await ask(port, SUBSCRIBE, { token, json, headers: { 'time-zone': BERLIN } })
    expect([answer.status, answer.json]).toMatchObject([
      422,
      { fields: { 'keys.p256dh': 'Must be a P-256 key' } },
    ])
  })
})
