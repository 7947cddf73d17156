import { createLocalStore } from '#device/local-store/local-store.ts'
import { indexedDbShelf } from '#device/local-store/tables/indexed-db-shelf.ts'
import type { Shelf } from '#device/local-store/tables/shelf.ts'
import { storageShelf } from '#device/local-store/tables/storage-shelf.ts'
import { tabsOn } from '#device/local-store/tabs/tabs.ts'
import { type Device, START } from './a-device.ts'

function device(name: string, shelf: () => Promise<Shelf>): Device {
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
        shelf: await shelf(),
        tabs: tabsOn(new BroadcastChannel(name), () => {}),
        now: () => clock.now,
        persist,
      }),
  }
}

/** A device with a database of its own in this browser. */
export async function indexedDbDevice(): Promise<Device> {
  return closableDevice().device
}

/** The same, with a browser that can close the database under the page. */
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
    device: device(name, () => indexedDbShelf(opening)),
    close: () => opened.forEach((db) => void db.close()),
    remove: () =>
      new Promise((done) => {
        indexedDB.deleteDatabase(name).onsuccess = done
      }),
    lost: () => lost,
  }
}

/** A device with a key of its own in this browser's local storage. */
export async function localStorageDevice(): Promise<Device> {
  const name = `contract-${crypto.randomUUID()}`
  localStorage.clear()
  return device(name, async () => storageShelf(localStorage, name))
}
