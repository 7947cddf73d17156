import { describe, expect, it, onTestFinished } from 'vitest'
import {
  LOCAL_ID,
  SERVER_ID,
  TEMP_ID,
  waiting,
  words,
} from '#device/local-store/testing/a-device.ts'
import { channels } from '#device/local-store/testing/memory-device.ts'
import { startSync } from './sync-engine.ts'
import { anEngine, nothingNew, refusal, saved, untilStatus } from './testing/an-engine.ts'

describe('a requested sync', () => {
  it('resolves when nothing is pending, or with the failed call, each time', async () => {
    const { answers, store, start } = await anEngine('hybrid', { 'POST /api/journal': [500] })
    const engine = start()
    await untilStatus(engine, 'saved')
    expect(await engine.now()).toBeUndefined()
    await store.save(words(LOCAL_ID, 'here'))
    await store.save(words(TEMP_ID, 'there'))
    await untilStatus(engine, 'failed')
    answers['POST /api/journal/sync'] = [503, refusal('unavailable')]
    expect(await engine.now()).toBe('server')
    expect(await engine.now()).toBe('server')
    answers['POST /api/journal/sync'] = [0]
    expect(await engine.now()).toBe('offline')
    const arrived = { ids: { [TEMP_ID]: SERVER_ID }, entries: [saved(SERVER_ID, 'there')] }
    answers['POST /api/journal/sync'] = [200, { ...nothingNew, ...arrived }]
    expect(await engine.now()).toBeUndefined()
    expect(waiting(store)).toEqual([])
  })

  it('is done when only changes are left that may not be sent, or that the server refuses', async () => {
    const local = await anEngine('local', {})
    await local.store.save(words(TEMP_ID, 'from before'))
    expect(await local.start().now()).toBeUndefined()
    expect(waiting(local.store)).toEqual([['save', TEMP_ID, false]])

    const strict = await anEngine('cloud', { 'POST /api/journal': [422, refusal('invalid_input')] })
    strict.answers['POST /api/journal/sync'] = (body) =>
      body.includes(TEMP_ID) ? [422, refusal('invalid_input')] : [200, nothingNew]
    await strict.store.save(words(TEMP_ID, 'odd'))
    const engine = strict.start()
    expect(await engine.now()).toBeUndefined()
    expect(engine.status()).toMatchObject({ kind: 'failed', why: 'refused' })
  })

  it('is run by the leading tab, whichever asked, and both learn the result', async () => {
    const { answers, parts, store } = await anEngine('hybrid', { 'POST /api/journal': [500] })
    const channel = channels()
    const queue = Promise.withResolvers<void>()
    const start = (locks?: Pick<LockManager, 'request'>) => {
      const engine = startSync({ ...parts, random: () => 0.5, channel: channel(), locks })
      onTestFinished(engine.stop)
      return engine
    }
    const leader = start()
    const follower = start({ request: () => queue.promise } as never)
    await untilStatus(leader, 'saved')
    await store.save(words(TEMP_ID, 'there'))
    await untilStatus(leader, 'failed')
    answers['POST /api/journal/sync'] = [503, refusal('unavailable')]
    expect(await follower.now()).toBe('server')
    const arrived = { ids: { [TEMP_ID]: SERVER_ID }, entries: [saved(SERVER_ID, 'there')] }
    answers['POST /api/journal/sync'] = [200, { ...nothingNew, ...arrived }]
    expect(await follower.now()).toBeUndefined()
    expect(waiting(store)).toEqual([])
  })

  it('ends with the session', async () => {
    const { start } = await anEngine('hybrid', {
      'POST /api/journal/sync': () => new Promise(() => {}),
    })
    const engine = start()
    const asked = engine.now()
    engine.stop()
    expect(await asked).toBe('session')
  })
})
