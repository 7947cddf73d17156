import { expect, onTestFinished } from 'vitest'
import { createClient } from '#api/client.ts'
import { deviceStorage } from '#app/services/device-storage.ts'
import { openJournal } from '#app/services/open-journal.ts'
import { drafts } from '#device/local-store/drafts/drafts.ts'
import type { Notice } from '#device/local-store/notices.ts'
import { journalOn } from './a-journal.ts'
import { ANNA, answersForAnna } from './a-person.ts'
import { type Answers, standInServer } from './stand-in-server.ts'

const { id: userId } = ANNA

/** Anna's journal on this device as the app composes it, without a screen. */
export async function openHere(
  onServer = journalOn(),
  over: Answers = {},
  browser = window,
  bytes?: Parameters<typeof standInServer>[1],
) {
  const server = standInServer(answersForAnna({ ...onServer.answers, ...over }), bytes)
  const storage = deviceStorage(() => localStorage)
  const api = createClient({
    name: 'api',
    origin: location.origin,
    token: () => 'a-token',
    timeZone: () => 'UTC',
    onSessionRefused: () => {},
    fetch: server.fetch,
    timers: {
      set: (act, ms) => window.setTimeout(act, ms),
      clear: (timer) => window.clearTimeout(timer as number),
    },
  })
  const tab = crypto.randomUUID()
  const { journal, close } = await openJournal(browser, { userId, tab, storage, api })
  const notices: Notice[] = []
  journal.store.onNotice((notice) => notices.push(notice))
  onTestFinished(async () => {
    await close()
    localStorage.clear()
    expect(server.problems).toEqual([])
  })
  const { entries, store } = journal
  return {
    ...journal,
    journal,
    api,
    server,
    onServer,
    notices,
    close,
    drafts: drafts({ storage, userId, tab }),
    write: async (content: string, keepHere = false) =>
      (await entries.createEntry({ content, keepHere }))._id,
    edit: async (id: string, content: string) => (await entries.updateEntry(id, { content }))._id,
    texts: () =>
      store
        .entries()
        .map(({ content }) => content)
        .sort(),
    /** The outbox is empty. */
    settled: () => expect.poll(() => store.outbox().length).toBe(0),
    /** Waits for a sync, as when the page becomes visible again. */
    async looked() {
      const before = server.sent('syncEntries').length
      document.dispatchEvent(new Event('visibilitychange'))
      await expect.poll(() => server.sent('syncEntries').length).toBeGreaterThan(before)
    },
  }
}

/** Everything sent to the server, as one text. */
export const allSent = ({ server }: Awaited<ReturnType<typeof openHere>>, from = 0): string =>
  JSON.stringify(server.calls.slice(from).map(({ body }) => body))
