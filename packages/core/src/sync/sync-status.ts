import { sendable } from './sync-machine.ts'
import type { SyncState, Why } from './sync-state.ts'

/** Where the person's text is stored, as far as this device knows. */
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

/** The sync status that can honestly be shown. */
export function syncStatus(state: SyncState): SyncStatus {
  // What has just left the outbox isn't confirmed before its answer was applied.
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

/** The entries whose pending change was refused. */
export function refusedIds({ outbox, refused }: SyncState): string[] {
  return outbox.filter(({ id, edits }) => refused[id]?.edits === edits).map(({ id }) => id)
}
