import { expect, it } from 'vitest'
import {
  answerWith,
  at,
  LOCAL_ID,
  MINUTE,
  onServer,
  SERVER_ID,
  TEMP_ID,
  texts,
  waiting,
  words,
} from '#device/local-store/testing/a-device.ts'
import { memoryDevice } from '#device/local-store/testing/memory-device.ts'

/** A device with an entry it has just moved here from the server. */
async function moved(content = 'here from now on') {
  const here = memoryDevice()
  const store = await here.open()
  await store.takeAnswer([], answerWith(onServer(SERVER_ID, 'there')))
  await store.saveHere(words(SERVER_ID, content), LOCAL_ID)
  return { here, store }
}

it('an entry that another device has revived is its own entry again', async () => {
  const { store } = await moved()
  const [going] = await store.checkOut([SERVER_ID])
  await store.takeAnswer(going ? [going.item] : [], answerWith())
  await store.takeAnswer([], answerWith(onServer(SERVER_ID, 'revived', 9)))
  expect(store.find(SERVER_ID)?.content).toBe('revived')
  await store.save(words(SERVER_ID, 'revived, and edited'))
  expect([...texts(store)].sort()).toEqual(['here from now on', 'revived, and edited'])
  await store.remove(LOCAL_ID)
  await store.remove(SERVER_ID)
  await store.restore(SERVER_ID)
  expect(texts(store)).toEqual(['revived, and edited'])
})

it('that was revived before the server assigned its id is its own entry, too', async () => {
  const store = await memoryDevice().open()
  await store.save(words(TEMP_ID, 'sent, and no answer'))
  await store.checkOut([TEMP_ID])
  await store.saveHere(words(TEMP_ID, 'here from now on'), LOCAL_ID)
  const [going] = await store.checkOut([TEMP_ID])
  const revived = { ...answerWith(onServer(SERVER_ID, 'revived', 9)), syncedAt: at(10) }
  await store.takeAnswer(going ? [going.item] : [], { ...revived, ids: { [TEMP_ID]: SERVER_ID } })
  expect([...texts(store)].sort()).toEqual(['here from now on', 'revived'])
  expect(store.find(SERVER_ID)?.content).toBe('revived')
})

it('is not listed as deleted, under any id', async () => {
  const store = await memoryDevice().open()
  await store.save(words(TEMP_ID, 'sent, and no answer'))
  await store.checkOut([TEMP_ID])
  await store.saveHere(words(TEMP_ID, 'here from now on'), LOCAL_ID)
  expect(await store.deleted()).toEqual([])
  await store.takeAnswer([], { ...answerWith(), ids: { [TEMP_ID]: SERVER_ID } })
  expect(waiting(store)).toEqual([['delete', SERVER_ID, true]])
  expect(await store.deleted()).toEqual([])
  for (const id of [TEMP_ID, SERVER_ID]) expect(store.find(id)?._id).toBe(LOCAL_ID)
})

it('stays on the server, too, if the server refuses to delete it', async () => {
  const { store } = await moved()
  const [going] = await store.checkOut([SERVER_ID])
  if (going) await store.takeBack(going.item)
  expect(waiting(store)).toEqual([])
  expect([...texts(store)].sort()).toEqual(['here from now on', 'there'])
})

it('text that was only moved, or saved again, keeps its age', async () => {
  const here = memoryDevice()
  const store = await here.open()
  await store.save(words(TEMP_ID, 'of the morning'))
  here.clock.now += 60 * MINUTE
  await store.save(words(TEMP_ID, 'of the morning'))
  await store.saveHere(words(TEMP_ID, 'of the morning'), LOCAL_ID)
  here.clock.now += MINUTE
  await store.save(words(LOCAL_ID, 'of noon, and of much the same length'))
  const revisions = await store.revisions(LOCAL_ID)
  expect(revisions.map(({ entry }) => entry.content)).toEqual(['of the morning'])
})

it('text from another tab, unseen by the move, is kept', async () => {
  const store = await memoryDevice().open()
  const seen = await store.save(words(TEMP_ID, 'both have seen this'))
  await store.save({ ...seen, content: 'both have seen this, not that' })
  await store.saveHere({ ...seen, content: 'of this tab, moved' }, LOCAL_ID)
  const revisions = await store.revisions(LOCAL_ID)
  expect(revisions.map(({ entry }) => entry.content)).toEqual(['both have seen this, not that'])
})

it('an answer that starts too late does not hide earlier changes', async () => {
  const store = await memoryDevice().open()
  await store.takeAnswer([], { ...answerWith(), syncedAt: at(5) })
  await store.dropCopies()
  await store.takeAnswer([], { ...answerWith(), since: at(5), syncedAt: at(9) })
  expect(await store.lastSync()).toBeUndefined()
  await store.takeAnswer([], { ...answerWith(), syncedAt: at(3) })
  await store.takeAnswer([], { ...answerWith(), since: at(5), syncedAt: at(9) })
  expect(await store.lastSync()).toBe(at(3))
  await store.takeAnswer([], { ...answerWith(), since: at(3), syncedAt: at(9) })
  expect(await store.lastSync()).toBe(at(9))
})
