import type { FuzzDevice } from './fuzz-device.ts'
import type { Act } from './person-acts.ts'

const MONTH = 31 * 24 * 60 * 60_000

/** Long enough for deleted entries to be purged and every session to expire. */
export const month: Act = async (world, device) => {
  const { server, devices, witness, userId } = world
  await world.quiet()
  const exported = await server.exported(userId, device.token).catch(() => undefined)
  if (exported?.status !== 200) return
  const { text } = exported
  const { words, ids } = deletedIn(JSON.parse(text))
  witness.purged(words)
  // A deletion ages even if the server doesn't know of it yet.
  for (const { maps } of devices) {
    for (const { kind, id } of maps.outbox.values()) if (kind === 'delete') ids.add(id)
  }
  for (const one of devices) witness.purged(wordsOnDevice(one, ids))
  world.passTime(MONTH)
  for (const one of devices) one.token = await server.signIn(userId)
  await server.purge()
}

interface Exported {
  readonly deleted: readonly { readonly _id: string }[]
  readonly revisions: readonly { readonly entry: { readonly _id: string } }[]
  readonly clientIds: readonly { readonly clientId: string; readonly entryId: string }[]
}

/** What the server is about to purge, and under which ids it may have been known. */
function deletedIn({ deleted, revisions, clientIds }: Exported) {
  const ids = new Set(deleted.map(({ _id }) => _id))
  const words = JSON.stringify([deleted, revisions.filter(({ entry }) => ids.has(entry._id))])
  for (const { clientId, entryId } of clientIds) if (ids.has(entryId)) ids.add(clientId)
  return { words, ids }
}

/** The device's trash, and pending changes of entries deleted elsewhere. */
function wordsOnDevice({ maps }: FuzzDevice, deleted: ReadonlySet<string>): string {
  const { rows, outbox, revisions, trash } = maps
  const gone = (id: string) => deleted.has(id) || trash.has(id)
  return JSON.stringify([
    [...trash.values()],
    [...rows.values()].filter(({ entry }) => gone(entry._id)),
    [...outbox.values()].filter(({ id }) => gone(id)),
    [...revisions.values()].filter(({ id }) => gone(id)),
  ])
}
