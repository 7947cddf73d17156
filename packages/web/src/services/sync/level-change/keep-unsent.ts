import type { LocalStore } from '#device/local-store/local-store.ts'
import type { LevelStore } from '#services/privacy/privacy-level.ts'

interface KeepUnsentDeps {
  readonly store: Pick<LocalStore, 'outbox' | 'moves'>
  readonly levels: Pick<LevelStore, 'level' | 'onServer'>
  readonly newId: () => string
}

/** One transaction each, so that a person's save never waits for a thousand of them. */
const BATCH_ENTRIES = 25

/**
 * Under `local` no text leaves the device, so an unsent entry would wait forever: it becomes local,
 * as an edit would make it. Returns a function to call after every change of the level, the store
 * or a running level change; idempotent, and safe in several tabs at once.
 */
export function keepUnsent({ store, levels, newId }: KeepUnsentDeps): () => void {
  let running = false
  // Until the server has accepted a level chosen here, the person may undo it.
  const isSettled = () => levels.level() === 'local' && levels.onServer() === 'local'
  const hasUnsent = () => isSettled() && store.outbox().some(({ kind }) => kind === 'save')
  const run = async () => {
    while (hasUnsent()) if ((await store.moves.keepUnsent(BATCH_ENTRIES, newId)) === 0) return
  }
  return () => {
    if (running || !hasUnsent()) return
    running = true
    run()
      // A full or closed store: the entries are safe where they are, and the next change retries.
      .catch(() => {})
      .finally(() => {
        running = false
      })
  }
}
