import { seededBytes } from '@daywell/core/testing'
import { createClient, loadCalls } from '#api/client.ts'
import { type ManualTimers, manualTimers } from '#api/testing/manual-timers.ts'
import { startComplete } from '#device/local-store/entries/room.ts'
import { createLocalStore, type LocalStore } from '#device/local-store/local-store.ts'
import type { Backend } from '#device/local-store/tables/backend.ts'
import { emptyMaps, type Maps } from '#device/local-store/tables/staged-tables.ts'
import { noTabs } from '#device/local-store/tabs/tabs.ts'
import { emptyMedia, type MediaMaps } from '#device/media/testing/memory-media.ts'
import { type EntriesService, entriesService } from '#services/privacy/entries-service.ts'
import { type LevelStore, levelStore } from '#services/privacy/privacy-level.ts'
import { mapStorage } from '#services/session/testing/map-storage.ts'
import { crowdedBackend, muchRoom, type Room } from '#services/sync/fuzz/crowded-backend.ts'
import type { Dice } from '#services/sync/fuzz/dice.ts'
import { memoryLocks } from '#services/sync/fuzz/memory-locks.ts'
import { holdStricter } from '#services/sync/level-change/hold-stricter.ts'
import { type LevelRunner, startLevelRunner } from '#services/sync/level-change/level-runner.ts'
import { type SyncEngine, startSync } from '#services/sync/sync-engine.ts'
import { type MortalMedia, mortalMedia } from './mortal-media.ts'

export interface MortalTab {
  readonly store: LocalStore
  readonly entries: EntriesService
  readonly levels: LevelStore
  readonly engine: SyncEngine
  readonly runner: LevelRunner
  readonly media: MortalMedia
  readonly timers: ManualTimers
  readonly isDead: () => boolean
  /** Resolves on the crash. */
  readonly died: Promise<void>
  /** Crashes the tab. */
  die(): void
}

export interface MortalDevice {
  readonly maps: Maps
  readonly photos: MediaMaps
  readonly room: Room
  readonly storage: ReturnType<typeof mapStorage>
  online: boolean
  /** The probability of a crash at each step: before or after a write or a request. */
  danger: number
  open(): Promise<MortalTab>
}

interface MortalDeviceDeps {
  readonly dice: Dice
  readonly userId: string
  readonly token: () => string
  readonly now: () => number
  /** `level`: the level of the tab that sends. */
  readonly fetchFor: (device: MortalDevice, level: LevelStore['level']) => typeof fetch
}

/** A device with durable storage, whose tab may crash at any step. */
export function mortalDevice(parts: MortalDeviceDeps): MortalDevice {
  const device: MortalDevice = {
    maps: emptyMaps(),
    photos: emptyMedia(),
    room: muchRoom(),
    storage: mapStorage(),
    online: true,
    danger: 0,
    open: () => openTab(parts, device),
  }
  return device
}

/** A promise that never settles: the waiting tab is gone. */
const never = <T>() => new Promise<T>(() => {})

async function openTab(parts: MortalDeviceDeps, device: MortalDevice): Promise<MortalTab> {
  // On a busy machine, loading it could outlast the life, in which no call would be seen.
  await loadCalls()
  const { dice, userId, now } = parts
  const death = Promise.withResolvers<void>()
  const life = { over: false, end: () => {} }
  const die = () => {
    if (!life.over) life.end()
    life.over = true
    death.resolve()
  }
  const mayDie = () => {
    if (!life.over && device.danger > 0 && dice.chance(device.danger)) die()
    return life.over
  }
  const backend = mortalBackend(crowdedBackend(device.maps, device.room), mayDie)
  await startComplete(backend)
  const store = await createLocalStore({ backend, tabs: noTabs, now, persist: async () => true })
  const levels = levelStore(device.storage, userId)
  await holdStricter(store, levels)
  const timers = manualTimers()
  const send = parts.fetchFor(device, levels.level)
  const api = createClient({
    name: 'api',
    origin: 'http://127.0.0.1',
    token: parts.token,
    timeZone: () => 'UTC',
    onSessionRefused: () => {
      throw new Error('The session was refused')
    },
    fetch: async (...request) => {
      if (mayDie()) return never()
      const answer = await send(...request)
      return mayDie() ? never() : answer
    },
    timers: manualTimers(),
  })
  const { random } = dice
  const locks = memoryLocks()
  const randomBytes = (length: number) => seededBytes(random, length)
  const { storage } = device
  const shared = { userId, store, api, levels, storage, now, random, timers, locks, randomBytes }
  const engine = startSync(shared)
  const media = mortalMedia(
    device.photos,
    { ...shared, journal: store, locks: locks as LockManager },
    { mayDie, isDead: () => life.over },
  )
  const runner = startLevelRunner({ ...shared, engine, media })
  life.end = () => {
    runner.close()
    media.close()
    engine.stop()
  }
  const entries = entriesService({
    store,
    levels,
    now,
    randomBytes,
    timeZone: () => 'UTC',
    generatePrompt: async () => ({ prompt: '', helpText: '' }),
  })
  const end = { die, isDead: () => life.over, died: death.promise }
  return { store, entries, levels, engine, runner, media, timers, ...end }
}

function mortalBackend(backend: Backend, mayDie: () => boolean): Backend {
  return {
    ...backend,
    async transact(mode, work) {
      if (mayDie()) return never()
      const result = await backend.transact(mode, work)
      return mayDie() ? never() : result
    },
  }
}
