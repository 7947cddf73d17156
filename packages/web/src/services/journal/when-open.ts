import type { Journal } from './journal.ts'
import type { JournalHandle } from './journal-handle.ts'

/**
 * The journal of a person as soon as it is open; tries again what failed before, and fails when
 * that does. Somebody else may sign in meanwhile, into whose journal nothing of theirs may go.
 */
export function whenOpen(handle: JournalHandle, userId = handle.state().userId): Promise<Journal> {
  handle.retry()
  return new Promise((resolve, reject) => {
    const look = () => {
      const state = handle.state()
      const theirs = state.userId === userId
      if (theirs && state.phase === 'opening') return
      stop()
      if (theirs && state.phase === 'open') resolve(state.journal)
      else reject(new Error('The journal could not be opened'))
    }
    const stop = handle.subscribe(look)
    look()
  })
}
