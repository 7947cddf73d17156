import { expect, it } from 'vitest'
import { memoryShelf } from '#device/local-store/tables/memory-shelf.ts'
import type { Shelf, Transaction } from '#device/local-store/tables/shelf.ts'
import { noTabs } from '#device/local-store/tabs/tabs.ts'
import { LOCAL_ID, MINUTE, START, TEMP_ID, words } from '#device/local-store/testing/a-device.ts'
import { createLocalStore } from '../local-store.ts'

/** Counts how often all versions of an entry are read. */
function watchedShelf() {
  const shelf = memoryShelf()
  const read = { whole: 0 }
  const watch = (tables: Transaction): Transaction => ({
    ...tables,
    revisions: {
      ...tables.revisions,
      all(prefix) {
        read.whole += 1
        return tables.revisions.all(prefix)
      },
    },
  })
  const watched: Shelf = {
    ...shelf,
    transact: (mode, work) => shelf.transact(mode, (tables) => work(watch(tables))),
  }
  return { shelf: watched, read }
}

it('reads none but the last version of an entry when that is saved', async () => {
  const { shelf, read } = watchedShelf()
  const clock = { now: START }
  const parts = { tabs: noTabs, now: () => clock.now, persist: async () => true }
  const store = await createLocalStore({ ...parts, shelf })
  for (const id of [LOCAL_ID, TEMP_ID]) {
    for (const text of ['one', 'two', 'three']) {
      clock.now += 10 * MINUTE
      await store.save(words(id, text))
    }
  }
  expect(read.whole).toBe(0)
  const kept = await store.revisions(TEMP_ID)
  expect(kept.map(({ entry }) => entry.content)).toEqual(['two', 'one'])
})
