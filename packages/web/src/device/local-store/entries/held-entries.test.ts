import type { Entry } from '@daywell/core/journal'
import { expect, it } from 'vitest'
import type { Backend } from '#device/local-store/tables/backend.ts'
import { memoryBackend } from '#device/local-store/tables/memory-backend.ts'
import { emptyMaps } from '#device/local-store/tables/staged-tables.ts'
import { tabsOn } from '#device/local-store/tabs/tabs.ts'
import {
  answerWith,
  at,
  LOCAL_ID,
  onServer,
  SERVER_ID,
  START,
  TEMP_ID,
  texts,
  until,
  waiting,
  words,
} from '#device/local-store/testing/a-device.ts'
import { channels } from '#device/local-store/testing/memory-device.ts'
import { mapStorage } from '#services/session/testing/map-storage.ts'
import { clearCopies } from '../clear-copies.ts'
import { createLocalStore } from '../local-store.ts'

/** A full device, and a server that stores the entries instead. */
async function fullDevice() {
  const maps = emptyMaps()
  const [full, roomy] = [memoryBackend(maps, 0), memoryBackend(maps)]
  let isFull = true
  const backend: Backend = {
    ...full,
    transact: (mode, work) => (isFull ? full : roomy).transact(mode, work),
  }
  const channel = channels()
  const sendInstead = async (entry: Entry) => ({
    ...answerWith({ ...entry, _id: SERVER_ID }),
    ids: { [entry._id]: SERVER_ID },
  })
  const deleted: string[] = []
  const server = { answer: answerWith(), isThere: true }
  const deleteInstead = async (id: string) => {
    if (!server.isThere) throw new Error('No connection')
    deleted.push(id)
    return server.answer
  }
  const openTab = () =>
    createLocalStore({
      backend,
      sendInstead,
      deleteInstead,
      persist: async () => true,
      now: () => START,
      tabs: tabsOn(channel(), () => {}),
    })
  const freeUp = () => {
    isFull = false
  }
  return { maps, openTab, freeUp, deleted, server }
}

/** An entry on the server that this device holds only in memory. */
async function heldEntry() {
  const device = await fullDevice()
  const store = await device.openTab()
  const held = await store.save(words(TEMP_ID, 'no room for this'))
  expect([device.maps.rows.size, texts(store)]).toEqual([0, ['no room for this']])
  return { ...device, store, held }
}

it("PRIV-22 a log-out leaves nothing of an entry on the server that didn't fit here", async () => {
  const { store } = await heldEntry()
  const storage = mapStorage()
  await clearCopies(store, storage, 'anna')
  expect([texts(store), storage.all()]).toEqual([[], {}])
  expect(store.isDropped(SERVER_ID)).toBe(true)
})

it('removing all text, or the account, removes it too', async () => {
  for (const act of ['removeWords', 'erase'] as const) {
    const { store } = await heldEntry()
    await store.leaving[act](await store.leaving.lastEdit())
    expect(texts(store)).toEqual([])
  }
})

it('PRIV-62 its deletion waits for the server', async () => {
  const { store, freeUp } = await heldEntry()
  freeUp()
  await store.remove(TEMP_ID)
  expect([texts(store), waiting(store)]).toEqual([[], [['delete', SERVER_ID, false]]])
  const [item] = await store.checkOut([SERVER_ID])
  await store.takeAnswer(item ? [item.item] : [], answerWith())
  expect([texts(store), waiting(store)]).toEqual([[], []])
})

it("PRIV-62 if even that doesn't fit, the server deletes it at once", async () => {
  const { store, deleted } = await heldEntry()
  await store.remove(TEMP_ID)
  expect([texts(store), store.isDropped(SERVER_ID), deleted]).toEqual([[], false, [SERVER_ID]])
})

it('PRIV-62 newer text on the server wins', async () => {
  const { store, server, held } = await heldEntry()
  server.answer = answerWith({ ...held, content: 'newer', updatedAt: at(5) })
  await store.remove(TEMP_ID)
  expect(texts(store)).toEqual(['newer'])
})

it("PRIV-62 if neither is possible, it isn't shown as deleted", async () => {
  const { store, server } = await heldEntry()
  server.isThere = false
  await expect(store.remove(TEMP_ID)).rejects.toThrow('no room')
  expect(texts(store)).toEqual(['no room for this'])
})

it('PRIV-62 an evicted copy that a page still shows can be deleted', async () => {
  const { store, freeUp } = await heldEntry()
  await store.dropCopies()
  freeUp()
  await store.remove(SERVER_ID)
  expect(waiting(store)).toEqual([['delete', SERVER_ID, false]])
})

it('PRIV-62 moved to the device, it is removed from the server', async () => {
  const { store, freeUp, held } = await heldEntry()
  freeUp()
  await store.saveHere({ ...held, content: 'here now' }, LOCAL_ID)
  expect(store.entries().map(({ _id, content }) => [_id, content])).toEqual([
    [LOCAL_ID, 'here now'],
  ])
  expect(store.outbox()).toMatchObject([{ kind: 'delete', id: SERVER_ID, purge: {} }])
  expect(store.find(TEMP_ID)?.content).toBe('here now')
})

it("follows the server's answers", async () => {
  const { store, maps, freeUp, held } = await heldEntry()
  freeUp()
  await store.takeAnswer([], answerWith({ ...onServer(SERVER_ID, 'older'), updatedAt: at(-9) }))
  expect(texts(store)).toEqual(['no room for this'])
  await store.takeAnswer([], answerWith(held))
  expect(maps.rows.get(SERVER_ID)?.entry).toEqual(held)
  expect(texts(store)).toEqual(['no room for this'])
})

it('disappears when it was deleted elsewhere', async () => {
  const { store } = await heldEntry()
  const deleted = [{ id: SERVER_ID, deletedAt: at(9) }]
  await store.takeAnswer([], { ...answerWith(), deleted })
  expect([texts(store), store.isDropped(SERVER_ID)]).toEqual([[], false])
})

it('gives way to what another tab stores or deletes', async () => {
  const { store, openTab, freeUp, held } = await heldEntry()
  const other = await openTab()
  await other.save({ ...held, content: 'of the other' })
  await other.remove(SERVER_ID)
  await until(store, () => texts(store).length === 0)
  expect(store.isDropped(SERVER_ID)).toBe(false)
  await store.save(words(TEMP_ID, 'again'))
  freeUp()
  await other.takeAnswer([], answerWith({ ...held, content: 'newer', updatedAt: at(5) }))
  await until(store, () => texts(store)[0] === 'newer')
  expect(texts(store)).toEqual(['newer'])
})
