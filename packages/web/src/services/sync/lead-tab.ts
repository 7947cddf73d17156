import type { SyncDeps } from './sync-parts.ts'

/** Of several tabs one speaks with the server; when it closes, the next one does. */
export function leadTab({ locks, userId }: SyncDeps, onLeading: () => void): () => void {
  const ended = Promise.withResolvers<void>()
  if (!locks) onLeading()
  else {
    const hold = () => {
      onLeading()
      return ended.promise
    }
    // A browser that refuses the lock leaves every tab to itself.
    locks.request(`daywell-sync-${userId}`, hold).catch(onLeading)
  }
  return () => ended.resolve()
}
