import { manualTimers } from '#api/testing/manual-timers.ts'
import { drafts } from '#device/local-store/drafts/drafts.ts'
import { MINUTE } from '#device/local-store/testing/a-device.ts'
import { memoryDevice } from '#device/local-store/testing/memory-device.ts'
import type { TextStorage } from '#device/local-store/text-storage.ts'
import type { Journal } from '#services/journal/journal.ts'
import type { ThisTab } from '#services/journal/journal-handle.ts'
import { openElsewhere } from '#services/journal/open-elsewhere.ts'
import { entriesService } from '#services/privacy/entries-service.ts'
import { levelStore } from '#services/privacy/privacy-level.ts'
import { mapStorage } from '#services/session/testing/map-storage.ts'
import { createEditor } from '../editor.ts'
import type { EditorDeps, LastOpen } from '../editor-deps.ts'
import type { Text } from '../model/page-text.ts'
import { emptyHandover, type Handover } from '../saving/save-page.ts'

/** Normalizes text as a browser's text field does. */
const asFields = ({ title, content }: Text): Text => ({
  title: title.replaceAll(/\r\n?/g, '\n'),
  content: content.replaceAll(/\r\n?/g, '\n'),
})

/** Resolves after all pending microtasks. */
export const soon = () => new Promise<void>((resolve) => setImmediate(resolve))

const timeZone = () => 'Europe/Vienna'

/** A device on which several pages can be opened, each in its own tab. */
export async function aBrowser(storage: TextStorage = mapStorage(), { locks } = { locks: true }) {
  const device = memoryDevice()
  const open = new Set<string>()
  const handovers = new Map<string, Handover>()
  const opened = new Map<string, string | undefined>()
  const now = () => device.clock.now
  return {
    device,
    storage,
    pass: (minutes: number) => {
      device.clock.now += minutes * MINUTE
    },
    async openTab(tab: string, clock?: EditorDeps['timers']) {
      const store = await device.open()
      const levels = levelStore(mapStorage(), 'anna')
      levels.choose('hybrid')
      const entries = entriesService({
        store,
        levels,
        now,
        timeZone,
        randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
        generatePrompt: () => Promise.reject(new Error('Unexpected request')),
      })
      const elsewhere = openElsewhere({ channel: undefined, tab, currentId: (id) => id })
      const triedAgain: string[] = []
      const sync = {
        status: () => ({ kind: 'on-device' }) as const,
        subscribe: () => () => {},
        now: async () => undefined,
        whyRefused: () => undefined,
        tryAgain: (id: string) => void triedAgain.push(id),
      }
      const journal = {
        userId: 'anna',
        store,
        entries,
        levels,
        sync,
        openElsewhere: elsewhere,
      } as object as Journal
      open.add(tab)
      const others = async () => (locks ? new Set([...open].filter((id) => id !== tab)) : undefined)
      const close = () => {
        open.delete(tab)
        handovers.delete(tab)
      }
      const parts = { journal, triedAgain, storage, tab, others, now, close, clock }
      const lastOpen: LastOpen = {
        get: (day) => opened.get(`${tab} ${day}`),
        set: (day, entryId) => void opened.set(`${tab} ${day}`, entryId),
      }
      const page = aPage({
        ...parts,
        lastOpen,
        handover: handovers.get(tab) ?? emptyHandover(),
      })
      handovers.set(tab, page.handover)
      // Until the page knows which tabs are open.
      await soon()
      return page
    },
  }
}

interface PageDeps {
  readonly journal: Journal
  /** Entries that were retried. */
  readonly triedAgain: readonly string[]
  readonly storage: TextStorage
  readonly tab: string
  readonly others: ThisTab['others']
  readonly handover: Handover
  readonly lastOpen: LastOpen
  readonly now: () => number
  readonly close: () => void
  /** Timers that pass on their own; by default the test rings them. */
  readonly clock?: EditorDeps['timers'] | undefined
}

function aPage(parts: PageDeps) {
  const { journal, triedAgain, storage, tab, others, handover, lastOpen, now, close } = parts
  const timers = manualTimers()
  let mounted = true
  const fields = { title: '', content: '' }
  const opening = Promise.withResolvers<Journal>()
  const editor = createEditor({
    fields: {
      // Unmounted fields return nothing.
      read: () => (mounted ? { ...fields } : { title: '', content: '' }),
      fill: (text) => Object.assign(fields, asFields(text)),
      amend: (text) => Object.assign(fields, asFields(text)),
    },
    drafts: drafts({ storage, userId: 'anna', tab }),
    rescue: async () => {},
    tab: { id: tab, others },
    handover,
    lastOpen,
    journal: () => opening.promise,
    newId: () => crypto.randomUUID(),
    now,
    timeZone,
    openedAt: now(),
    timers: parts.clock ?? timers,
  })
  editor.begin()
  return {
    editor,
    fields,
    timers,
    journal,
    triedAgain,
    handover,
    /** Opens the journal and waits for what depends on it. */
    async openJournal() {
      opening.resolve(journal)
      await soon()
    },
    failToOpen: () => opening.reject(new Error('No journal')),
    type(text: Partial<typeof fields>) {
      Object.assign(fields, text)
      editor.changed()
    },
    /** Another screen replaces this one. */
    unmount() {
      editor.end()
      mounted = false
    },
    /** Closes the tab without any event. */
    crash() {
      close()
    },
    entries: () => journal.store.entries(),
  }
}
