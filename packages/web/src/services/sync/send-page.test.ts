import { expect, it } from 'vitest'
import {
  answerWith,
  LOCAL_ID,
  onServer,
  SERVER_ID,
  TEMP_ID,
  words,
} from '#device/local-store/testing/a-device.ts'
import { sendPage } from './send-page.ts'
import { anEngine } from './testing/an-engine.ts'

const tempId = (index: number) => `temp_${index.toString(16).padStart(24, '0')}`

/** How many entries the first page carries, and how many were read for it. */
async function firstPage(count: number, content: string) {
  const { server, store, parts } = await anEngine('cloud', {})
  for (let index = 0; index < count; index += 1) await store.save(words(tempId(index), content))
  let looked = 0
  const checkOut = (ids: readonly string[]) => {
    looked += ids.length
    return store.checkOut(ids)
  }
  const counted = { ...parts, random: () => 0.5, store: { ...store, checkOut } }
  await sendPage(counted, store.outbox())
  return { looked, sent: JSON.parse(server.requests[0]?.body ?? '').entries.length }
}

it('reads no more long texts than a page may need', async () => {
  expect(await firstPage(20, 'x'.repeat(250_000))).toEqual({ looked: 8, sent: 7 })
})

it('fills a page with short ones, none of them twice', async () => {
  expect(await firstPage(100, 'short')).toEqual({ looked: 100, sent: 100 })
})

it('sends the fully known id first when an entry is known by two', async () => {
  const { server, store, parts } = await anEngine('cloud', {})
  await store.save(words(TEMP_ID, 'created, and the answer was lost'))
  await store.checkOut([TEMP_ID])
  await store.saveHere(words(TEMP_ID, 'created, and the answer was lost'), LOCAL_ID)
  await store.takeAnswer([], answerWith(onServer(SERVER_ID, 'created, and the answer was lost')))
  await store.moves.bringHere([SERVER_ID], () => `${LOCAL_ID}2`)
  expect(store.outbox().map(({ id }) => id)).toEqual([TEMP_ID, SERVER_ID])
  await sendPage({ ...parts, random: () => 0.5 }, store.outbox())
  const { purged } = JSON.parse(server.requests[0]?.body ?? '')
  expect(purged.map(({ id }: { id: string }) => id)).toEqual([SERVER_ID, TEMP_ID])
})
