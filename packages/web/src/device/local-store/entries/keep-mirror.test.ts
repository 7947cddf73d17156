import { expect, it } from 'vitest'
import { memoryBackend } from '#device/local-store/tables/memory-backend.ts'
import { emptyMaps } from '#device/local-store/tables/staged-tables.ts'
import { noTabs } from '#device/local-store/tabs/tabs.ts'
import { answerWith, onServer, SERVER_ID, START } from '#device/local-store/testing/a-device.ts'
import { mapStorage } from '#services/session/testing/map-storage.ts'
import { clearCopies } from '../clear-copies.ts'
import { mirrorKey } from '../local-keys.ts'
import { createLocalStore } from '../local-store.ts'

const KEY = mirrorKey('anna')

/** A device whose tabs become idle only when the test says so. */
function aDevice() {
  const maps = emptyMaps()
  const storage = mapStorage()
  const openTab = async () => {
    const idle: (() => void)[] = []
    const mirror = { storage, key: KEY, whenIdle: (act: () => void) => void idle.push(act) }
    const parts = { tabs: noTabs, now: () => START, persist: async () => true, mirror }
    const store = await createLocalStore({ ...parts, backend: memoryBackend(maps) })
    return { store, beIdle: () => idle.splice(0).forEach((act) => void act()) }
  }
  return { storage, openTab }
}

it('writes the entries once the tab is idle', async () => {
  const { storage, openTab } = aDevice()
  const { store, beIdle } = await openTab()
  await store.takeAnswer([], answerWith(onServer(SERVER_ID, 'a copy')))
  expect(storage.getItem(KEY)).toBeNull()
  beIdle()
  expect(storage.getItem(KEY)).toContain('a copy')
})

it('PRIV-22 a tab closed by a log-out elsewhere writes no copy back once it is idle', async () => {
  const { storage, openTab } = aDevice()
  const [here, hidden] = [await openTab(), await openTab()]
  await hidden.store.takeAnswer([], answerWith(onServer(SERVER_ID, 'a copy')))
  hidden.store.close()
  await clearCopies(here.store, storage, 'anna')
  hidden.beIdle()
  expect(storage.getItem(KEY)).toBeNull()
})
