import { expect, it } from 'vitest'
import { LOCAL_ID, MINUTE, words } from './testing/a-device.ts'
import { memoryDevice } from './testing/memory-device.ts'

const page = Array.from({ length: 60 }, (_, n) => `word${n}`).join(' ')

it.each([
  ['a third of the text is deleted', page.slice(0, (page.length * 2) / 3)],
  ['all of it is replaced by a longer one', page.replaceAll('word', 'something else ')],
])('keeps the text of the very first sitting when %s by accident', async (_, after) => {
  const here = memoryDevice()
  const store = await here.open()
  await store.save(words(LOCAL_ID, page))
  here.clock.now += MINUTE / 20
  await store.save(words(LOCAL_ID, after))
  for (const more of [' and', ' and on', ' and on and on']) {
    here.clock.now += MINUTE / 2
    await store.save(words(LOCAL_ID, after + more))
  }
  const kept = await store.revisions(LOCAL_ID)
  expect(kept.map(({ entry }) => entry.content)).toEqual([page])
})
