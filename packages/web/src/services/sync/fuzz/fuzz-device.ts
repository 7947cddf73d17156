import { seededBytes } from '@daywell/core/testing'
import { createClient, loadCalls } from '#api/client.ts'
import { type ManualTimers, manualTimers } from '#api/testing/manual-timers.ts'
import { startComplete } from '#device/local-store/entries/room.ts'
import { createLocalStore, type LocalStore } from '#device/local-store/local-store.ts'
import { emptyMaps, type Maps } from '#device/local-store/tables/staged-tables.ts'
import { tabsOn } from '#device/local-store/tabs/tabs.ts'
import { channels } from '#device/local-store/testing/memory-device.ts'
import { type EntriesService, entriesService } from '#services/privacy/entries-service.ts'
import { levelStore } from '#services/privacy/privacy-level.ts'
import { mapStorage } from '#services/session/testing/map-storage.ts'
import { type SyncEngine, startSync } from '#services/sync/sync-engine.ts'
import { crowdedBackend, muchRoom, type Room } from './crowded-backend.ts'
import { memoryLocks } from './memory-locks.ts'

export interface Tab {
  readonly store: LocalStore
  readonly entries: EntriesService
  readonly engine: SyncEngine
  /** The engine's timers. */
  readonly timers: ManualTimers
  /** The calls' timeouts. */
  readonly callTimers: ManualTimers
  close(): void
}

export interface FuzzDevice {
  readonly name: string
  readonly tabs: Tab[]
  readonly maps: Maps
  readonly room: Room
  readonly storage: Storage
  online: boolean
  token: string
  /** The clock's error in milliseconds. */
  skew: number
  /** The app's reaction to a refused session. */
  onRefused: (ended: boolean) => void
  now(): number
  openTab(): Promise<Tab>
}

export interface DeviceDeps {
  readonly name: string
  readonly userId: string
  readonly token: string
  readonly skew: number
  readonly time: () => number
  readonly random: () => number
  readonly fetchFor: (device: FuzzDevice) => typeof fetch
  /** Without locks every tab syncs. */
  readonly withLocks: boolean
}

/** One of the person's devices: the real app, on a storage that outlives its tabs. */
export function fuzzDevice(parts: DeviceDeps): FuzzDevice {
  const { name, token, skew } = parts
  const device: FuzzDevice = {
    name,
    token,
    skew,
    tabs: [],
    maps: emptyMaps(),
    room: muchRoom(),
    online: true,
    storage: mapStorage(),
    onRefused: () => {
      throw new Error('The session was refused')
    },
    now: () => parts.time() + device.skew,
    openTab: () => openTab(parts, device, shared),
  }
  const locks = parts.withLocks ? memoryLocks() : undefined
  const shared = { storage: device.storage, channel: channels(), locks }
  return device
}

interface Shared {
  readonly storage: Storage
  readonly channel: ReturnType<typeof channels>
  readonly locks: ReturnType<typeof memoryLocks> | undefined
}

async function openTab(parts: DeviceDeps, device: FuzzDevice, shared: Shared): Promise<Tab> {
  // On a busy machine, loading it could outlast the life, in which no call would be seen.
  await loadCalls()
  const { userId, random } = parts
  const { storage, locks } = shared
  const { now, maps, room } = device
  const backend = crowdedBackend(maps, room)
  await startComplete(backend)
  const tabs = tabsOn(shared.channel(), () => {})
  const store = await createLocalStore({ backend, tabs, now, persist: async () => true })
  const timers = manualTimers()
  const callTimers = manualTimers()
  const api = clientOf(device, parts.fetchFor(device), callTimers)
  const levels = levelStore(storage, userId)
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
    store,
    entries,
    engine,
    timers,
    callTimers,
    close() {
      engine.stop()
      store.close()
      device.tabs.splice(device.tabs.indexOf(tab), 1)
    },
  }
  device.tabs.push(tab)
  return tab
}

function clientOf(device: FuzzDevice, fetch: typeof globalThis.fetch, timers: ManualTimers) {
  return createClient({
    name: 'api',
    origin: 'http://127.0.0.1',
    token: () => device.token,
    timeZone: () => 'UTC',
    onSessionRefused: (ended) => device.onRefused(ended),
    fetch,
    timers,
  })
}
