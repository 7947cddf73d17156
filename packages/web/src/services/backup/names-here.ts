import { type Exported, gather } from '@daywell/core/backup'
import type { Person } from './person.ts'

/** How a file that was made now would name the entries that are here. */
export async function namesHere({ store }: Person, server: Exported | undefined) {
  return gather(await store.files.holding(), server).nameFor
}
