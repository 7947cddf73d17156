import { type SyncEvent, type SyncState, sendable, type Why } from '@daywell/core/sync'

/** Tells whoever asked for a sync how it went. */
export function attempts() {
  let asked: ((why: Why | undefined) => void)[] = []
  const answer = (why: Why | undefined) => {
    const all = asked
    asked = []
    for (const tell of all) tell(why)
  }
  return {
    begin: () => new Promise<Why | undefined>((resolve) => asked.push(resolve)),
    /** To be told of every step, with the state after it. */
    hear(event: SyncEvent, state: SyncState) {
      if (event.type === 'signed-out') return answer('session')
      if (event.type === 'failed') {
        // What was refused may go on at once: in smaller parts, or under the level that holds now.
        return state.flight ? undefined : answer(event.failure.why)
      }
      const waits = state.level === undefined || sendable(state).length > 0
      if (!state.flight && !waits) answer(undefined)
    },
  }
}
