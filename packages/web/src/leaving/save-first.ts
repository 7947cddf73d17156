import type { Journal } from '#journal/journal.ts'
import type { JournalRoom } from '#journal/journal-room.ts'
import { drafts } from '#local-store/drafts.ts'

/** So long the other tabs have to save what is on their pages. */
const TABS_MS = 1500
/** A server that takes longer to confirm is not waited for: the person is asked instead. */
const SYNC_MS = 3000

interface Parts {
  readonly room: JournalRoom
  /** Saves the drafts of this tab and of closed ones. */
  readonly saveDrafts: (journal: Journal) => Promise<void>
}

/**
 * Saves what was typed and not saved, in all tabs, before their person logs out: drafts are
 * readable on this device and on no other one. What cannot be saved stays a draft.
 */
export async function saveFirst(journal: Journal, { room, saveDrafts }: Parts): Promise<void> {
  const { store, sync, pages, userId } = journal
  const kept = drafts({ storage: room.storage, userId, tab: '' })
  const before = store.outbox().length
  await pages.saveAll()
  if (kept.all().length > 0) {
    const open = (await room.tab()?.others()) ?? new Set<string>()
    await until(() => !kept.all().some(({ tab }) => open.has(tab)), TABS_MS)
    await saveDrafts(journal)
  }
  const isNew = store.outbox().length > before
  if (isNew && navigator.onLine) await Promise.race([sync.now(), wait(SYNC_MS)])
}

/** Resolves when it holds, as far as other tabs tell by local storage, and at the latest then. */
function until(holds: () => boolean, ms: number): Promise<void> {
  const over = new AbortController()
  const held = new Promise<void>((resolve) => {
    const look = () => holds() && resolve()
    window.addEventListener('storage', look, { signal: over.signal })
    look()
  })
  return Promise.race([held, wait(ms)]).finally(() => over.abort())
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
