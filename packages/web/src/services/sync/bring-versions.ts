import { endpoints } from '@daywell/core/contract'
import type { Revision } from '@daywell/core/journal'
import type { OutboxItem } from '@daywell/core/sync'
import { CallFailure } from '#kit/fetch/call-failure.ts'
import type { SyncDeps } from './sync-deps.ts'

/**
 * Fetches the earlier versions of entries that move to this device, before the server removes them.
 * Each is stored at once: so many calls may exceed the server's rate limit.
 */
export async function bringVersions(parts: SyncDeps, items: readonly OutboxItem[]): Promise<void> {
  for (const item of items) {
    if (item.kind !== 'delete' || item.purge?.revisions !== undefined || !item.purge) continue
    await parts.store.takeRevisions(item.id, await revisionsOf(parts, item.id))
  }
}

async function revisionsOf({ api }: SyncDeps, id: string): Promise<readonly Revision[]> {
  try {
    return (await api.call(endpoints.listRevisions, { params: { id } })).body
  } catch (error) {
    if (error instanceof CallFailure && error.status === 404) return []
    throw error
  }
}
