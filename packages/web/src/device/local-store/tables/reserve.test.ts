import { describe, expect, it } from 'vitest'
import { startComplete } from '#device/local-store/entries/room.ts'
import { noTabs } from '#device/local-store/tabs/tabs.ts'
import {
  answerWith,
  LOCAL_ID,
  onServer,
  SERVER_ID,
  START,
  words,
} from '#device/local-store/testing/a-device.ts'
import { createLocalStore } from '../local-store.ts'
import { memoryBackend } from './memory-backend.ts'
import { fillReserve } from './reserve.ts'
import { emptyMaps } from './staged-tables.ts'

/** A device that is full except for its reserve, and its notices. */
async function fullDevice(room: number) {
  const maps = emptyMaps()
  const backend = memoryBackend(maps)
  const parts = { tabs: noTabs, now: () => START, persist: async () => true }
  const roomy = await createLocalStore({ ...parts, backend })
  await startComplete(backend)
  await roomy.takeAnswer([], { ...answerWith(onServer(SERVER_ID, 'a copy')), syncedAt: 'then' })
  await roomy.save(words(LOCAL_ID, 'only here'))
  await fillReserve(backend, 2)
  const full = memoryBackend(maps, room)
  const store = await createLocalStore({ ...parts, backend: full })
  const notices: unknown[] = []
  store.onNotice((notice) => notices.push(notice))
  return {
    store,
    notices,
    backend: full,
    again: () => createLocalStore({ ...parts, backend: full }),
  }
}

describe('the reserve', () => {
  it('is released piece by piece, and the person is told while some is left', async () => {
    const { store, notices } = await fullDevice(1_800_000)
    await store.save(words(`${LOCAL_ID}2`, 'n'.repeat(1000)))
    expect(notices).toEqual([{ kind: 'storage-full', dropped: 1, saved: true }])
    await store.save(words(`${LOCAL_ID}3`, 'n'.repeat(1_000_000)))
    expect(notices.at(-1)).toEqual({ kind: 'storage-full', dropped: 0, saved: true })
    const tooMuch = store.save(words(`${LOCAL_ID}4`, 'n'.repeat(1_000_000)))
    await expect(tooMuch).rejects.toThrow('no room')
    expect(notices.at(-1)).toEqual({ kind: 'storage-full', dropped: 0, saved: false })
    expect(store.find(LOCAL_ID)?.content).toBe('only here')
  })

  it('runs out, and the journal opens all the same and fetches the evicted copies', async () => {
    const { store, backend, again } = await fullDevice(500)
    await expect(store.save(words(`${LOCAL_ID}2`, 'n'))).rejects.toThrow('no room')
    expect(await store.lastSync()).toBe('then')
    await startComplete(backend)
    const later = await again()
    expect(later.entries().map(({ content }) => content)).toEqual(['only here'])
    expect(await later.lastSync()).toBeUndefined()
  })
})
