import type { JournalRoom, RoomState, ThisTab } from '#journal/journal-room.ts'
import { clearMirror } from '#local-store/clear-mirror.ts'
import { type Notice, signal } from '#local-store/notices.ts'
import type { TextStorage } from '#local-store/text-storage.ts'
import type { Session } from '#session/session.ts'
import type { Absence } from '#session/session-state.ts'
import type { OpenedJournal } from './open-journal.ts'

interface Parts {
  readonly session: Pick<Session, 'state' | 'subscribe'>
  readonly storage: TextStorage
  readonly tab: Promise<ThisTab>
  /** Fetches what the journal is made of, and opens it. */
  readonly open: (who: { userId: string; tab: string }) => Promise<OpenedJournal>
}

/** Whose copies are still to be removed here, since the server has ended their session. */
const CLEAR_OWED = 'clearOwed'

/** Keeps the journal of whoever is signed in open, and nobody else's. */
export function journalKeeper({ session, storage, tab, open }: Parts): JournalRoom {
  const changes = signal<void>()
  const notices = signal<Notice>()
  let state: RoomState = { phase: 'closed', userId: undefined }
  let thisTab: ThisTab | undefined
  let close: OpenedJournal['close'] = async () => {}

  const become = (next: RoomState) => {
    state = next
    changes.send()
  }
  const leave = (because?: Absence | 'revoked') => {
    const closed = close(because)
    close = async () => {}
    closed.then(
      () => because === 'revoked' && storage.removeItem(CLEAR_OWED),
      () => notices.send({ kind: 'not-cleared' }),
    )
  }
  /** The words of one who leaves stay in a database that nobody could open: they have to know. */
  const leaveUnopened = (userId: string) => {
    clearMirror(storage, userId)
    notices.send({ kind: 'not-cleared' })
  }
  const fail = (userId: string) => {
    leave()
    become({ phase: 'failed', userId })
  }
  const start = async (userId: string) => {
    const opening: RoomState = { phase: 'opening', userId }
    become(opening)
    try {
      const opened = await open({ userId, tab: (await tab).id })
      // Somebody else may be here by now.
      if (state !== opening) return await opened.close(whyClosed(userId))
      close = opened.close
      opened.journal.store.onNotice(notices.send)
      const isOpen: RoomState = { phase: 'open', userId, journal: opened.journal }
      opened.journal.store.onLost(() => {
        if (state === isOpen) fail(userId)
      })
      become(isOpen)
    } catch {
      if (state === opening) fail(userId)
    }
  }
  /** A session may be refused at the start of a page, before any journal is open. */
  const clearUnopened = async (userId: string) => {
    try {
      const opened = await open({ userId, tab: (await tab).id })
      await opened.close(session.state().phase === 'signed-out' ? 'revoked' : undefined)
      storage.removeItem(CLEAR_OWED)
    } catch {
      leaveUnopened(userId)
    }
  }
  /** Noted first: a page that goes meanwhile leaves the rest to the next one. */
  const noteRevoked = (userId: string) => {
    try {
      storage.setItem(CLEAR_OWED, userId)
    } catch {
      // There is no room: this page clears all the same.
    }
  }
  /** Whoever has signed in again meanwhile has a right to their copies. */
  const whyClosed = (userId: string) => {
    const now = session.state()
    if (now.phase !== 'signed-out') return undefined
    return now.revoked === userId ? 'revoked' : now.because
  }
  const changeTo = (userId: string | undefined) => {
    const because = state.userId === undefined ? undefined : whyClosed(state.userId)
    if (state.phase === 'failed' && because === 'left') leaveUnopened(state.userId)
    // What kept it from opening may be over, such as a lost connection.
    if (state.phase === 'failed' && because === 'revoked') void clearUnopened(state.userId)
    leave(because)
    if (userId === undefined) return become({ phase: 'closed', userId })
    if (userId === storage.getItem(CLEAR_OWED)) storage.removeItem(CLEAR_OWED)
    void start(userId)
  }
  const follow = () => {
    const now = session.state()
    if (now.phase === 'signed-out' && now.revoked !== undefined) {
      noteRevoked(now.revoked)
      if (state.userId === undefined) return void clearUnopened(now.revoked)
    }
    const userId = now.phase === 'signed-in' ? now.userId : undefined
    if (userId !== state.userId) changeTo(userId)
  }

  tab.then((found) => {
    thisTab = found
    changes.send()
  })
  session.subscribe(follow)
  follow()
  const owed = storage.getItem(CLEAR_OWED)
  if (owed !== null && session.state().phase === 'signed-out') void clearUnopened(owed)
  return {
    state: () => state,
    subscribe: changes.subscribe,
    retry: () => void (state.phase === 'failed' && start(state.userId)),
    onNotice: notices.subscribe,
    tab: () => thisTab,
    storage,
  }
}
