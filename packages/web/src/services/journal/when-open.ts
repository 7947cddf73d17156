import type { Journal } from './journal.ts'
import type { JournalHandle } from './journal-handle.ts'

/**
 * Resolves with a person's journal once it's open; retries a failed opening, and rejects if that
 * fails too, or if another person signs in.
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
      else reject(new Error('Couldn’t open the journal'))
    }
    const stop = handle.subscribe(look)
    look()
  })
}
