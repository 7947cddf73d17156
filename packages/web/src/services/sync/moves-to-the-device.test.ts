import { expect, it } from 'vitest'
import {
  answerWith,
  at,
  LOCAL_ID,
  onServer,
  SERVER_ID,
  texts,
  until,
  words,
} from '#device/local-store/testing/a-device.ts'
import {
  anEngine,
  callsOf,
  nothingNew,
  refusal,
  SYNCED_AT,
  untilStatus,
} from './testing/an-engine.ts'

const PULL = 'POST /api/journal/sync'
const REVISIONS = `GET /api/journal/${SERVER_ID}/revisions`
const revision = (rev: string, content: string) => ({
  rev,
  replacedAt: at(2),
  entry: onServer(SERVER_ID, content, 1),
})

async function aSyncedEntry() {
  const engine = await anEngine('hybrid', {})
  const running = engine.start()
  await untilStatus(running, 'saved')
  await engine.store.takeAnswer([], answerWith(onServer(SERVER_ID, 'on the server')))
  return { ...engine, running }
}
const kept = async (store: Awaited<ReturnType<typeof anEngine>>['store']) =>
  (await store.revisions(LOCAL_ID)).map(({ entry }) => entry.content)

it('an entry that moves here brings its earlier versions, and then nothing stays', async () => {
  const { answers, server, store } = await aSyncedEntry()
  answers[REVISIONS] = [200, [revision('r2', 'one of then'), revision('r1', 'another of then')]]
  await store.saveHere(words(SERVER_ID, 'on the server'), LOCAL_ID)
  await until(store, () => store.outbox().length === 0)
  expect(callsOf(server).slice(1)).toEqual([REVISIONS, PULL])
  const { entries, deleted, purged } = JSON.parse(server.requests.at(-1)?.body ?? '')
  expect([entries, deleted]).toEqual([[], []])
  expect(purged).toEqual([
    { id: SERVER_ID, deletedAt: expect.any(String), revisions: 2, seen: at(0) },
  ])
  expect(new Set(await kept(store))).toEqual(new Set(['one of then', 'another of then']))
  expect(texts(store)).toEqual(['on the server'])
})

it('other changes of the server are applied first, and then it is asked again', async () => {
  const { answers, server, store } = await aSyncedEntry()
  answers[REVISIONS] = [404, refusal('entry_not_found')]
  const later = onServer(SERVER_ID, 'from another device', 5)
  const said = [{ ...nothingNew, entries: [later], unseen: [SERVER_ID] }, nothingNew]
  answers[PULL] = () => [200, said.shift() ?? nothingNew]
  await store.saveHere(words(SERVER_ID, 'here from now on'), LOCAL_ID)
  await until(store, () => store.outbox().length === 0)
  expect(callsOf(server).slice(1)).toEqual([REVISIONS, PULL, REVISIONS, PULL])
  expect(server.requests.at(-1)?.headers['last-sync']).toBe(SYNCED_AT)
  expect(await kept(store)).toContain('from another device')
  expect(texts(store)).toEqual(['here from now on'])
})

it('a server that never agrees is not asked in a loop', async () => {
  const { answers, server, store, timers } = await aSyncedEntry()
  answers[REVISIONS] = [200, []]
  answers[PULL] = [200, { ...nothingNew, unseen: [SERVER_ID] }]
  await store.saveHere(words(SERVER_ID, 'here from now on'), LOCAL_ID)
  await expect.poll(() => timers.waiting()[0]).toBeLessThan(60_000)
  expect(callsOf(server).filter((call) => call === PULL)).toHaveLength(3)
  expect(store.outbox()).toMatchObject([{ kind: 'delete', id: SERVER_ID }])
})

it("versions that can't be fetched keep the entry on the server until they can", async () => {
  const { answers, server, store, timers, running } = await aSyncedEntry()
  answers[REVISIONS] = [500, refusal('internal')]
  await store.saveHere(words(SERVER_ID, 'here from now on'), LOCAL_ID)
  await untilStatus(running, 'failed')
  expect(server.requests.some(({ body }) => body.includes('purged'))).toBe(false)
  answers[REVISIONS] = [200, [revision('r1', 'of then')]]
  timers.ring()
  await until(store, () => store.outbox().length === 0)
  expect(await kept(store)).toContain('of then')
})
