import { expect, it } from 'vitest'
import {
  MINUTE,
  SERVER_ID,
  TEMP_ID,
  texts,
  until,
  words,
} from '#device/local-store/testing/a-device.ts'
import { anEngine, callsOf, nothingNew, refusal, saved, untilStatus } from './testing/an-engine.ts'

const PULL = 'POST /api/journal/sync'

it('a version the server refuses stays here, and blocks no later text', async () => {
  const { answers, server, device, store, start } = await anEngine('cloud', {})
  const taken = (body: string) => {
    const { entries } = JSON.parse(body) as { entries: { _id: string }[] }
    const ids = entries.some(({ _id }) => _id === TEMP_ID) ? { [TEMP_ID]: SERVER_ID } : {}
    return [200, { ...nothingNew, ids }] as const
  }
  answers[PULL] = (body) => (body.includes('BAD') ? [422, refusal('invalid')] : taken(body))
  answers['POST /api/journal'] = [422, refusal('invalid')]
  const engine = start()
  await untilStatus(engine, 'saved')
  await store.save(words(TEMP_ID, 'A BAD sign'))
  await expect.poll(() => engine.status()).toMatchObject({ kind: 'failed', why: 'refused' })
  for (const text of ['All well by now', 'All well by now, and on']) {
    device.clock.now += 6 * MINUTE
    await store.save(words(store.entries()[0]?._id ?? '', text))
    await until(store, () => store.outbox().length === 0)
  }
  const last = server.requests.at(-1)?.body ?? ''
  expect(JSON.parse(last).entries).toMatchObject([{ content: 'All well by now, and on' }])
  expect(texts(store)).toEqual(['All well by now, and on'])
  const kept = await store.revisions(SERVER_ID)
  expect(kept.map(({ entry }) => entry.content)).toContain('A BAD sign')
})

it('an entry the server refuses is reported, and sent again on request', async () => {
  const { answers, store, start } = await anEngine('cloud', {})
  answers[PULL] = (body) => (body.includes(TEMP_ID) ? [422, refusal('invalid')] : [200, nothingNew])
  answers['POST /api/journal'] = [422, refusal('invalid')]
  const engine = start()
  await untilStatus(engine, 'saved')
  await store.save(words(TEMP_ID, 'Words'))
  await expect.poll(() => engine.whyRefused(TEMP_ID)).toBe('refused')
  expect(engine.whyRefused(SERVER_ID)).toBeUndefined()
  answers[PULL] = [200, { ...nothingNew, ids: { [TEMP_ID]: SERVER_ID } }]
  engine.tryAgain(TEMP_ID)
  await until(store, () => store.outbox().length === 0)
  await untilStatus(engine, 'saved')
  expect(engine.whyRefused(SERVER_ID)).toBeUndefined()
})

it('SYNC-49 text that the server has no room for stays here with its own status, and is sent once there is room', async () => {
  const { answers, server, store, timers, start } = await anEngine('cloud', {})
  const full = { ...nothingNew, notStored: [{ at: 0, code: 'storage_full' }] }
  answers[PULL] = (body) => [200, body.includes('Words') ? full : nothingNew]
  answers['POST /api/journal'] = [507, refusal('storage_full')]
  const engine = start()
  await untilStatus(engine, 'saved')
  await store.save(words(TEMP_ID, 'Words'))
  await expect.poll(() => engine.whyRefused(TEMP_ID)).toBe('full')
  expect(engine.status()).toMatchObject({ kind: 'failed', count: 1, why: 'full' })
  expect([texts(store), store.outbox().length]).toEqual([['Words'], 1])
  // The call, and the page that tells why: no retry loop.
  expect(callsOf(server).slice(1)).toEqual(['POST /api/journal', PULL])
  answers[PULL] = [200, { ...nothingNew, ids: { [TEMP_ID]: SERVER_ID } }]
  timers.ring()
  await until(store, () => store.outbox().length === 0)
  await untilStatus(engine, 'saved')
})

it('SYNC-49 of a page that also deletes, only the text that did not fit waits', async () => {
  const { answers, store, start } = await anEngine('cloud', {})
  const full = { ...nothingNew, notStored: [{ at: 0, code: 'storage_full' }] }
  answers[PULL] = (body) => [200, body.includes('Words') ? full : nothingNew]
  await store.takeAnswer([], { ...nothingNew, entries: [saved(SERVER_ID, 'to be deleted')] })
  await store.remove(SERVER_ID)
  await store.save(words(TEMP_ID, 'Words'))
  const engine = start()
  await expect.poll(() => engine.whyRefused(TEMP_ID)).toBe('full')
  expect(store.outbox().map(({ id }) => id)).toEqual([TEMP_ID])
})

it('SYNC-49 a full version history is distinguished from a full storage', async () => {
  const { answers, store, start } = await anEngine('cloud', {})
  const notStored = [{ at: 0, code: 'storage_full', quota: 'versions' }]
  answers[PULL] = (body) => [200, { ...nothingNew, ...(body.includes('Words') && { notStored }) }]
  answers['POST /api/journal'] = [507, refusal('storage_full')]
  const engine = start()
  await untilStatus(engine, 'saved')
  await store.save(words(TEMP_ID, 'Words'))
  await expect.poll(() => engine.whyRefused(TEMP_ID)).toBe('versions-full')
})

it('SYNC-49 late text for a server with too many such versions stays here, with those before it', async () => {
  const { answers, device, store, start } = await anEngine('cloud', {})
  const stands = saved(SERVER_ID, 'what stands')
  answers[PULL] = (body) => {
    const sent = (JSON.parse(body) as { entries: unknown[] }).entries
    const notStored = sent.map((_, at) => ({ at, code: 'too_many_versions' }))
    return [200, { ...nothingNew, ...(notStored.length > 0 && { notStored, entries: [stands] }) }]
  }
  answers[`PUT /api/journal/${SERVER_ID}`] = [409, refusal('too_many_versions')]
  await store.takeAnswer([], { ...nothingNew, entries: [saved(SERVER_ID, 'once')] })
  await store.save(words(SERVER_ID, 'first of mine'))
  device.clock.now += 6 * MINUTE
  await store.save(words(SERVER_ID, 'last of mine'))
  const engine = start()
  await expect.poll(() => engine.whyRefused(SERVER_ID)).toBe('versions')
  expect(engine.status()).toMatchObject({ kind: 'failed', why: 'versions' })
  expect(texts(store)).toEqual(['last of mine'])
  const kept = await store.revisions(SERVER_ID)
  expect(kept.map(({ entry }) => entry.content)).toEqual(['first of mine'])
  // A further edit is newer than the server's current text.
  answers[PULL] = [200, nothingNew]
  await store.save(words(SERVER_ID, 'last of mine, after all'))
  await until(store, () => store.outbox().length === 0)
})

it('SYNC-49 a change whose earlier version was not stored waits with it', async () => {
  const { answers, device, store, start } = await anEngine('cloud', {})
  const full = [{ at: 0, code: 'storage_full', quota: 'versions' }]
  answers[PULL] = (body) => {
    const sent = (JSON.parse(body) as { entries: unknown[] }).entries
    return [200, { ...nothingNew, ...(sent.length > 1 && { notStored: full }) }]
  }
  await store.takeAnswer([], { ...nothingNew, entries: [saved(SERVER_ID, 'A')] })
  await store.save(words(SERVER_ID, 'X'))
  device.clock.now += 6 * MINUTE
  await store.save(words(SERVER_ID, 'A C'))
  const engine = start()
  await expect.poll(() => engine.whyRefused(SERVER_ID)).toBe('versions-full')
  expect(store.outbox().map(({ id }) => id)).toEqual([SERVER_ID])
  answers[PULL] = [200, nothingNew]
  engine.tryAgain(SERVER_ID)
  await until(store, () => store.outbox().length === 0)
})
