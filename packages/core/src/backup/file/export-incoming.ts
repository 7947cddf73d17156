import { isLocalId } from '#journal/index.ts'
import type { Incoming } from '../incoming.ts'
import { gather, type Holding } from './gather.ts'

/** Incoming entries of a file of `GET /api/export`, which a person may have kept as a backup. */
export function incomingFromExport(server: Holding): Incoming[] {
  const { held, nameFor } = gather(server)
  return held.map(({ entry, deletedAt, versions }, at) => {
    const name = nameFor(entry._id)
    const own = ({ device: _, ...words }: typeof entry) => ({ ...words, _id: name, userId: '' })
    return {
      where: `entry ${at + 1}`,
      entry: own(entry),
      livesOn: isLocalId(entry._id) ? 'device' : 'server',
      ...(deletedAt !== undefined && { deletedAt }),
      versions: versions.map(own),
    }
  })
}
