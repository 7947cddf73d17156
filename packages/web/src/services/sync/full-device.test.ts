import { expect, it } from 'vitest'
import { createLocalStore, type LocalStoreDeps } from '#device/local-store/local-store.ts'
import { memoryBackend, sizeOf } from '#device/local-store/tables/memory-backend.ts'
import { emptyMaps } from '#device/local-store/tables/staged-tables.ts'
import { noTabs } from '#device/local-store/tabs/tabs.ts'
import {
  at,
  LOCAL_ID,
  onServer,
  SERVER_ID,
  START,
  TEMP_ID,
  texts,
  waiting,
  words,
} from '#device/local-store/testing/a-device.ts'
import { sendOne } from './send-one.ts'
import { sendUnstored } from './send-unstored.ts'
import { anEngine, callsOf, nothingNew, saved, untilStatus } from './testing/an-engine.ts'

const SYNC = 'POST /api/journal/sync'

type Instead = NonNullable<LocalStoreDeps['sendInstead']>

/** A device with a pending entry and no room for another character. */
async function fullDevice(sendInstead?: Instead) {
  const maps = emptyMaps()
  const clock = { now: START }
  const persistence = { asked: 0, granted: true }
  const parts = { tabs: noTabs, now: () => clock.now, persist: async () => true }
  const roomy = await createLocalStore({ ...parts, backend: memoryBackend(maps) })
  await roomy.save(words(TEMP_ID, 'of a full device, '.repeat(20)))
  const room = sizeOf(maps)
  const open = () => createLocalStore({ ...parts, sendInstead, backend: memoryBackend(maps, room) })
  const openWithRoom = () => createLocalStore({ ...parts, backend: memoryBackend(maps) })
  return { clock, persistence, open, openWithRoom }
}

it('a full device sends what would free it even without room for a mark', async () => {
  const arrived = { entries: [saved(SERVER_ID, 'of a full device')], ids: { [TEMP_ID]: SERVER_ID } }
  const answers = { [SYNC]: [200, { ...nothingNew, ...arrived }] as const }
  const { server, store, start } = await anEngine('cloud', answers, await fullDevice())
  const notices: unknown[] = []
  store.onNotice((notice) => notices.push(notice))
  await untilStatus(start(), 'saved')
  expect(callsOf(server)).toEqual([SYNC])
  expect(JSON.parse(server.requests[0]?.body ?? '').entries[0]._id).toBe(TEMP_ID)
  expect(waiting(store)).toEqual([])
  expect(store.entries().map(({ _id }) => _id)).toEqual([SERVER_ID])
  expect(notices).toEqual([])
})

it('uses the idempotent call, and a deletion assumes that it was sent', async () => {
  const device = await fullDevice()
  const { server, store, start } = await anEngine('cloud', { [SYNC]: [500] }, device)
  await untilStatus(start(), 'failed')
  expect(callsOf(server)).toEqual([SYNC])
  expect(waiting(store)).toEqual([['save', TEMP_ID, false]])
  const later = await device.openWithRoom()
  await later.remove(TEMP_ID)
  expect(waiting(later)).toEqual([['delete', TEMP_ID, true]])
})

it('makes no direct call for what it could not mark', async () => {
  const { server, store, parts } = await anEngine('cloud', {}, await fullDevice())
  await sendOne({ ...parts, random: () => 0.5 }, TEMP_ID)
  expect(callsOf(server)).toEqual([SYNC])
  expect(waiting(store)).toEqual([])
})

it('JRN-29 SYNC-33 an entry whose new id does not fit is known by it, and not taken for deleted', async () => {
  const device = await fullDevice()
  const store = await device.open()
  const [going] = await store.checkOut([TEMP_ID])
  const long = saved(SERVER_ID, 'of a full device, '.repeat(40))
  const answer = { ...nothingNew, entries: [long], ids: { [TEMP_ID]: SERVER_ID } }
  const taking = store.takeAnswer(going ? [going.item] : [], answer)
  await expect(taking).rejects.toThrow('no room')
  expect([store.find(TEMP_ID), store.currentId(TEMP_ID)]).toEqual([undefined, SERVER_ID])
  expect([store.isDropped(TEMP_ID), store.isDropped(SERVER_ID)]).toEqual([true, true])
})

/** A full device that is online, and a server that stores what it receives. */
async function fullAndOnline(level: 'hybrid' | 'cloud' | 'local' = 'hybrid') {
  let send: Instead = async () => undefined
  const device = await fullDevice((entry) => send(entry))
  const OTHER = '6f'.padEnd(24, '0')
  const store = (body: string) => {
    const { content, updatedAt } = JSON.parse(body) as { content: string; updatedAt: string }
    return { ...onServer(OTHER, content), updatedAt }
  }
  const answers = {
    'POST /api/journal': (body: string) => [201, store(body)] as const,
    [`PUT /api/journal/${OTHER}`]: (body: string) => [200, store(body)] as const,
  }
  const made = await anEngine(level, answers, device)
  send = (entry) => sendUnstored({ ...made.parts, random: () => 0.5 }, entry)
  const notices: unknown[] = []
  made.store.onNotice((notice) => notices.push(notice))
  return { ...made, notices, OTHER }
}
const NEW_ID = `temp_${'cc'.padEnd(24, '0')}`
const ON_SERVER = { kind: 'storage-full', dropped: 0, saved: 'on-server' }
const isNothing = (saved: unknown) => expect(saved).rejects.toThrow('no room')

it('PRIV-61 text that does not fit on a device is saved on the server, and shown as saved', async () => {
  const { store, server, notices, OTHER } = await fullAndOnline()
  const first = await store.save(words(NEW_ID, 'no room for this'))
  expect([first._id, first.content]).toEqual([OTHER, 'no room for this'])
  expect(store.find(NEW_ID)).toEqual(first)
  expect(waiting(store).map(([, id]) => id)).toEqual([TEMP_ID])
  const next = await store.save({ ...words(NEW_ID, 'nor for this'), updatedAt: first.updatedAt })
  expect(callsOf(server)).toEqual(['POST /api/journal', `PUT /api/journal/${OTHER}`])
  expect(Date.parse(next.updatedAt)).toBeGreaterThan(Date.parse(first.updatedAt))
  expect(texts(store)).toContain('nor for this')
  // Reported once, not with every save.
  expect(notices).toEqual([ON_SERVER])
})

it('PRIV-61 pending changes of such an entry arrive before it, and no older text returns', async () => {
  const { store, server, answers, notices } = await fullAndOnline()
  const long = 'of a full device, '.repeat(20)
  answers[SYNC] = [
    200,
    { ...nothingNew, entries: [saved(SERVER_ID, long)], ids: { [TEMP_ID]: SERVER_ID } },
  ]
  answers[`PUT /api/journal/${SERVER_ID}`] = (body) => [
    200,
    { ...onServer(SERVER_ID, JSON.parse(body).content), updatedAt: at(9) },
  ]
  const kept = await store.save(words(TEMP_ID, `${long} and on`.repeat(3)))
  expect(callsOf(server)).toEqual([SYNC, `PUT /api/journal/${SERVER_ID}`])
  expect(texts(store)).toEqual([`${long} and on`.repeat(3)])
  expect([kept._id, store.find(TEMP_ID)?._id]).toEqual([SERVER_ID, SERVER_ID])
  expect(waiting(store)).toEqual([])
  expect(notices.at(-1)).toEqual(ON_SERVER)
})

it('PRIV-61 if the server refuses it, or must not get it, nothing is shown as saved', async () => {
  const { store, answers, notices, server } = await fullAndOnline()
  answers['POST /api/journal'] = [503]
  await isNothing(store.save(words(NEW_ID, 'no room for this')))
  await isNothing(store.save(words(LOCAL_ID, 'that stays here')))
  const local = await fullAndOnline('local')
  await isNothing(local.store.save(words(NEW_ID, 'that stays here')))
  expect(notices).toMatchObject([{ saved: false }, { saved: false }])
  expect([callsOf(server), callsOf(local.server)]).toEqual([['POST /api/journal'], []])
  // Older text must not arrive after newer text.
  answers[SYNC] = [500]
  await isNothing(store.save(words(TEMP_ID, 'newer words, '.repeat(99))))
  expect(waiting(store)).toMatchObject([['save', TEMP_ID, false]])
})

it('PRIV-61 an older copy that was open in the meantime is evicted, and not shown again', async () => {
  const maps = emptyMaps()
  const answer = { ...nothingNew, entries: [{ ...saved(SERVER_ID, 'new'), updatedAt: at(9) }] }
  const parts = { tabs: noTabs, now: () => START, persist: async () => true, inUse: () => true }
  const roomy = await createLocalStore({ ...parts, backend: memoryBackend(maps) })
  await roomy.takeAnswer([], { ...nothingNew, entries: [saved(SERVER_ID, 'old')] })
  const backend = memoryBackend(maps, 0)
  const store = await createLocalStore({ ...parts, backend, sendInstead: async () => answer })
  await store.save(words(SERVER_ID, 'new'))
  expect(texts(store)).toEqual(['new'])
  expect(maps.rows.size).toBe(0)
})
