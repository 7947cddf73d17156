import { defaultPreferences } from '@daywell/core/preferences'
import { describe, expect, it, onTestFinished } from 'vitest'
import {
  answerWith,
  LOCAL_ID,
  MINUTE,
  SERVER_ID,
  TEMP_ID,
  texts,
  until,
  waiting,
  words,
} from '#device/local-store/testing/a-device.ts'
import { startSync } from './sync-engine.ts'
import {
  anEngine,
  callsOf,
  nothingNew,
  refusal,
  SYNCED_AT,
  saved,
  untilStatus,
} from './testing/an-engine.ts'

const PULL = 'POST /api/journal/sync'

describe('a new entry', () => {
  it('SYNC-01 SYNC-26 PRIV-16 marks sync_needed, unless it stays here', async () => {
    const { store, storage, start } = await anEngine('hybrid', { 'POST /api/journal': [500] })
    const engine = start()
    await untilStatus(engine, 'saved')
    await store.save(words(LOCAL_ID, 'here'))
    expect(storage.getItem('sync_needed_anna')).toBeNull()
    await store.save(words(TEMP_ID, 'there'))
    expect(storage.getItem('sync_needed_anna')).toBe('true')
  })

  it('SYNC-05 SYNC-06 is here before it goes to the server by POST, takes over its id and text, and clears the mark', async () => {
    const here: string[][] = []
    const { server, device, store, storage, start } = await anEngine('hybrid', {
      'POST /api/journal': async () => {
        const otherTab = await device.open()
        here.push(otherTab.entries().map(({ _id }) => _id))
        return [201, saved(SERVER_ID, 'mine, as the server has it')]
      },
    })
    const engine = start()
    await untilStatus(engine, 'saved')
    await store.save(words(TEMP_ID, 'mine'))
    await until(store, () => store.outbox().length === 0)
    expect(callsOf(server)).toEqual([PULL, 'POST /api/journal'])
    const sent = JSON.parse(server.requests[1]?.body ?? '')
    expect(sent).toMatchObject({ _id: TEMP_ID, content: 'mine', userId: '' })
    expect(here).toEqual([[TEMP_ID]])
    expect(store.entries().map(({ _id }) => _id)).toEqual([SERVER_ID])
    expect(texts(store)).toEqual(['mine, as the server has it'])
    await untilStatus(engine, 'saved')
    expect(storage.getItem('sync_needed_anna')).toBeNull()
  })

  it.each([[500], [503], [507], [0]])(
    'SYNC-07 SYNC-22 SYNC-24 stays as its temp_ copy after a %s and arrives with the next sync',
    async (status) => {
      const { server, answers, store, storage, timers, start } = await anEngine('cloud', {
        'POST /api/journal': [status, refusal('server_error')],
      })
      const engine = start()
      await untilStatus(engine, 'saved')
      await store.save(words(TEMP_ID, 'mine'))
      await untilStatus(engine, 'failed')
      expect(engine.status()).toMatchObject({ why: status === 0 ? 'offline' : 'server' })
      expect(waiting(store)).toEqual([['save', TEMP_ID, true]])
      expect(storage.getItem('sync_needed_anna')).toBe('true')
      answers[PULL] = [
        200,
        { ...nothingNew, entries: [saved(SERVER_ID, 'mine')], ids: { [TEMP_ID]: SERVER_ID } },
      ]
      timers.ring()
      await untilStatus(engine, 'saved')
      expect(JSON.parse(server.requests.at(-1)?.body ?? '').entries[0]._id).toBe(TEMP_ID)
      expect(store.entries().map(({ _id }) => _id)).toEqual([SERVER_ID])
      expect(storage.getItem('sync_needed_anna')).toBeNull()
    },
  )
})

describe('an edit', () => {
  it('SYNC-08 changes the copy first and goes by PUT', async () => {
    const { server, store, start } = await anEngine('cloud', {
      [`PUT /api/journal/${SERVER_ID}`]: [200, saved(SERVER_ID, 'edited')],
    })
    await store.takeAnswer([], answerWith(saved(SERVER_ID, 'theirs')))
    await untilStatus(start(), 'saved')
    await store.save(words(SERVER_ID, 'edited'))
    expect(texts(store)).toEqual(['edited'])
    await until(store, () => store.outbox().length === 0)
    expect(callsOf(server).at(-1)).toBe(`PUT /api/journal/${SERVER_ID}`)
  })

  it('SYNC-08 of an entry without a server id goes by no PUT', async () => {
    const { server, store, start } = await anEngine('cloud', { 'POST /api/journal': [500] })
    const engine = start()
    await untilStatus(engine, 'saved')
    await store.save(words(LOCAL_ID, 'here'))
    await store.save(words(LOCAL_ID, 'here, edited'))
    await store.save(words(TEMP_ID, 'new'))
    await untilStatus(engine, 'failed')
    await store.save(words(TEMP_ID, 'new, edited'))
    await expect.poll(() => server.requests.length).toBe(3)
    expect(callsOf(server)).toEqual([PULL, 'POST /api/journal', PULL])
    expect(server.requests.some(({ body }) => body.includes('here'))).toBe(false)
  })

  it("that is stale gives way to the server's text", async () => {
    const newer = saved(SERVER_ID, 'newer, from elsewhere')
    const { store, start } = await anEngine('cloud', {
      [`PUT /api/journal/${SERVER_ID}`]: [409, refusal('stale', { entry: newer })],
    })
    await store.takeAnswer([], answerWith(saved(SERVER_ID, 'theirs')))
    await untilStatus(start(), 'saved')
    await store.save(words(SERVER_ID, 'mine'))
    await until(store, () => store.outbox().length === 0)
    expect(texts(store)).toEqual(['newer, from elsewhere'])
  })

  it('made between the decision to call and the call takes its earlier versions along', async () => {
    const { server, device, store, start } = await anEngine('cloud', {
      [`PUT /api/journal/${SERVER_ID}`]: [200, saved(SERVER_ID, 'of the next')],
    })
    await store.takeAnswer([], answerWith(saved(SERVER_ID, 'theirs')))
    await untilStatus(start(), 'saved')
    // The second save is queued before the call that the first one causes.
    let now = device.clock.now
    Object.defineProperty(device.clock, 'now', { get: () => (now += 10 * MINUTE) })
    await Promise.all([
      store.save(words(SERVER_ID, 'of one sitting')),
      store.save(words(SERVER_ID, 'of the next')),
    ])
    await until(store, () => store.outbox().length === 0)
    const sent = server.requests.flatMap(({ body }) => JSON.parse(body || '{}').entries ?? [])
    const contents = sent.map(({ content }: { content: string }) => content)
    expect(contents).toEqual(['of one sitting', 'of the next'])
    expect(await store.revisions(SERVER_ID)).toEqual([])
  })

  it('made before the answer arrives stays, and is sent next', async () => {
    const sent: string[][] = []
    const { store, start } = await anEngine('cloud', {
      'POST /api/journal': async (body) => {
        await store.save(words(TEMP_ID, 'second'))
        sent.push([JSON.parse(body).content])
        return [201, saved(SERVER_ID, 'first')]
      },
      'POST /api/journal/sync': (body) => {
        const { entries } = JSON.parse(body) as { entries: { content: string }[] }
        if (entries.length > 0) sent.push(entries.map(({ content }) => content))
        return [200, nothingNew]
      },
    })
    await untilStatus(start(), 'saved')
    await store.save(words(TEMP_ID, 'first'))
    await until(store, () => sent.length === 2 && store.outbox().length === 0)
    // Whether the first one arrived was unknown when it was replaced: it's sent again.
    expect(sent).toEqual([['first'], ['first', 'second']])
    expect(texts(store)).toEqual(['second'])
  })
})

describe('a deletion', () => {
  const url = `DELETE /api/journal/entries/${SERVER_ID}`

  it.each([[204], [404]])(
    'SYNC-09 SYNC-10 PRIV-28 is gone here first, is sent without text even in local mode, and is done after a %s',
    async (status) => {
      const { server, store, start } = await anEngine('local', {
        [url]: [status, status === 404 ? refusal('entry_not_found') : undefined],
      })
      await store.takeAnswer([], answerWith(saved(SERVER_ID, 'theirs')))
      await untilStatus(start(), 'saved')
      await store.remove(SERVER_ID)
      expect(texts(store)).toEqual([])
      await until(store, () => store.outbox().length === 0)
      expect(server.requests.at(-1)).toMatchObject({ method: 'DELETE', body: '' })
      expect(texts(store)).toEqual([])
    },
  )

  it('SYNC-09 is not sent if the server never received the entry', async () => {
    const { server, store, levels, start } = await anEngine(undefined, {
      'GET /api/user/preferences': [500],
    })
    const engine = start()
    for (const id of [LOCAL_ID, TEMP_ID]) await store.save(words(id, 'here'))
    await untilStatus(engine, 'failed')
    for (const id of [LOCAL_ID, TEMP_ID]) await store.remove(id)
    expect([texts(store), waiting(store)]).toEqual([[], []])
    levels.serverSays('cloud')
    await untilStatus(engine, 'saved')
    const sent = server.requests.filter(({ method }) => method !== 'GET')
    expect(sent.map(({ body }) => JSON.parse(body))).toEqual([{ entries: [], deleted: [] }])
  })

  it('SYNC-37 of a temp_ entry that was ever sent goes with the next sync', async () => {
    const { server, store, timers, start } = await anEngine('cloud', {
      'POST /api/journal': [500],
    })
    const engine = start()
    await untilStatus(engine, 'saved')
    await store.save(words(TEMP_ID, 'mine'))
    await untilStatus(engine, 'failed')
    await store.remove(TEMP_ID)
    timers.ring()
    await until(store, () => store.outbox().length === 0)
    expect(callsOf(server).at(-1)).toBe(PULL)
    const { deleted } = JSON.parse(server.requests.at(-1)?.body ?? '')
    expect(deleted).toEqual([{ id: TEMP_ID, deletedAt: expect.any(String) }])
  })

  it.each([[502], [0]])('SYNC-11 waits with its mark after a %s', async (status) => {
    const { store, storage, start } = await anEngine('cloud', { [url]: [status] })
    await store.takeAnswer([], answerWith(saved(SERVER_ID, 'theirs')))
    const engine = start()
    await untilStatus(engine, 'saved')
    await store.remove(SERVER_ID)
    await untilStatus(engine, 'failed')
    expect(waiting(store)).toEqual([['delete', SERVER_ID, true]])
    expect(storage.getItem('sync_needed_anna')).toBe('true')
  })

  it('of text that has become newer there brings the newer text', async () => {
    const newer = saved(SERVER_ID, 'newer, from elsewhere')
    const { store, start } = await anEngine('cloud', {
      [url]: [409, refusal('stale', { entry: newer })],
    })
    await store.takeAnswer([], answerWith(saved(SERVER_ID, 'theirs')))
    const engine = start()
    await untilStatus(engine, 'saved')
    await store.remove(SERVER_ID)
    await until(store, () => texts(store).length === 1)
    expect([texts(store), waiting(store)]).toEqual([['newer, from elsewhere'], []])
  })

  it('that the server refuses restores the entry', async () => {
    const { store, start } = await anEngine('cloud', { [url]: [422, refusal('invalid_input')] })
    await store.takeAnswer([], answerWith(saved(SERVER_ID, 'theirs')))
    await untilStatus(start(), 'saved')
    await store.remove(SERVER_ID)
    await until(store, () => texts(store).length === 1)
    expect(waiting(store)).toEqual([])
  })
})

describe('a sync', () => {
  it('SYNC-18 PRIV-16 sends the time stored under last_sync and merges the answer', async () => {
    const { server, store, storage, answers, start } = await anEngine('cloud', {})
    answers[PULL] = [200, { ...nothingNew, entries: [saved(SERVER_ID, 'theirs')] }]
    const engine = start()
    await untilStatus(engine, 'saved')
    expect(texts(store)).toEqual(['theirs'])
    expect(storage.getItem('last_sync_anna')).toBe(SYNCED_AT)
    expect(server.requests[0]?.headers).not.toHaveProperty('last-sync')
    engine.notice('visible')
    await until(store, () => server.requests.length === 2)
    expect(server.requests[1]?.headers).toMatchObject({
      'last-sync': SYNCED_AT,
      'privacy-level': 'cloud',
    })
  })

  it('asks for everything if the key is gone', async () => {
    const { server, storage, start } = await anEngine('cloud', {})
    const engine = start()
    await untilStatus(engine, 'saved')
    storage.removeItem('last_sync_anna')
    engine.notice('online')
    await expect.poll(() => server.requests.length).toBe(2)
    expect(server.requests[1]?.headers).not.toHaveProperty('last-sync')
  })

  it('SYNC-44 asks on until it has everything', async () => {
    const { server, store, answers, start } = await anEngine('cloud', {})
    const whole: boolean[] = []
    answers[PULL] = () => {
      const page = server.requests.length
      whole.push(engine.hasFetchedAll())
      const entries = [saved(`${page}`.padStart(24, '0'), `page ${page}`)]
      return [200, { ...nothingNew, entries, more: page < 4 }]
    }
    const engine = start()
    await expect.poll(() => engine.hasFetchedAll()).toBe(true)
    expect(texts(store)).toHaveLength(4)
    expect(whole).toEqual([false, false, false, false])
  })

  it('SYNC-42 sends at most 500 entries or 2 MB at once', async () => {
    const { server, store, answers, start } = await anEngine('cloud', {})
    answers[PULL] = (body) => {
      const { entries } = JSON.parse(body) as { entries: { _id: string }[] }
      const ids = Object.fromEntries(entries.map(({ _id }) => [_id, _id.slice(5)]))
      return [200, { ...nothingNew, ids }]
    }
    const id = (n: number) => `temp_${n.toString(16).padStart(24, '0')}`
    for (let n = 0; n < 600; n += 1) await store.save(words(id(n), 'short'))
    for (let n = 600; n < 605; n += 1) await store.save(words(id(n), 'é'.repeat(240_000)))
    const engine = start()
    await untilStatus(engine, 'saved')
    const pages = server.requests.map(({ body }) => JSON.parse(body).entries.length)
    expect(pages.reduce((sum, count) => sum + count, 0)).toBe(605)
    expect(Math.max(...pages)).toBe(500)
    expect(Math.max(...server.requests.map(({ body }) => Buffer.byteLength(body)))).toBeLessThan(
      2_000_000,
    )
  })
})

it("waits as long as the server's Retry-After says", async () => {
  const { server, answers, store, timers, start } = await anEngine('cloud', {})
  answers[PULL] = [429, refusal('too_many_requests'), { 'retry-after': '600' }]
  const engine = start()
  await expect.poll(() => timers.waiting()).toEqual([600_000])
  await store.save(words(TEMP_ID, 'typed meanwhile'))
  engine.notice('visible')
  engine.notice('online')
  await untilStatus(engine, 'failed')
  expect([server.requests.length, timers.waiting()]).toEqual([1, [600_000]])
  answers[PULL] = [200, { ...nothingNew, ids: { [TEMP_ID]: SERVER_ID } }]
  timers.ring()
  await untilStatus(engine, 'saved')
})

describe('the level', () => {
  it('PRIV-44 nothing is uploaded until it is known', async () => {
    const { server, answers, store, levels, timers, start } = await anEngine(undefined, {
      'GET /api/user/preferences': [500],
    })
    const engine = start()
    await store.save(words(TEMP_ID, 'secret'))
    await untilStatus(engine, 'failed')
    expect(new Set(callsOf(server))).toEqual(new Set(['GET /api/user/preferences']))
    answers[PULL] = [200, { ...nothingNew, ids: { [TEMP_ID]: SERVER_ID } }]
    levels.serverSays('cloud')
    timers.ring()
    await untilStatus(engine, 'saved')
    expect(texts(store)).toEqual(['secret'])
  })

  it('local: no request contains a word', async () => {
    const { server, store, start } = await anEngine('local', {})
    await store.save(words(TEMP_ID, 'left from before'))
    const engine = start()
    await store.save(words(LOCAL_ID, 'written here'))
    await expect.poll(() => server.requests.length).toBe(1)
    engine.notice('visible')
    await expect.poll(() => server.requests.length).toBe(2)
    for (const { body } of server.requests) {
      expect(JSON.parse(body)).toEqual({ entries: [], deleted: [] })
    }
    expect(engine.status()).toEqual({ kind: 'waiting', count: 1, because: 'level' })
  })

  it('local: text deleted before it could be sent stays in the trash', async () => {
    const { server, device, store, start } = await anEngine('local', {})
    await store.takeAnswer([], answerWith(saved(SERVER_ID, 'theirs')))
    await store.save(words(SERVER_ID, 'edited before'))
    device.clock.now += MINUTE
    await store.remove(SERVER_ID)
    start()
    await until(store, () => store.outbox().length === 0)
    expect(server.requests.every(({ body }) => !body.includes('edited before'))).toBe(true)
    expect(await store.deleted()).toMatchObject([{ entry: { content: 'edited before' } }])
    await store.restore(SERVER_ID)
    expect(texts(store)).toEqual(['edited before'])
  })

  it('that was changed elsewhere is fetched, and the stricter one applies', async () => {
    const { server, answers, store, levels, start } = await anEngine('cloud', {})
    answers[PULL] = (body) =>
      server.requests.length === 1
        ? [409, refusal('privacy_level_changed')]
        : [200, { ...nothingNew, entries: JSON.parse(body).entries }]
    await store.save(words(TEMP_ID, 'mine'))
    const preferences = structuredClone(defaultPreferences())
    preferences.journalStyle.privacyLevel = 'local'
    answers['GET /api/user/preferences'] = [200, preferences]
    start()
    await expect.poll(() => server.requests.length).toBe(3)
    expect(levels.level()).toBe('local')
    expect(JSON.parse(server.requests[2]?.body ?? '').entries).toEqual([])
    expect(server.requests[2]?.headers['privacy-level']).toBe('local')
  })

  it.each([
    ['created', TEMP_ID, 'POST /api/journal'],
    ['edited', SERVER_ID, `PUT /api/journal/${SERVER_ID}`],
  ])('that was changed elsewhere keeps an entry here that was just %s', async (_, id, call) => {
    const { server, answers, store, levels, start } = await anEngine('cloud', {})
    const engine = start()
    await untilStatus(engine, 'saved')
    const preferences = structuredClone(defaultPreferences())
    preferences.journalStyle.privacyLevel = 'local'
    answers['GET /api/user/preferences'] = [200, preferences]
    answers[call] = [409, refusal('privacy_level_changed')]
    await store.save(words(id, 'stays here'))
    await expect.poll(() => levels.level()).toBe('local')
    await expect.poll(() => engine.status()).toMatchObject({ kind: 'waiting', because: 'level' })
    const carried = server.requests.filter(({ body }) => body.includes('stays here'))
    expect(carried.map(({ headers }) => headers['privacy-level'])).toEqual(['cloud'])
    expect(texts(store)).toEqual(['stays here'])
  })
})

it('one of two tabs syncs, and when it is gone the other does', async () => {
  const { server, device, parts } = await anEngine('cloud', {})
  const queue: (() => void)[] = []
  let held = false
  const locks = {
    async request(_: string, hold: () => Promise<void>) {
      if (held) await new Promise<void>((free) => queue.push(free))
      held = true
      await hold()
      held = false
      queue.shift()?.()
    },
  } as unknown as LockManager
  const first = startSync({ ...parts, locks, random: () => 0.5 })
  const other = startSync({ ...parts, store: await device.open(), locks, random: () => 0.5 })
  onTestFinished(other.stop)
  await untilStatus(first, 'saved')
  other.notice('visible')
  first.notice('visible')
  await expect.poll(() => server.requests.length).toBe(2)
  first.stop()
  await untilStatus(other, 'saved')
  expect(server.requests.length).toBe(3)
})
