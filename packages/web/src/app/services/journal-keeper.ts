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
  const leave = (because?: Absence) => {
    close(because).catch(() => notices.send({ kind: 'not-cleared' }))
    close = async () => {}
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
      if (state !== opening) return await opened.close()
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
  const follow = () => {
    const now = session.state()
    const userId = now.phase === 'signed-in' ? now.userId : undefined
    if (userId === state.userId) return
    const because = now.phase === 'signed-out' ? now.because : undefined
    if (state.phase === 'failed' && because === 'left') leaveUnopened(state.userId)
    leave(because)
    if (userId === undefined) become({ phase: 'closed', userId })
    else void start(userId)
  }

  tab.then((found) => {
    thisTab = found
    changes.send()
  })
  session.subscribe(follow)
  follow()
  return {
    state: () => state,
    subscribe: changes.subscribe,
    retry: () => void (state.phase === 'failed' && start(state.userId)),
    onNotice: notices.subscribe,
    tab: () => thisTab,
    storage,
  }
}
