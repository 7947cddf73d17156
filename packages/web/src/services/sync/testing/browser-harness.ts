import { createClient } from '#api/client.ts'
import { deviceStorage } from '#app/services/device-storage.ts'
import { openJournal } from '#app/services/open-journal.ts'
import { findThisTab } from '#app/services/this-tab.ts'
import { drafts } from '#device/local-store/drafts/drafts.ts'
import type { Notice } from '#device/local-store/notices.ts'
import { doChores } from '#services/media/testing/photo-chores.ts'

/** Helpers for tests in a real browser; this page isn't part of the app. */
const harness = {
  doChores,
  /** One person's journal as the app sets it up, without a screen. */
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
