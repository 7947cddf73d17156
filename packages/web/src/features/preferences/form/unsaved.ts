import type { OwnChanges } from '#services/preferences/own-changes.ts'
import type { Session } from '#services/session/session.ts'

interface Unsaved {
  readonly userId: string
  readonly changes: OwnChanges
}

const left = new WeakMap<Session, Unsaved>()

/** What a person changed and did not save waits while they look at another page. */
export function leaveUnsaved(session: Session, changes: OwnChanges): void {
  const state = session.state()
  if (state.phase === 'signed-out') return
  if (!left.has(session)) forgetWithTheSession(session)
  left.set(session, { userId: state.userId, changes })
}

export function unsavedOf(session: Session): OwnChanges {
  const state = session.state()
  const found = left.get(session)
  return state.phase !== 'signed-out' && found?.userId === state.userId ? found.changes : {}
}

function forgetWithTheSession(session: Session): void {
  const stop = session.subscribe(() => {
    if (session.state().phase !== 'signed-out') return
    left.delete(session)
    stop()
  })
}
