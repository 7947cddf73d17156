import { expect, it } from 'vitest'
import { mapStorage } from '#services/session/testing/map-storage.ts'
import { clearCopies } from './clear-copies.ts'
import { followEntries } from './derived/follow-entries.ts'
import { keptCorrections } from './derived/kept-corrections.ts'
import { leavingDrafts } from './drafts/leaving-drafts.ts'
import { forgetPerson } from './forget-person.ts'
import { leaveDevice } from './leave-device.ts'
import { openLocalStore } from './open-local-store.ts'
import { answerWith, LOCAL_ID, onServer, SERVER_ID, START, words } from './testing/a-device.ts'
import { memoryDevice } from './testing/memory-device.ts'

const refuse = () => {
  throw new DOMException('Site data is blocked', 'SecurityError')
}
const indexedDB = { open: refuse, deleteDatabase: refuse } as object as IDBFactory
const userId = 'anna'

/** A journal in a browser that refuses IndexedDB, with a copy in local storage. */
async function aJournal() {
  const storage = mapStorage()
  const whenIdle = () => {}
  const store = await openLocalStore(
    {
      storage,
      indexedDB,
      whenIdle,
      BroadcastChannel: undefined,
      persist: async () => true,
      now: () => START,
      inUse: () => false,
    },
    userId,
  )
  await store.takeAnswer([], answerWith(onServer(SERVER_ID, 'a copy')))
  await store.save(words(LOCAL_ID, 'only here'))
  const correction = { entryId: SERVER_ID, print: 'p', emotions: ['joy'], start: 0, end: 4 }
  keptCorrections(storage, userId).put(correction)
  const madeFrom = followEntries({ store, userId, storage, indexedDB, whenIdle })
  return { store, storage, madeFrom }
}

const refused = 'Site data is blocked'

it('PRIV-63 a log-out clears all other copies even if the browser refuses the database', async () => {
  const { store, storage, madeFrom } = await aJournal()
  const drafts = leavingDrafts({ indexedDB }, { storage, userId })
  const leaving = leaveDevice({ store, storage, userId, indexedDB, madeFrom, drafts })
  await expect(leaving).rejects.toThrow(refused)
  expect(Object.keys(storage.all())).toEqual(['journal_entries_anna'])
  expect(storage.getItem('journal_entries_anna')).toContain('only here')
  expect(storage.getItem('journal_entries_anna')).not.toContain('a copy')
})

it('LOOK-08 a log-out removes the saved searches', async () => {
  const { store, storage } = await aJournal()
  storage.setItem('saved_searches_anna', '["tag:secret"]')
  storage.setItem('saved_searches_ben', '["tag:other"]')
  await clearCopies(store, storage, userId)
  expect(storage.getItem('saved_searches_anna')).toBeNull()
  expect(storage.getItem('saved_searches_ben')).toBe('["tag:other"]')
})

it('PRIV-63 so does the deletion of an account', async () => {
  const { store, storage } = await aJournal()
  const forgetting = forgetPerson({ localStorage: storage, indexedDB }, userId, store)
  await expect(forgetting).rejects.toThrow(refused)
  expect(storage.all()).toEqual({})
})

it("PRIV-63 failing tables don't leave a copy in the mirror", async () => {
  const store = await memoryDevice().open()
  await store.takeAnswer([], answerWith(onServer(SERVER_ID, 'a copy')))
  await store.save(words(LOCAL_ID, 'only here'))
  const storage = mapStorage({ last_sync_anna: 'then' })
  store.close()
  await expect(clearCopies(store, storage, userId)).rejects.toThrow('closed')
  expect(Object.keys(storage.all())).toEqual(['journal_entries_anna'])
  expect(storage.getItem('journal_entries_anna')).toContain('only here')
  expect(storage.getItem('journal_entries_anna')).not.toContain('a copy')
})
