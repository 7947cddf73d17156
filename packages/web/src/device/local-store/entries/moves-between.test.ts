import type { LevelChange } from '@daywell/core/privacy'
import { describe, expect, it } from 'vitest'
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

const change: LevelChange = {
  from: 'hybrid',
  to: 'local',
  way: 'bring',
  startedAt: 1,
  step: 'move',
  total: 3,
}
const newLocal = () => LOCAL_ID
const newTemp = () => TEMP_ID

it('a level change is visible to the next tab until it is done', async () => {
  const device = memoryDevice()
  const store = await device.open()
  expect(await store.moves.unfinished()).toBeUndefined()
  await store.moves.keep(change)
  const next = await device.open()
  expect(await next.moves.unfinished()).toEqual(change)
  await next.moves.forget()
  expect(await store.moves.unfinished()).toBeUndefined()
})

describe('moved here', () => {
  it('is an entry with its text at that moment, whatever was seen before', async () => {
    const device = memoryDevice()
    const store = await device.open()
    await store.takeAnswer([], answerWith(onServer(SERVER_ID, 'as it was seen')))
    const other = await device.open()
    await other.save(words(SERVER_ID, 'written in another tab'))
    await store.moves.bringHere([SERVER_ID, 'unknown'], newLocal)
    expect(texts(store)).toEqual(['written in another tab'])
    expect(waiting(store)).toEqual([['delete', SERVER_ID, false]])
    // Idempotent: the second time is a no-op.
    await store.moves.bringHere([SERVER_ID, LOCAL_ID], () => `${LOCAL_ID}2`)
    expect(store.entries().map(({ _id }) => _id)).toEqual([LOCAL_ID])
  })

  it('is what was deleted on the server, for its remaining days', async () => {
    const device = memoryDevice()
    const store = await device.open()
    const gone = { ...onServer(SERVER_ID, 'deleted there'), deletedAt: at(-5) }
    await store.moves.bringDeleted([gone], newLocal)
    expect(await store.deleted()).toMatchObject([
      { entry: { _id: LOCAL_ID, content: 'deleted there' }, deletedAt: at(-5) },
    ])
    expect(store.outbox()).toMatchObject([
      { kind: 'delete', id: SERVER_ID, purge: { seen: at(0) } },
    ])
    const [item] = store.outbox()
    if (item) await store.takeAnswer([item], { entries: [], deleted: [], ids: {} })
    // The server still lists it: it's asked again, and nothing is duplicated here.
    await store.moves.bringDeleted([gone], () => `${LOCAL_ID}2`)
    expect(await store.deleted()).toHaveLength(1)
    expect(store.outbox()).toHaveLength(1)
    expect((await store.restore(LOCAL_ID))?.content).toBe('deleted there')
  })

  it('is what the server kept for longer than 30 days, as if deleted now', async () => {
    const device = memoryDevice()
    const store = await device.open()
    const deletedAt = at(-60 * 24 * 60)
    await store.moves.bringDeleted([{ ...onServer(SERVER_ID, 'told late'), deletedAt }], newLocal)
    const later = await device.open()
    expect(await later.deleted()).toMatchObject([{ deletedAt: at(0) }])
  })
})

describe('uploaded', () => {
  it('is an entry with all of its versions, its text newest', async () => {
    const device = memoryDevice()
    const store = await device.open()
    await store.save(words(LOCAL_ID, 'first'))
    device.clock.now += 10 * MINUTE
    await store.save(words(LOCAL_ID, 'second'))
    device.clock.now += 10 * MINUTE
    await store.moves.sendUp([LOCAL_ID], newTemp)
    const [going] = await store.checkOut([TEMP_ID])
    expect(going?.entry).toMatchObject({ _id: TEMP_ID, content: 'second', updatedAt: at(10) })
    expect(going?.earlier).toMatchObject([{ _id: TEMP_ID, content: 'first', updatedAt: at(0) }])
    expect(store.find(LOCAL_ID)?._id).toBe(TEMP_ID)
    await store.moves.sendUp([LOCAL_ID, TEMP_ID], () => `${TEMP_ID}2`)
    expect(waiting(store)).toEqual([['save', TEMP_ID, true]])
  })

  it('are versions of the same moment, and ones newer than the text, with distinct times', async () => {
    const device = memoryDevice()
    const store = await device.open()
    await store.takeAnswer([], answerWith(onServer(SERVER_ID, 'text', 1)))
    await store.saveHere(words(SERVER_ID, 'text'), LOCAL_ID)
    const revision = (rev: string, minute: number) => {
      return { rev, replacedAt: at(9), entry: onServer(SERVER_ID, `version ${rev}`, minute) }
    }
    await store.takeRevisions(SERVER_ID, [revision('a', 5), revision('b', 5), revision('c', 2)])
    await store.moves.sendUp([LOCAL_ID], newTemp)
    const [going] = await store.checkOut([TEMP_ID])
    const times = going?.earlier.map(({ updatedAt }) => updatedAt) ?? []
    expect(times.length).toBeGreaterThanOrEqual(3)
    expect(new Set(times).size).toBe(times.length)
    expect(Date.parse(going?.entry?.updatedAt ?? '')).toBeGreaterThan(
      Math.max(...times.map((time) => Date.parse(time))),
    )
    const item = going?.item
    await store.takeAnswer(
      item ? [item] : [],
      { entries: [], deleted: [], ids: {} },
      going?.earlier,
    )
    expect(await store.revisions(TEMP_ID)).toEqual([])
  })
})

it('text that is missing here when it is to be removed there is only deleted there', async () => {
  const device = memoryDevice()
  const store = await device.open()
  await store.takeAnswer([], answerWith(onServer(SERVER_ID, 'the only copy')))
  await store.moves.bringHere([SERVER_ID], newLocal)
  const [safe] = await store.checkOut([SERVER_ID])
  expect(safe?.item).toHaveProperty('purge')
  await store.remove(LOCAL_ID)
  expect((await store.checkOut([SERVER_ID]))[0]?.item).toHaveProperty('purge')
  // Its 30 days are over, or the browser has lost it.
  device.clock.now += 31 * 24 * 60 * MINUTE
  const later = await device.open()
  expect(await later.deleted()).toEqual([])
  const [gone] = await later.checkOut([SERVER_ID])
  expect(gone?.item).toMatchObject({ kind: 'delete', id: SERVER_ID })
  expect(gone?.item).not.toHaveProperty('purge')
})
