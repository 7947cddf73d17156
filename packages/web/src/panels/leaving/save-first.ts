import { drafts } from '#device/local-store/drafts/drafts.ts'
import type { Journal } from '#services/journal/journal.ts'
import type { JournalHandle } from '#services/journal/journal-handle.ts'

/** How long other tabs have to save their pages. */
const TABS_TIMEOUT_MS = 1500
/** How long to wait for the server's confirmation before asking the person. */
const SYNC_TIMEOUT_MS = 3000
/** Total timeout: with full storage, every save waits for the server. */
const TOTAL_TIMEOUT_MS = 6000

interface SaveFirstDeps {
  readonly handle: JournalHandle
  /** Saves the drafts of this tab and of closed ones. */
  readonly saveDrafts: (journal: Journal) => Promise<void>
  readonly wait?: (ms: number) => Promise<void>
}

export interface SavingFirst {
  /** Resolves once everything is saved or stays a draft. */
  readonly done: Promise<void>
  /** Whether that happens before a person would notice the wait. */
  readonly inTime: Promise<boolean>
}

/**
 * Saves drafts of all tabs before a log-out, since drafts are readable only on this device. What
 * can't be saved stays a draft.
 */
export function saveFirst(journal: Journal, deps: SaveFirstDeps): SavingFirst {
  const { wait = waitFor } = deps
  // What wasn't saved is still a draft, and the dialog counts it.
  const done = saveAndSend(journal, { ...deps, wait }).catch(() => {})
  return {
    done,
    inTime: Promise.race([done.then(() => true), wait(TOTAL_TIMEOUT_MS).then(() => false)]),
  }
}

async function saveAndSend(
  journal: Journal,
  { handle, saveDrafts, wait }: Required<SaveFirstDeps>,
): Promise<void> {
  const { store, sync, pages, userId } = journal
  const kept = drafts({ storage: handle.storage, userId, tab: '' })
  await pages.saveAll()
  // The person may have logged out without waiting.
  journal.ended.throwIfAborted()
  if (kept.all().length > 0) {
    const open = (await handle.tab()?.others()) ?? new Set<string>()
    await until(() => !kept.all().some(({ tab }) => open.has(tab)), wait(TABS_TIMEOUT_MS))
    await saveDrafts(journal)
  }
  // Leaving the page has saved what was typed on it a moment ago.
  if (store.outbox().length > 0 && navigator.onLine)
    await Promise.race([sync.now(), wait(SYNC_TIMEOUT_MS)])
}

/** Resolves when `holds` becomes true (checked on storage events), or when `latest` resolves. */
function until(holds: () => boolean, latest: Promise<void>): Promise<void> {
  const over = new AbortController()
  const held = new Promise<void>((resolve) => {
    const resolveIfHeld = () => holds() && resolve()
    window.addEventListener('storage', resolveIfHeld, { signal: over.signal })
    resolveIfHeld()
  })
  return Promise.race([held, latest]).finally(() => over.abort())
}

const waitFor = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
