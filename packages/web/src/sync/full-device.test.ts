import { expect, it } from 'vitest'
import { createLocalStore } from '#local-store/local-store.ts'
import { memoryShelf, sizeOf } from '#local-store/memory-shelf.ts'
import { emptyMaps } from '#local-store/staged-tables.ts'
import { noTabs } from '#local-store/tabs.ts'
import { SERVER_ID, START, TEMP_ID, waiting, words } from '#local-store/testing/a-device.ts'
import { sendOne } from './send-one.ts'
import { anEngine, callsOf, nothingNew, saved, untilStatus } from './testing/an-engine.ts'

const SYNC = 'POST /api/journal/sync'

/** A device on which an entry waits, and not one letter more fits. */
async function fullDevice() {
  const maps = emptyMaps()
  const clock = { now: START }
  const persistence = { asked: 0, granted: true }
  const parts = { tabs: noTabs, now: () => clock.now, persist: async () => true }
  const roomy = await createLocalStore({ ...parts, shelf: memoryShelf(maps) })
  await roomy.save(words(TEMP_ID, 'of a full device, '.repeat(20)))
  const room = sizeOf(maps)
  const open = () => createLocalStore({ ...parts, shelf: memoryShelf(maps, room) })
  const openWithRoom = () => createLocalStore({ ...parts, shelf: memoryShelf(maps) })
  return { clock, persistence, open, openWithRoom }
}

it('a device without room for a mark sends all the same what would free it', async () => {
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

it('goes by the call that can be repeated, and a deletion assumes that it has left', async () => {
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

it('JRN-29 SYNC-33 an entry whose new id finds no room is known by it, and not taken for deleted', async () => {
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
