import { createLocalStore } from '#device/local-store/local-store.ts'
import type { Backend } from '#device/local-store/tables/backend.ts'
import { indexedDbBackend } from '#device/local-store/tables/indexed-db-backend.ts'
import { localStorageBackend } from '#device/local-store/tables/local-storage-backend.ts'
import { tabsOn } from '#device/local-store/tabs/tabs.ts'
import { type Device, START } from './a-device.ts'

function device(name: string, backend: () => Promise<Backend>): Device {
  const clock = { now: START }
  const persistence = { asked: 0, granted: true }
  const persist = async () => {
    persistence.asked += 1
    return persistence.granted
  }
  return {
    clock,
    persistence,
    open: async () =>
      createLocalStore({
        backend: await backend(),
        tabs: tabsOn(new BroadcastChannel(name), () => {}),
        now: () => clock.now,
        persist,
      }),
  }
}

/** A device with its own database in this browser. */
export async function indexedDbDevice(): Promise<Device> {
  return closableDevice().device
}

/** The same, but the test can close the database. */
export function closableDevice() {
  const name = `contract-${crypto.randomUUID()}`
  const opened: IDBDatabase[] = []
  let lost = 0
  const open = (...named: Parameters<IDBFactory['open']>) => {
    const request = indexedDB.open(...named)
    request.addEventListener('success', () => opened.push(request.result))
    return request
  }
  const opening = {
    name,
    factory: { open } as IDBFactory,
    onOutdated: () => {},
    onLost: () => {
      lost += 1
    },
  }
  return {
    device: device(name, () => indexedDbBackend(opening)),
    close: () => opened.forEach((db) => void db.close()),
    remove: () =>
      new Promise((done) => {
        indexedDB.deleteDatabase(name).onsuccess = done
      }),
    lost: () => lost,
  }
}

/** A device with its own local storage key in this browser. */
export async function localStorageDevice(): Promise<Device> {
  const name = `contract-${crypto.randomUUID()}`
  localStorage.clear()
  return device(name, async () => localStorageBackend(localStorage, name))
}
