import { createClient } from '#api/client.ts'
import { deviceStorage } from '#app/services/device-storage.ts'
import { openJournal } from '#app/services/open-journal.ts'
import { findThisTab } from '#app/services/this-tab.ts'
import { drafts } from '#local-store/drafts.ts'
import type { Notice } from '#local-store/notices.ts'
import { LOCAL_ID, words } from '#local-store/testing/a-device.ts'
import {
  closableDevice,
  indexedDbDevice,
  localStorageDevice,
} from '#local-store/testing/browser-devices.ts'
import { localStoreContract } from '#local-store/testing/local-store-contract.ts'

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

  closableDevice,
  /** An entry that stays on the device. */
  words: (content: string) => words(LOCAL_ID, content),

  /** One person's journal as the app puts it together, without a screen. */
  async openJournal({ userId, token }: { userId: string; token: string }) {
    const storage = deviceStorage(() => window.localStorage)
    const api = createClient({
      name: 'api',
      origin: location.origin,
      token: () => token,
      timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
      onSessionRefused: () => opened.close(),
      fetch: (...request) => fetch(...request),
      timers: {
        set: (act, ms) => window.setTimeout(act, ms),
        clear: (timer) => window.clearTimeout(timer as number),
      },
    })
    const { id: tab } = await findThisTab(window)
    const opened = await openJournal(window, { userId, tab, storage, api })
    const notices: Notice[] = []
    opened.journal.store.onNotice((notice) => notices.push(notice))
    return { ...opened.journal, notices, drafts: drafts({ storage, userId, tab }) }
  },
}

export type Harness = typeof harness
export type Journal = Awaited<ReturnType<Harness['openJournal']>>

Object.assign(window, { harness })
