import type { Entry } from '@daywell/core/journal'
import { describe, expect, it } from 'vitest'
import { mapStorage } from '#services/session/testing/map-storage.ts'
import { startComplete } from './entries/room.ts'
import { createLocalStore } from './local-store.ts'
import { openLocalStore } from './open-local-store.ts'
import type { Backend } from './tables/backend.ts'
import { localStorageBackend } from './tables/local-storage-backend.ts'
import { memoryBackend } from './tables/memory-backend.ts'
import { emptyMaps } from './tables/staged-tables.ts'
import { noTabs, tabsOn } from './tabs/tabs.ts'
import {
  answerWith,
  at,
  type Device,
  LOCAL_ID,
  MINUTE,
  onServer,
  SERVER_ID,
  START,
  TEMP_ID,
  texts,
  until,
  waiting,
  words,
} from './testing/a-device.ts'
import {
  localStoreContract,
  showsAmongServers,
  tellsByName,
} from './testing/local-store-contract.ts'
import { channels, memoryDevice } from './testing/memory-device.ts'

const OTHER_ID = '6f'.padEnd(24, '0')
const UNSEEN_ID = '7f'.padEnd(24, '0')

describe('in memory', () => localStoreContract(it, async () => memoryDevice()))

function storageDevice(storage: Storage = mapStorage()): Device {
  const clock = { now: START }
  const persistence = { asked: 0, granted: true }
  const channel = channels()
  const persist = async () => {
    persistence.asked += 1
    return persistence.granted
  }
  const open = () =>
    createLocalStore({
      backend: localStorageBackend(storage, 'journal_entries_anna'),
      tabs: tabsOn(channel(), () => {}),
      now: () => clock.now,
      persist,
    })
  return { clock, persistence, open }
}

describe('in local storage', () => localStoreContract(it, async () => storageDevice()))

it('SYNC-03 temp_ waits until the server assigns an id, and local_ stays here', () =>
  tellsByName(async () => storageDevice()))

it('SYNC-14 local entries are listed among those of the server, newest first', () =>
  showsAmongServers(async () => storageDevice()))

it('PRIV-29 writes the row of an entry and its outbox item in one transaction', async () => {
  const maps = emptyMaps()
  const backend = memoryBackend(maps)
  const states: unknown[] = []
  const watched: Backend = {
    ...backend,
    async transact(mode, work) {
      const result = await backend.transact(mode, work)
      states.push([[...maps.rows.keys()], [...maps.outbox.values()].map(({ kind }) => kind)])
      return result
    },
  }
  const parts = { tabs: noTabs, now: () => START, persist: async () => true }
  const store = await createLocalStore({ ...parts, backend: watched })
  await store.takeAnswer([], answerWith(onServer(SERVER_ID, 'theirs')))
  states.length = 0
  await store.save(words(SERVER_ID, 'mine'))
  await store.remove(SERVER_ID)
  await store.save(words(TEMP_ID, 'new'))
  const distinct = new Set(states.map((state) => JSON.stringify(state)))
  expect([...distinct].map((state) => JSON.parse(state))).toEqual([
    [[SERVER_ID], ['save']],
    [[], ['delete']],
    [[TEMP_ID], ['delete', 'save']],
  ])
})

describe('PRIV-16 PRIV-32 journal_entries_ with the user’s id', () => {
  const opened = (storage: Storage, indexedDB: IDBFactory | undefined) =>
    openLocalStore(
      {
        storage,
        indexedDB,
        BroadcastChannel: undefined,
        now: () => START,
        whenIdle: () => {},
        persist: async () => true,
        inUse: () => false,
      },
      'anna',
    )
  const failing = (name: string) =>
    ({
      open() {
        throw new DOMException('Not here', name)
      },
    }) as object as IDBFactory

  it.each([
    ['is missing', undefined],
    ['is refused', failing('SecurityError')],
  ])('is the store where IndexedDB %s', async (_, indexedDB) => {
    const storage = mapStorage()
    const store = await opened(storage, indexedDB)
    await store.takeAnswer([], answerWith(onServer(SERVER_ID, 'copy')))
    await store.save(words(LOCAL_ID, 'here'))
    await store.save(words(TEMP_ID, 'waits'))
    store.close()
    expect(Object.keys(storage.all())).toEqual(['journal_entries_anna'])
    const again = await opened(storage, indexedDB)
    expect([...texts(again)].sort()).toEqual(['copy', 'here', 'waits'])
    expect(waiting(again)).toEqual([['save', TEMP_ID, false]])
  })

  it('is not the store if IndexedDB exists and fails', async () => {
    const storage = mapStorage()
    await expect(opened(storage, failing('UnknownError'))).rejects.toThrow('Not here')
    expect(storage.all()).toEqual({})
  })
})

it('takes over a mirror, and the entries in it that never reached the server', async () => {
  const mirror = [onServer('5e', 'copy'), onServer(TEMP_ID, 'waits'), onServer(LOCAL_ID, 'here')]
  const storage = mapStorage({ journal_entries_anna: JSON.stringify(mirror) })
  const store = await storageDevice(storage).open()
  expect([...texts(store)].sort()).toEqual(['copy', 'here', 'waits'])
  expect(waiting(store)).toEqual([['save', TEMP_ID, true]])
})

it.each(['{', 'null', '7', '{"rows":3}'])('starts empty over %s', async (text) => {
  const store = await storageDevice(mapStorage({ journal_entries_anna: text })).open()
  await store.save(words(LOCAL_ID, 'new'))
  expect(texts(store)).toEqual(['new'])
})

describe('full storage', () => {
  const copies = Array.from({ length: 20 }, (_, minute) =>
    onServer(`${minute}`.padStart(24, '0'), 'x'.repeat(1000), minute),
  )

  it('PRIV-15 evicts the oldest copies of what the server has, never what is only here, and reports it', async () => {
    const store = await memoryDevice(40_000).open()
    const notices: unknown[] = []
    store.onNotice((notice) => notices.push(notice))
    await store.save(words(LOCAL_ID, 'l'.repeat(3000), { createdAt: '2020-01-01T00:00:00.000Z' }))
    await store.save(words(TEMP_ID, 't'.repeat(3000), { createdAt: '2020-01-01T00:00:00.000Z' }))
    await store.takeAnswer([], answerWith(...copies))
    await store.save(words(`${LOCAL_ID}2`, 'n'.repeat(8000)))
    expect(notices).toEqual([{ kind: 'storage-full', dropped: expect.any(Number), saved: true }])
    const kept = store.entries().map(({ _id }) => _id)
    expect(kept).toEqual(expect.arrayContaining([LOCAL_ID, TEMP_ID, `${LOCAL_ID}2`]))
    expect(kept).toContain(copies.at(-1)?._id)
    expect(kept).not.toContain(copies[0]?._id)
  })

  it('keeps the copies that are open, and tells evicted from deleted', async () => {
    const [oldest, second, third] = copies.map(({ _id }) => _id)
    const device = memoryDevice(40_000, (id) => id === oldest)
    const [store, other] = [await device.open(), await device.open()]
    await store.takeAnswer([], answerWith(...copies))
    await store.save(words(LOCAL_ID, 'n'.repeat(14_000)))
    await until(other, () => other.find(LOCAL_ID) !== undefined)
    for (const tab of [store, other]) {
      expect(tab.find(oldest ?? '')).toBeDefined()
      const found = [second, third].map((id = '') => [tab.find(id), tab.isDropped(id)])
      expect(found).toEqual(Array(2).fill([undefined, true]))
    }
    const deleted = [{ id: second ?? '', deletedAt: at(60) }]
    await store.takeAnswer([], { ...answerWith(copies[2] as Entry), deleted })
    await store.remove(third ?? '')
    expect([second, third].map((id = '') => store.isDropped(id))).toEqual([false, false])
    expect(store.isDropped(LOCAL_ID)).toBe(false)
  })

  it('deletes what the server has confirmed together with its earlier versions', async () => {
    const maps = emptyMaps()
    let now = Date.parse(at(0))
    const open = (room?: number) =>
      createLocalStore({
        backend: memoryBackend(maps, room),
        tabs: noTabs,
        persist: async () => true,
        now: () => now,
      })
    const roomy = await open()
    await roomy.save(words(SERVER_ID, 'of one sitting'))
    now += 60 * MINUTE
    await roomy.save(words(SERVER_ID, 'of the next'))
    const [going] = await roomy.checkOut([SERVER_ID])
    const tight = await open(0)
    const answer = { ...answerWith(onServer(SERVER_ID, 'of the next', 60)), syncedAt: at(60) }
    const taking = tight.takeAnswer(going ? [going.item] : [], answer, going?.earlier)
    await expect(taking).rejects.toThrow('no room')
    expect([maps.outbox.size, maps.revisions.size]).toEqual([0, 0])
  })

  it('refuses what does not fit even then, and loses nothing that is here', async () => {
    const store = await memoryDevice(40_000).open()
    const notices: unknown[] = []
    store.onNotice((notice) => notices.push(notice))
    await store.save(words(LOCAL_ID, 'l'.repeat(3000)))
    await store.takeAnswer([], answerWith(...copies))
    const saving = store.save(words(`${LOCAL_ID}2`, 'n'.repeat(80_000)))
    await expect(saving).rejects.toThrow('no room')
    expect(notices).toEqual([{ kind: 'storage-full', dropped: 20, saved: false }])
    expect(store.entries().map(({ _id }) => _id)).toEqual([LOCAL_ID])
  })
})

it('ENT-52 an evicted entry is not called deleted before a full fetch', async () => {
  const maps = emptyMaps()
  const newer = { ...onServer(SERVER_ID, 'newer'), updatedAt: at(9) }
  const channel = channels()
  const open = async (room?: number) => {
    const backend = memoryBackend(maps, room)
    await startComplete(backend)
    return createLocalStore({
      backend,
      now: () => START,
      persist: async () => true,
      inUse: () => true,
      tabs: tabsOn(channel(), () => {}),
      sendInstead: async () => answerWith(newer),
    })
  }
  const syncedAt = at(1)
  const roomy = await open()
  await roomy.takeAnswer([], { ...answerWith(onServer(SERVER_ID, 'open')), syncedAt })
  expect([SERVER_ID, OTHER_ID].map(roomy.isDropped)).toEqual([false, false])
  await (await open(0)).save(words(SERVER_ID, 'newer'))

  const [again, tab] = [await open(), await open()]
  const dropped = () => [again, tab].flatMap((store) => [SERVER_ID, TEMP_ID].map(store.isDropped))
  expect([again.find(SERVER_ID), ...dropped()]).toEqual([undefined, true, false, true, false])
  await again.takeAnswer([], { ...answerWith(onServer(OTHER_ID, 'first')), syncedAt, more: true })
  expect((await open()).isDropped(SERVER_ID)).toBe(true)
  expect(dropped()).toEqual([true, false, true, false])
  // It wasn't on the last page either.
  await again.takeAnswer([], { ...answerWith(), since: syncedAt, syncedAt: at(2) })
  await until(tab, () => !tab.isDropped(SERVER_ID))
  expect(dropped()).toEqual([false, false, false, false])
})

it('ENT-52 an entry deleted since is not taken for one still to come', async () => {
  const device = memoryDevice()
  const [store, tab] = [await device.open(), await device.open()]
  const ids = [SERVER_ID, OTHER_ID]
  await store.takeAnswer([], answerWith(...ids.map((id) => onServer(id, 'here'))))
  await store.remove(SERVER_ID)
  const [going] = await store.checkOut([SERVER_ID])
  await store.takeAnswer(going ? [going.item] : [], answerWith())
  const deleted = [OTHER_ID, UNSEEN_ID].map((id) => ({ id, deletedAt: at(60) }))
  await store.takeAnswer([], { ...answerWith(), deleted })
  expect([...ids, UNSEEN_ID].map(store.isDropped)).toEqual([false, false, false])
  await until(tab, () => texts(tab).length === 0)
  expect(ids.map(tab.isDropped)).toEqual([false, false])
})

it('a tab that learns of a newer version reports it and ignores the change', async () => {
  const channel = channels()
  const outdated: string[] = []
  const heard: string[] = []
  tabsOn(channel(), () => outdated.push('old'), 1).listen(async (ids) => void heard.push(...ids))
  const newer = tabsOn(channel(), () => outdated.push('new'), 2)
  newer.listen(async () => {})
  newer.announce(['some id'], false)
  await Promise.resolve()
  expect(outdated).toEqual(['old', 'old'])
  expect(heard).toEqual([])
})
