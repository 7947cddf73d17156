import type { SyncDeps } from './sync-deps.ts'

/** Leader election: one tab talks to the server, and the next takes over when it closes. */
export function leadTab({ locks, userId }: SyncDeps, onLeading: () => void): () => void {
  const ended = Promise.withResolvers<void>()
  if (!locks) onLeading()
  else {
    const hold = () => {
      onLeading()
      return ended.promise
    }
    // If the browser refuses the lock, every tab leads.
    locks.request(`daywell-sync-${userId}`, hold).catch(onLeading)
  }
  return () => ended.resolve()
}
