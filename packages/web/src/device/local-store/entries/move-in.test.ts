import { describe, expect, it } from 'vitest'
import { leftIn, localStorageBackend } from '#device/local-store/tables/local-storage-backend.ts'
import { memoryBackend } from '#device/local-store/tables/memory-backend.ts'
import { emptyMaps } from '#device/local-store/tables/staged-tables.ts'
import { noTabs } from '#device/local-store/tabs/tabs.ts'
import {
  answerWith,
  at,
  LOCAL_ID,
  MINUTE,
  onServer,
  SERVER_ID,
  START,
  TEMP_ID,
  texts,
  waiting,
  words,
} from '#device/local-store/testing/a-device.ts'
import { mapStorage } from '#services/session/testing/map-storage.ts'
import { createLocalStore } from '../local-store.ts'
import { readMirror, writeMirror } from './mirror.ts'

const KEY = 'journal_entries_anna'

/** A device whose database opens at some starts and fails at others. */
function aFickleDevice() {
  const storage = mapStorage()
  const maps = emptyMaps()
  const clock = { now: START }
  const parts = { tabs: noTabs, now: () => clock.now, persist: async () => true }
  const without = () => createLocalStore({ ...parts, backend: localStorageBackend(storage, KEY) })
  const withDatabase = async () => {
    const arriving = leftIn(storage, KEY)
    const store = await createLocalStore({ ...parts, backend: memoryBackend(maps), arriving })
    writeMirror(storage, KEY, store.entries())
    return store
  }
  const versions = async (store: Awaited<ReturnType<typeof without>>, id: string) =>
    (await store.revisions(id)).map(({ entry }) => entry.content)
  /** A tab that had opened the database before. */
  const beside = () => createLocalStore({ ...parts, backend: memoryBackend(maps) })
  return { storage, clock, without, withDatabase, beside, versions }
}

describe('when the database is back', () => {
  it('everything written without it is migrated, and the mirror takes its place', async () => {
    const { storage, clock, without, withDatabase, versions } = aFickleDevice()
    const before = await without()
    await before.save(words(LOCAL_ID, 'only here'))
    clock.now += 10 * MINUTE
    await before.save(words(LOCAL_ID, 'only here, edited'))
    await before.save(words(TEMP_ID, 'waits'))
    await before.save(words(`${LOCAL_ID}1`, 'deleted here'))
    await before.remove(`${LOCAL_ID}1`)
    const store = await withDatabase()
    expect([...texts(store)].sort()).toEqual(['only here, edited', 'waits'])
    expect(waiting(store)).toEqual([['save', TEMP_ID, true]])
    expect(await versions(store, LOCAL_ID)).toEqual(['only here'])
    expect((await store.deleted()).map(({ entry }) => entry.content)).toEqual(['deleted here'])
    expect(readMirror(storage, KEY)).toHaveLength(2)
  })

  it('of two versions the newer one wins and the other is kept, however often it is migrated', async () => {
    const { storage, clock, without, withDatabase, versions } = aFickleDevice()
    const first = await withDatabase()
    await first.takeAnswer([], answerWith(onServer(SERVER_ID, 'copy')))
    await first.save(words(SERVER_ID, 'first, sent to nobody'))
    await first.save(words(LOCAL_ID, 'first here'))
    clock.now += 20 * MINUTE
    const between = await without()
    await between.save(words(SERVER_ID, 'between, long after'))
    await between.save(words(`${LOCAL_ID}1`, 'of the time between'))
    const left = storage.getItem(KEY) ?? ''
    const store = await withDatabase()
    // The page closed before the text was removed: it's migrated again.
    storage.setItem(KEY, left)
    const again = await withDatabase()
    for (const one of [store, again]) {
      expect([...texts(one)].sort()).toEqual([
        'between, long after',
        'first here',
        'of the time between',
      ])
      expect(await versions(one, SERVER_ID)).toEqual(['first, sent to nobody'])
    }
    const [going] = await again.checkOut([SERVER_ID])
    expect(going?.earlier.map(({ content }) => content)).toEqual(['first, sent to nobody'])
    expect(going?.entry?.updatedAt).toBe(at(20))
  })

  it('keeps what was written or deleted in it later', async () => {
    const { clock, without, withDatabase, beside, versions } = aFickleDevice()
    const between = await without()
    await between.takeAnswer([], answerWith(onServer(SERVER_ID, 'copy')))
    await between.save(words(LOCAL_ID, 'older'))
    await between.save(words(TEMP_ID, 'sent, then deleted'))
    await between.checkOut([TEMP_ID])
    await between.remove(TEMP_ID)
    clock.now += MINUTE
    await (await beside()).save(words(LOCAL_ID, 'newer'))
    const store = await withDatabase()
    expect(texts(store)).toEqual(['newer'])
    expect(waiting(store)).toEqual([['delete', TEMP_ID, true]])
    expect(await versions(store, LOCAL_ID)).toEqual(['older'])
    expect(await store.lastSync()).toBeUndefined()
  })

  it('an entry moved to the device without it stays on the device', async () => {
    const { clock, without, withDatabase, versions } = aFickleDevice()
    const first = await withDatabase()
    await first.takeAnswer([], answerWith(onServer(SERVER_ID, 'copy')))
    await first.save(words(SERVER_ID, 'not sent yet'))
    await withDatabase()
    clock.now += MINUTE
    await (await without()).saveHere(words(SERVER_ID, 'mine alone'), LOCAL_ID)
    const store = await withDatabase()
    expect(texts(store)).toEqual(['mine alone'])
    expect(waiting(store)).toEqual([['delete', SERVER_ID, true]])
    expect(store.find(SERVER_ID)?._id).toBe(LOCAL_ID)
    expect(await versions(store, LOCAL_ID)).toEqual(['not sent yet'])
    const [going] = await store.checkOut([SERVER_ID])
    expect(going?.earlier).toEqual([])
  })

  it('a mirror never overwrites a store that has not been migrated', async () => {
    const { storage, without } = aFickleDevice()
    await (await without()).save(words(LOCAL_ID, 'only here'))
    writeMirror(storage, KEY, [])
    expect(texts(await without())).toEqual(['only here'])
  })
})
