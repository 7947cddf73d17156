import { drafts } from '#device/local-store/drafts/drafts.ts'
import type { Journal } from '#services/journal/journal.ts'
import type { JournalHandle } from '#services/journal/journal-handle.ts'

/** So long the other tabs have to save what is on their pages. */
const TABS_MS = 1500
/** A server that takes longer to confirm is not waited for: the person is asked instead. */
const SYNC_MS = 3000
/** On a device without room every save waits for the server: this bounds the wait for all of them. */
const ALL_MS = 6000

interface SaveFirstDeps {
  readonly handle: JournalHandle
  /** Saves the drafts of this tab and of closed ones. */
  readonly saveDrafts: (journal: Journal) => Promise<void>
  readonly wait?: (ms: number) => Promise<void>
}

export interface SavingFirst {
  /** All of it is saved, or stays a draft. */
  readonly done: Promise<void>
  /** Whether that is so before a person would wonder what they are waiting for. */
  readonly inTime: Promise<boolean>
}

/**
 * Saves what was typed and not saved, in all tabs, before their person logs out: drafts are
 * readable on this device and on no other one. What cannot be saved stays a draft.
 */
export function saveFirst(journal: Journal, parts: SaveFirstDeps): SavingFirst {
  const { wait = waitFor } = parts
  // What wasn't saved is still a draft, and the dialog counts it as one.
  const done = saveAndSend(journal, { ...parts, wait }).catch(() => {})
  return { done, inTime: Promise.race([done.then(() => true), wait(ALL_MS).then(() => false)]) }
}

async function saveAndSend(
  journal: Journal,
  { handle, saveDrafts, wait }: Required<SaveFirstDeps>,
): Promise<void> {
  const { store, sync, pages, userId } = journal
  const kept = drafts({ storage: handle.storage, userId, tab: '' })
  const before = store.outbox().length
  await pages.saveAll()
  // The person may have left without waiting for it.
  journal.ended.throwIfAborted()
  if (kept.all().length > 0) {
    const open = (await handle.tab()?.others()) ?? new Set<string>()
    await until(() => !kept.all().some(({ tab }) => open.has(tab)), wait(TABS_MS))
    await saveDrafts(journal)
  }
  const isNew = store.outbox().length > before
  if (isNew && navigator.onLine) await Promise.race([sync.now(), wait(SYNC_MS)])
}

/** Resolves when it holds, as far as other tabs tell by local storage, and at the latest then. */
function until(holds: () => boolean, latest: Promise<void>): Promise<void> {
  const over = new AbortController()
  const held = new Promise<void>((resolve) => {
    const look = () => holds() && resolve()
    window.addEventListener('storage', look, { signal: over.signal })
    look()
  })
  return Promise.race([held, latest]).finally(() => over.abort())
}

const waitFor = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
