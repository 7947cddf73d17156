import { endpoints } from '@daywell/core/contract'
import { createClient } from '#api/client.ts'
import { openLocalStore } from '#local-store/open-local-store.ts'
import { indexedDbDevice, localStorageDevice } from '#local-store/testing/browser-devices.ts'
import { localStoreContract } from '#local-store/testing/local-store-contract.ts'
import { entriesService } from '#privacy/entries-service.ts'
import { levelKeeper } from '#privacy/privacy-level.ts'
import { startSync } from '#sync/sync-engine.ts'

/** What a test in a real browser can do with this page, which is no part of the app. */
const harness = {
  /** Runs the contract on IndexedDB and on local storage; answers what failed. */
  async runContract(): Promise<{ ran: number; failed: string[] }> {
    const failed: string[] = []
    const cases: [string, () => Promise<void>][] = []
    const it = (title: string, run: () => Promise<void>) => void cases.push([title, run])
    localStoreContract(it, indexedDbDevice)
    localStoreContract(it, localStorageDevice)
    for (const [title, run] of cases) {
      await run().catch((error: unknown) => failed.push(`${title}: ${error}`))
    }
    return { ran: cases.length, failed }
  },

  /** One person's journal as the app would put it together. */
  async openJournal({ userId, token }: { userId: string; token: string }) {
    const storage = window.localStorage
    const now = () => Date.now()
    const store = await openLocalStore(
      {
        storage,
        indexedDB: window.indexedDB,
        BroadcastChannel: window.BroadcastChannel,
        persist: () => navigator.storage.persist(),
        now,
        whenIdle: (act) => setTimeout(act),
      },
      userId,
    )
    const timers = {
      set: (act: () => void, ms: number) => window.setTimeout(act, ms),
      clear: (timer: unknown) => window.clearTimeout(timer as number),
    }
    const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
    const api = createClient({
      name: 'api',
      origin: location.origin,
      token: () => token,
      timeZone,
      onSessionRefused: () => engine.stop(),
      fetch: (...request) => fetch(...request),
      timers,
    })
    const levels = levelKeeper(storage, userId)
    const entries = entriesService({
      store,
      levels,
      now,
      timeZone,
      randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
      generatePrompt: async () => (await api.call(endpoints.generatePrompt)).body,
    })
    const { locks } = navigator
    const parts = { userId, store, api, levels, storage, now, timers, locks }
    const engine = startSync({ ...parts, random: Math.random })
    for (const what of ['online', 'offline'] as const) {
      window.addEventListener(what, () => engine.notice(what))
    }
    return { store, levels, entries, engine }
  },
}

export type Harness = typeof harness
export type Journal = Awaited<ReturnType<Harness['openJournal']>>

Object.assign(window, { harness })
