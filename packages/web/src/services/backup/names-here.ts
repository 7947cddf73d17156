import { type Exported, gather } from '@daywell/core/backup'
import type { Person } from './person.ts'

/** The names that a new backup would give to the entries here. */
export async function namesHere({ store }: Person, server: Exported | undefined) {
  return gather(await store.files.holding(), server).nameFor
}
