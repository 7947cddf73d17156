import { seededBytes } from '@daywell/core/testing'
import { createClient } from '#api/client.ts'
import { type ManualTimers, manualTimers } from '#api/testing/manual-timers.ts'
import { createLocalStore, type LocalStore } from '#local-store/local-store.ts'
import { memoryShelf } from '#local-store/memory-shelf.ts'
import { emptyMaps } from '#local-store/staged-tables.ts'
import { tabsOn } from '#local-store/tabs.ts'
import { channels } from '#local-store/testing/memory-device.ts'
import { type EntriesService, entriesService } from '#privacy/entries-service.ts'
import { levelKeeper } from '#privacy/privacy-level.ts'
import { mapStorage } from '#session/testing/map-storage.ts'
import { type SyncEngine, startSync } from '#sync/sync-engine.ts'
import { memoryLocks } from './memory-locks.ts'

export interface Tab {
  readonly store: LocalStore
  readonly entries: EntriesService
  readonly engine: SyncEngine
  readonly timers: ManualTimers
  close(): void
}

export interface FuzzDevice {
  readonly name: string
  readonly tabs: Tab[]
  readonly maps: ReturnType<typeof emptyMaps>
  online: boolean
  openTab(): Promise<Tab>
}

interface Parts {
  readonly name: string
  readonly userId: string
  readonly token: string
  readonly now: () => number
  readonly random: () => number
  readonly fetchFor: (device: FuzzDevice) => typeof fetch
  /** Without locks every tab sends for itself. */
  readonly withLocks: boolean
}

export function fuzzDevice(parts: Parts): FuzzDevice {
  const { name, userId, token, now, random } = parts
  const maps = emptyMaps()
  const storage = mapStorage()
  const channel = channels()
  const locks = parts.withLocks ? memoryLocks() : undefined
  const device: FuzzDevice = { name, tabs: [], maps, online: true, openTab }

  async function openTab(): Promise<Tab> {
    const tabs = tabsOn(channel(), () => {})
    const shelf = memoryShelf(maps)
    const store = await createLocalStore({ shelf, tabs, now, persist: async () => true })
    const timers = manualTimers()
    const api = createClient({
      name: 'api',
      origin: 'http://127.0.0.1',
      token: () => token,
      timeZone: () => 'UTC',
      onSessionRefused: () => {
        throw new Error('The session was refused')
      },
      fetch: parts.fetchFor(device),
      timers: manualTimers(),
    })
    const levels = levelKeeper(storage, userId)
    const engine = startSync({ userId, store, api, levels, storage, now, random, timers, locks })
    const entries = entriesService({
      store,
      levels,
      now,
      timeZone: () => 'UTC',
      randomBytes: (length) => seededBytes(random, length),
      generatePrompt: async () => ({ prompt: '', helpText: '' }),
    })
    const tab = {
      ...{ store, entries, engine, timers },
      close() {
        engine.stop()
        store.close()
        device.tabs.splice(device.tabs.indexOf(tab), 1)
      },
    }
    device.tabs.push(tab)
    return tab
  }
  return device
}
