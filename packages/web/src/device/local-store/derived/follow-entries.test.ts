import { expect, it } from 'vitest'
import {
  answerWith,
  LOCAL_ID,
  onServer,
  SERVER_ID,
  TEMP_ID,
  words,
} from '#device/local-store/testing/a-device.ts'
import { memoryDevice } from '#device/local-store/testing/memory-device.ts'
import { mapStorage } from '#services/session/testing/map-storage.ts'
import { followEntries } from './follow-entries.ts'
import { keptCorrections } from './kept-corrections.ts'

const OTHER = '5f'.padEnd(24, '0')

it('corrections are deleted with their entry, follow it to a new id, and stay when its copy is evicted', async () => {
  const store = await memoryDevice().open()
  await store.takeAnswer([], answerWith(onServer(SERVER_ID, 'a copy'), onServer(OTHER, 'another')))
  await store.save(words(LOCAL_ID, 'kept here'))
  await store.save(words(TEMP_ID, 'waits'))
  const storage = mapStorage()
  const kept = keptCorrections(storage, 'anna')
  for (const entryId of [SERVER_ID, OTHER, LOCAL_ID, TEMP_ID])
    kept.put({ entryId, print: 'p', emotions: ['joy'], start: 0, end: 4 })
  const forgotten: string[] = []
  const deleteDatabase = (name: string) => void forgotten.push(name)
  const following = followEntries({
    store,
    storage,
    userId: 'anna',
    whenIdle: () => {},
    indexedDB: { deleteDatabase } as object as IDBFactory,
  })
  const ids = () => kept.all().map(({ entryId }) => entryId)

  await store.remove(OTHER)
  expect(ids()).toEqual([SERVER_ID, LOCAL_ID, TEMP_ID])
  const sent = await store.checkOut([TEMP_ID])
  const named = 'cc'.padEnd(24, '0')
  await store.takeAnswer(
    sent.map(({ item }) => item),
    { ...answerWith(onServer(named, 'waits')), ids: { [TEMP_ID]: named } },
  )
  expect(ids()).toEqual([SERVER_ID, LOCAL_ID, named])
  await store.dropCopies()
  expect(ids()).toEqual([SERVER_ID, LOCAL_ID, named])

  // After a log-out, nothing stays that the server has or that can be computed again.
  await following.leave()
  expect(ids()).toEqual([LOCAL_ID])
  expect(forgotten).toEqual(['daywell-readings-anna'])
  following.stop()
  await store.remove(LOCAL_ID)
  expect(ids()).toEqual([LOCAL_ID])
})
