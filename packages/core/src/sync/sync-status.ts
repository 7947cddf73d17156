import { sendable } from './sync-machine.ts'
import type { SyncState, Why } from './sync-state.ts'

/** Where the person's words are, as far as this device knows. */
export type SyncStatus =
  | { readonly kind: 'on-device' }
  | { readonly kind: 'waiting'; readonly count: number; readonly because?: 'offline' | 'level' }
  | { readonly kind: 'saved'; readonly at: number }
  | {
      readonly kind: 'failed'
      readonly count: number
      readonly since: number
      readonly why: Why
    }

/** What can honestly be said of the person's words. */
export function syncStatus(state: SyncState): SyncStatus {
  // What has just left the outbox is not confirmed before its answer has been seen through.
  const count = state.outbox.length || (state.flight?.items.length ?? 0)
  if (count === 0) {
    return state.savedAt === null ? { kind: 'on-device' } : { kind: 'saved', at: state.savedAt }
  }
  if (!state.online) return { kind: 'waiting', count, because: 'offline' }
  if (state.trouble) return { kind: 'failed', count, ...state.trouble }
  const [refused] = refusedIds(state)
  const refusal = refused === undefined ? undefined : state.refused[refused]
  if (refusal) return { kind: 'failed', count, since: refusal.since, why: refusal.why ?? 'refused' }
  if (!state.flight && sendable(state).length === 0)
    return { kind: 'waiting', count, because: 'level' }
  return { kind: 'waiting', count }
}

/** The entries of which the server does not take what waits. */
export function refusedIds({ outbox, refused }: SyncState): string[] {
  return outbox.filter(({ id, edits }) => refused[id]?.edits === edits).map(({ id }) => id)
}
