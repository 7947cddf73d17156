import { expect, it } from 'vitest'
import { MINUTE, SERVER_ID, TEMP_ID, texts, until, words } from '#local-store/testing/a-device.ts'
import { anEngine, nothingNew, refusal, untilStatus } from './testing/an-engine.ts'

const PULL = 'POST /api/journal/sync'

it('a version that the server does not take stays here, and holds up no later words', async () => {
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

it('of an entry that the server does not take it is known, and it is sent once more when that is wished', async () => {
  const { answers, store, start } = await anEngine('cloud', {})
  answers[PULL] = (body) => (body.includes(TEMP_ID) ? [422, refusal('invalid')] : [200, nothingNew])
  answers['POST /api/journal'] = [422, refusal('invalid')]
  const engine = start()
  await untilStatus(engine, 'saved')
  await store.save(words(TEMP_ID, 'Words'))
  await expect.poll(() => engine.isRefused(TEMP_ID)).toBe(true)
  expect(engine.isRefused(SERVER_ID)).toBe(false)
  answers[PULL] = [200, { ...nothingNew, ids: { [TEMP_ID]: SERVER_ID } }]
  engine.tryAgain(TEMP_ID)
  await until(store, () => store.outbox().length === 0)
  await untilStatus(engine, 'saved')
  expect(engine.isRefused(SERVER_ID)).toBe(false)
})
