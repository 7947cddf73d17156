import { expect, it } from 'vitest'
import type { Backend, Transaction } from '#device/local-store/tables/backend.ts'
import { memoryBackend } from '#device/local-store/tables/memory-backend.ts'
import { noTabs } from '#device/local-store/tabs/tabs.ts'
import { LOCAL_ID, MINUTE, START, TEMP_ID, words } from '#device/local-store/testing/a-device.ts'
import { createLocalStore } from '../local-store.ts'

/** Counts how often all versions of an entry are read. */
function watchedBackend() {
  const backend = memoryBackend()
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
  const watched: Backend = {
    ...backend,
    transact: (mode, work) => backend.transact(mode, (tables) => work(watch(tables))),
  }
  return { backend: watched, read }
}

it('reads only the latest version of an entry on save', async () => {
  const { backend, read } = watchedBackend()
  const clock = { now: START }
  const parts = { tabs: noTabs, now: () => clock.now, persist: async () => true }
  const store = await createLocalStore({ ...parts, backend })
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
