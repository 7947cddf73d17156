import type { Journal } from './journal.ts'
import type { JournalRoom } from './journal-room.ts'

/** The journal as soon as it is open; tries again what failed before, and fails when that does. */
export function whenOpen(room: JournalRoom): Promise<Journal> {
  room.retry()
  return new Promise((resolve, reject) => {
    const look = () => {
      const state = room.state()
      if (state.phase === 'opening') return
      stop()
      if (state.phase === 'open') resolve(state.journal)
      else reject(new Error('The journal could not be opened'))
    }
    const stop = room.subscribe(look)
    look()
  })
}
