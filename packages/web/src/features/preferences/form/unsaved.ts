import type { OwnChanges } from '#services/preferences/own-changes.ts'
import type { Session } from '#services/session/session.ts'

interface Unsaved {
  readonly userId: string
  readonly changes: OwnChanges
}

const unsavedBySession = new WeakMap<Session, Unsaved>()

/** Keeps unsaved changes in memory while another page is shown. */
export function rememberUnsaved(session: Session, changes: OwnChanges): void {
  const state = session.state()
  if (state.phase === 'signed-out') return
  if (!unsavedBySession.has(session)) forgetOnLogOut(session)
  unsavedBySession.set(session, { userId: state.userId, changes })
}

export function unsavedOf(session: Session): OwnChanges {
  const state = session.state()
  const found = unsavedBySession.get(session)
  return state.phase !== 'signed-out' && found?.userId === state.userId ? found.changes : {}
}

function forgetOnLogOut(session: Session): void {
  const stop = session.subscribe(() => {
    if (session.state().phase !== 'signed-out') return
    unsavedBySession.delete(session)
    stop()
  })
}
