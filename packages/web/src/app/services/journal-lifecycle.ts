import { clearMirror } from '#device/local-store/entries/clear-mirror.ts'
import type { Notice } from '#device/local-store/notices.ts'
import type { TextStorage } from '#device/local-store/text-storage.ts'
import { emitter } from '#kit/observable/emitter.ts'
import type { JournalHandle, JournalState, ThisTab } from '#services/journal/journal-handle.ts'
import type { Session } from '#services/session/session.ts'
import type { Absence } from '#services/session/session-state.ts'
import type { OpenedJournal } from './open-journal.ts'

interface JournalLifecycleDeps {
  readonly session: Pick<Session, 'state' | 'subscribe'>
  readonly storage: TextStorage
  readonly tab: Promise<ThisTab>
  /** Lazy-loads the journal's code and opens it. */
  readonly open: (who: { userId: string; tab: string }) => Promise<OpenedJournal>
}

/** User ids, with spaces between, whose local copies are to be removed: their session was revoked. */
const CLEAR_OWED = 'clearOwed'

/** Opens the signed-in person's journal and closes it when the session changes. */
export function journalLifecycle({
  session,
  storage,
  tab,
  open,
}: JournalLifecycleDeps): JournalHandle {
  const changes = emitter()
  const notices = emitter<Notice>()
  let state: JournalState = { phase: 'closed', userId: undefined }
  let thisTab: ThisTab | undefined
  let opened: OpenedJournal | undefined
  const readOwed = () => storage.getItem(CLEAR_OWED)?.split(' ') ?? []
  const owed = new Set(readOwed())
  /** User ids whose cleanup this page has already tried; a second failure adds nothing. */
  const tried = new Set<string>()
  /** Everything that's being opened or closed. */
  let underWay: Promise<unknown> = Promise.resolve()

  const become = (next: JournalState) => {
    state = next
    changes.emit()
  }
  const wait = (work: Promise<unknown>) => {
    underWay = Promise.all([underWay, work])
  }
  const forgetOwed = (userId: string) => {
    owed.delete(userId)
    // Read again: another tab may have added someone.
    const stored = readOwed()
    const rest = stored.filter((id) => id !== userId)
    if (rest.length === 0) storage.removeItem(CLEAR_OWED)
    else if (rest.length < stored.length) storage.setItem(CLEAR_OWED, rest.join(' '))
  }
  const shut = async ({ journal, close }: OpenedJournal, because?: Absence | 'revoked') => {
    await close(because)
    if (because === 'revoked') forgetOwed(journal.userId)
  }
  const leave = (because?: Absence | 'revoked') => {
    // After a revocation, cleanup is retried before a notice is shown.
    const notifyFailure = () => because === 'revoked' || notices.emit({ kind: 'not-cleared' })
    if (opened) wait(shut(opened, because).catch(notifyFailure))
    opened = undefined
  }
  /**
   * The database couldn't be opened, so entries remain on this device and the person has to know.
   */
  const leaveUnopened = (userId: string) => {
    clearMirror(storage, userId)
    notices.emit({ kind: 'not-cleared' })
  }
  const fail = (userId: string) => {
    leave()
    become({ phase: 'failed', userId })
  }
  const openFor = async (userId: string) => {
    const opening: JournalState = { phase: 'opening', userId }
    become(opening)
    try {
      const found = await open({ userId, tab: (await tab).id })
      // Race: another person may have signed in while this one was opening.
      if (state !== opening) return await shut(found, whyClosed(userId))
      opened = found
      const { journal } = found
      journal.store.onNotice(notices.emit)
      const isOpen: JournalState = { phase: 'open', userId, journal }
      journal.store.onLost(() => {
        if (state === isOpen) fail(userId)
      })
      become(isOpen)
    } catch {
      if (state === opening) fail(userId)
    }
  }
  const start = (userId: string) => wait(openFor(userId))
  /** Race: a person who signed in again in the meantime keeps their copies. */
  const isHere = (userId: string) => {
    const now = session.state()
    return now.phase !== 'signed-out' && now.userId === userId
  }
  /** Finishes a cleanup that didn't run: the journal wasn't open, or the page closed too early. */
  const clearOwed = async () => {
    await underWay
    for (const userId of owed) {
      if (tried.has(userId) || isHere(userId)) continue
      tried.add(userId)
      try {
        const found = await open({ userId, tab: (await tab).id })
        await shut(found, isHere(userId) ? undefined : 'revoked')
      } catch {
        leaveUnopened(userId)
      }
    }
  }
  /** Stored before the cleanup, so the next page can finish it if this one closes. */
  const noteRevoked = (userId: string) => {
    owed.add(userId)
    tried.delete(userId)
    try {
      storage.setItem(CLEAR_OWED, [...new Set([...readOwed(), userId])].join(' '))
    } catch {
      // Storage is full: this page still cleans up.
    }
  }
  const whyClosed = (userId: string) => {
    const now = session.state()
    if (now.phase !== 'signed-out') return undefined
    return now.revoked === userId ? 'revoked' : now.because
  }
  const changeTo = (userId: string | undefined) => {
    const because = state.userId === undefined ? undefined : whyClosed(state.userId)
    if (state.phase === 'failed' && because === 'left') leaveUnopened(state.userId)
    leave(because)
    if (userId === undefined) return become({ phase: 'closed', userId })
    forgetOwed(userId)
    start(userId)
  }
  const follow = () => {
    const now = session.state()
    if (now.phase === 'signed-out' && now.revoked !== undefined) noteRevoked(now.revoked)
    const userId = now.phase === 'signed-in' ? now.userId : undefined
    if (userId !== state.userId) changeTo(userId)
    void clearOwed()
  }

  tab.then((found) => {
    thisTab = found
    changes.emit()
  })
  session.subscribe(follow)
  follow()
  return {
    state: () => state,
    subscribe: changes.subscribe,
    retry: () => state.phase === 'failed' && start(state.userId),
    onNotice: notices.subscribe,
    tab: () => thisTab,
    storage,
  }
}
