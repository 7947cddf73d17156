import type { Journal } from './journal.ts'
import type { JournalRoom } from './journal-room.ts'

/**
 * The journal of a person as soon as it is open; tries again what failed before, and fails when
 * that does. Somebody else may sign in meanwhile, into whose journal nothing of theirs may go.
 */
export function whenOpen(room: JournalRoom, userId = room.state().userId): Promise<Journal> {
  room.retry()
  return new Promise((resolve, reject) => {
    const look = () => {
      const state = room.state()
      const theirs = state.userId === userId
      if (theirs && state.phase === 'opening') return
      stop()
      if (theirs && state.phase === 'open') resolve(state.journal)
      else reject(new Error('The journal could not be opened'))
    }
    const stop = room.subscribe(look)
    look()
  })
}
