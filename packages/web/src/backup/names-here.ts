import { type Exported, gather } from '@daywell/core/backup'
import type { Person } from './person.ts'

/** How a file names the entries that are here. */
export async function namesHere({ store }: Person, server: Exported | undefined) {
  const { ids } = await store.files.holding()
  const nothing = { entries: [], deleted: [], versions: [] }
  const { nameFor } = gather({ ...nothing, ids }, server && { ...nothing, ids: server.ids })
  return nameFor
}
