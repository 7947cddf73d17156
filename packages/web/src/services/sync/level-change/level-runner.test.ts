import { defaultPreferences } from '@daywell/core/preferences'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import {
  answerWith,
  LOCAL_ID,
  onServer,
  SERVER_ID,
  TEMP_ID,
  texts,
  words,
} from '#device/local-store/testing/a-device.ts'
import { memoryDevice } from '#device/local-store/testing/memory-device.ts'
import { levelStore } from '#services/privacy/privacy-level.ts'
import { mapStorage } from '#services/session/testing/map-storage.ts'
import { memoryLocks } from '#services/sync/fuzz/memory-locks.ts'
import { anEngine, callsOf, nothingNew, refusal } from '#services/sync/testing/an-engine.ts'
import { holdStricter } from './hold-stricter.ts'
import { startLevelRunner } from './level-runner.ts'

const PREFERENCES = '/api/user/preferences'
const preferences = (privacyLevel: 'local' | 'hybrid' | 'cloud', version = 1) => {
  const { journalStyle, ...rest } = defaultPreferences()
  return { ...rest, journalStyle: { ...journalStyle, privacyLevel }, version }
}
const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length))

async function aRunner(level: 'local' | 'hybrid' | 'cloud', device = memoryDevice()) {
  const world = await anEngine(level, {}, device)
  const stored = { ...preferences(level) }
  world.answers[`GET ${PREFERENCES}`] = () => [200, stored]
  world.answers[`POST ${PREFERENCES}`] = (body) => [200, Object.assign(stored, JSON.parse(body))]
  const engine = world.start()
  const locks = memoryLocks()
  const start = (over: Partial<Parameters<typeof startLevelRunner>[0]> = {}) => {
    const random = () => 0.5
    const runner = startLevelRunner({ ...world.parts, engine, random, randomBytes, locks, ...over })
    onTestFinished(runner.close)
    return runner
  }
  return { ...world, engine, stored, start }
}
type Runner = ReturnType<Awaited<ReturnType<typeof aRunner>>['start']>

/** Waits until the runner's state matches. */
function until(runner: Runner, holds: (state: ReturnType<Runner['state']>) => boolean) {
  return new Promise<void>((resolve) => {
    const look = () => {
      if (!holds(runner.state())) return
      unsubscribe()
      resolve()
    }
    const unsubscribe = runner.subscribe(look)
    look()
  })
}
const ended = (runner: Runner) => until(runner, (state) => state.ended !== null)

describe('the server', () => {
  it('receives the level merged into preferences that were just changed elsewhere', async () => {
    const { answers, server, levels, stored, start } = await aRunner('hybrid')
    let tries = 0
    answers[`POST ${PREFERENCES}`] = (body) => {
      tries += 1
      if (tries > 1) return [200, Object.assign(stored, JSON.parse(body))]
      stored.version = 2
      return [409, refusal('stale')]
    }
    const runner = start()
    runner.start({ to: 'cloud', way: 'leave' })
    await ended(runner)
    const sent = JSON.parse(server.requests.at(-1)?.body ?? '{}')
    expect(sent).toMatchObject({ version: 2, journalStyle: { privacyLevel: 'cloud' } })
    expect([levels.level(), levels.onServer()]).toEqual(['cloud', 'cloud'])
  })

  it('that reports conflicts again and again is left alone until the person retries', async () => {
    const { answers, levels, start } = await aRunner('hybrid')
    answers[`POST ${PREFERENCES}`] = [409, refusal('stale')]
    const runner = start()
    runner.start({ to: 'cloud', way: 'leave' })
    await until(runner, ({ trouble }) => trouble === 'stale')
    expect(levels.level()).toBe('hybrid')
    answers[`POST ${PREFERENCES}`] = (body) => [200, JSON.parse(body)]
    runner.retry()
    await ended(runner)
    expect(levels.level()).toBe('cloud')
  })

  it('that is unreachable is retried automatically, while the stricter level applies here', async () => {
    const { answers, levels, timers, store, start } = await aRunner('hybrid')
    answers[`GET ${PREFERENCES}`] = [0]
    const runner = start()
    runner.start({ to: 'local', way: 'leave' })
    await until(runner, ({ trouble }) => trouble === 'offline')
    expect(levels.level()).toBe('local')
    expect(await store.moves.unfinished()).toMatchObject({ step: 'server' })
    answers[`GET ${PREFERENCES}`] = [200, preferences('hybrid')]
    timers.ring()
    await ended(runner)
    expect(await store.moves.unfinished()).toBeUndefined()
  })
})

describe('a change canceled while the server is told', () => {
  const cancelled = async (chosenMeanwhile?: 'local') => {
    const world = await aRunner('hybrid')
    const { answers, stored, start } = world
    const runner = start()
    const take = (body: string): [number, unknown] => [200, Object.assign(stored, JSON.parse(body))]
    answers[`POST ${PREFERENCES}`] = (body) => {
      // The answer is pending when the person cancels.
      runner.stop()
      answers[`POST ${PREFERENCES}`] = take
      const [status, answer] = take(body)
      const said = structuredClone(answer)
      if (chosenMeanwhile) Object.assign(stored, preferences(chosenMeanwhile, 9))
      return [status, said]
    }
    runner.start({ to: 'cloud', way: 'leave' })
    await ended(runner)
    return { ...world, runner }
  }

  it('is undone there, before the person learns that nothing was changed', async () => {
    const { runner, stored, levels, store } = await cancelled()
    expect(runner.state().ended).toMatchObject({ how: 'stopped', change: { step: 'server' } })
    expect(stored.journalStyle.privacyLevel).toBe('hybrid')
    expect([levels.level(), levels.onServer()]).toEqual(['hybrid', 'hybrid'])
    expect(await store.moves.unfinished()).toBeUndefined()
  })

  it('leaves a level alone that was chosen elsewhere since', async () => {
    const { runner, stored, levels } = await cancelled('local')
    expect(runner.state().ended?.how).toBe('overtaken')
    expect([stored.journalStyle.privacyLevel, levels.level()]).toEqual(['local', 'local'])
  })
})

describe('entries', () => {
  const REVISIONS = `GET /api/journal/${SERVER_ID}/revisions`

  it('come here, and the server is asked at the end whether anything is left', async () => {
    const { answers, server, store, start } = await aRunner('hybrid')
    await store.takeAnswer([], answerWith(onServer(SERVER_ID, 'to be brought')))
    answers[REVISIONS] = [200, []]
    answers['GET /api/journal'] = [200, []]
    answers['GET /api/journal/deleted'] = [200, []]
    const runner = start()
    runner.start({ to: 'local', way: 'bring' })
    await ended(runner)
    expect(runner.state().ended).toMatchObject({ how: 'done', change: { total: 1 } })
    expect(texts(store)).toEqual(['to be brought'])
    expect(callsOf(server).slice(-2)).toEqual(['GET /api/journal', 'GET /api/journal/deleted'])
  })

  it('stay where they are on a full device, and the person is told', async () => {
    const { store, start } = await aRunner('hybrid')
    await store.takeAnswer([], answerWith(onServer(SERVER_ID, 'to be brought')))
    const full = new DOMException('There is no room left', 'QuotaExceededError')
    const moves = { ...store.moves, bringHere: () => Promise.reject(full) }
    const runner = start({ store: { ...store, moves } })
    runner.start({ to: 'local', way: 'bring' })
    await until(runner, ({ trouble }) => trouble === 'storage')
    expect(store.outbox()).toEqual([])
    runner.stop()
    await ended(runner)
    expect(runner.state().ended).toMatchObject({ how: 'stopped', left: 1 })
  })

  it('that are only here are uploaded', async () => {
    const { answers, store, start } = await aRunner('hybrid')
    await store.save(words(LOCAL_ID, 'to be uploaded'))
    answers['POST /api/journal'] = (body) => [201, { ...JSON.parse(body), _id: SERVER_ID }]
    answers['POST /api/journal/sync'] = (body) => {
      const [entry] = JSON.parse(body).entries
      const ids = entry ? { [entry._id]: SERVER_ID } : {}
      return [200, { ...nothingNew, ids }]
    }
    const runner = start()
    runner.start({ to: 'cloud', way: 'upload' })
    await ended(runner)
    expect(store.entries()).toMatchObject([{ _id: SERVER_ID, content: 'to be uploaded' }])
    expect(store.find(LOCAL_ID)?._id).toBe(SERVER_ID)
  })
})

describe('PRIV-55 an unsent entry under local', () => {
  const unsent = async () => {
    const world = await aRunner('hybrid')
    world.answers['POST /api/journal/sync'] = [0]
    world.answers['POST /api/journal'] = [0]
    await world.store.save(words(TEMP_ID, 'not sent yet'))
    return world
  }
  const ids = ({ store }: Awaited<ReturnType<typeof aRunner>>) =>
    store.entries().map(({ _id }) => _id.split('_')[0])

  it('becomes local, wherever the level was chosen', async () => {
    for (const elsewhere of [true, false]) {
      const world = await unsent()
      const runner = world.start()
      if (elsewhere) world.levels.serverSays('local')
      else runner.start({ to: 'local', way: 'leave' })
      await vi.waitFor(() => expect(ids(world)).toEqual(['local']))
      expect(texts(world.store)).toEqual(['not sent yet'])
      expect(world.store.outbox().filter(({ kind }) => kind === 'save')).toEqual([])
    }
  })

  it('is found at the next start', async () => {
    const world = await unsent()
    world.levels.serverSays('local')
    expect(ids(world)).toEqual(['temp'])
    world.start()
    await vi.waitFor(() => expect(ids(world)).toEqual(['local']))
  })

  it('waits while the server may still refuse the change', async () => {
    const world = await unsent()
    world.answers[`GET ${PREFERENCES}`] = [0]
    const runner = world.start()
    runner.start({ to: 'local', way: 'leave' })
    await until(runner, ({ trouble }) => trouble === 'offline')
    expect([world.levels.level(), ...ids(world)]).toEqual(['local', 'temp'])
    runner.stop()
    await vi.waitFor(() => expect(world.levels.level()).toBe('hybrid'))
    expect(ids(world)).toEqual(['temp'])
  })
})

it('one of several tabs runs a change, and the next one takes over', async () => {
  const { answers, levels, start } = await aRunner('hybrid')
  answers[`GET ${PREFERENCES}`] = [0]
  const first = start()
  first.start({ to: 'local', way: 'leave' })
  await until(first, ({ trouble }) => trouble !== null)
  const second = start()
  await until(second, ({ elsewhere }) => elsewhere)
  second.start({ to: 'cloud', way: 'leave' })
  expect(second.state().change?.to).toBe('local')
  answers[`GET ${PREFERENCES}`] = [200, preferences('hybrid')]
  first.close()
  await ended(second)
  expect(levels.level()).toBe('local')
})

it('a stricter level that the browser lost applies again before anything else starts', async () => {
  const store = await memoryDevice().open()
  const levels = levelStore(mapStorage(), 'anna')
  levels.choose('cloud')
  const change = { way: 'leave', startedAt: 1, step: 'server', total: 0 } as const
  await store.moves.keep({ from: 'local', to: 'cloud', ...change })
  await holdStricter(store, levels)
  expect(levels.level()).toBe('cloud')
  await store.moves.keep({ from: 'cloud', to: 'hybrid', ...change })
  await holdStricter(store, levels)
  expect(levels.level()).toBe('hybrid')
  levels.choose('local')
  await holdStricter(store, levels)
  expect(levels.level()).toBe('local')
})
