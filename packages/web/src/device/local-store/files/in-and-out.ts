import type { Holding, Incoming, Planned } from '@daywell/core/backup'
import { isLocalId } from '@daywell/core/journal'
import type { Backend, Transaction, Trashed } from '../tables/backend.ts'
import { carryOut } from './carry-out.ts'
import { type HereNow, hereIn, type OnServer } from './here.ts'
import { type ReadCache, readAhead, readCache } from './read-cache.ts'

/** The inputs for deciding about an imported entry. */
interface Deciding {
  readonly decide: (incoming: Incoming, here: HereNow) => Promise<Planned>
  /** The id for an entry that is new here. */
  readonly newId: (incoming: Incoming) => string
  readonly server?: OnServer | undefined
}

/** Export and import of entries. */
export interface InAndOut {
  /** A snapshot of everything on this device. */
  holding(): Promise<Holding>
  /** A dry run: decides about entries and writes nothing. */
  consider(incoming: readonly Incoming[], deciding: Deciding): Promise<Planned[]>
  /** Atomic: decides and writes in one transaction, so no other write gets in between. */
  bringIn(incoming: readonly Incoming[], deciding: Deciding): Promise<Planned[]>
}

interface InAndOutDeps {
  readonly backend: Backend
  readonly commit: <T>(work: (tables: Transaction) => Promise<T>) => Promise<T>
  readonly now: () => number
  /** Whether the page has an entry, a change or an alias under this id. */
  readonly inView: (id: string) => boolean
  readonly deleted: (tables: Transaction) => Promise<Trashed[]>
  /** Called when an entry becomes local. */
  readonly onLocal: () => void
}

export function inAndOut(parts: InAndOutDeps): InAndOut {
  const { backend, commit, now, inView, deleted, onLocal } = parts
  return {
    holding: () =>
      backend.transact('readonly', async (tables) => {
        const rows = await tables.rows.all()
        const aliases = await tables.aliases.all()
        return {
          entries: rows.map(({ entry }) => entry),
          deleted: await deleted(tables),
          versions: (await tables.revisions.all()).map(({ entry }) => entry),
          ids: aliases.map(({ old, id }) => ({ clientId: old, entryId: id })),
        }
      }),
    consider: (incoming, deciding) =>
      backend.transact('readonly', async (tables) =>
        considerAll(await readCache(tables, { inView }), incoming, deciding),
      ),
    async bringIn(incoming, deciding) {
      const planned = await commit(async (tables) =>
        bringAllIn(await readCache(tables, { inView }), incoming, deciding, now()),
      )
      if (planned.some(isLocal)) onLocal()
      return planned
    },
  }
}

async function considerAll(
  { quick }: ReadCache,
  incoming: readonly Incoming[],
  { decide, server }: Deciding,
): Promise<Planned[]> {
  await readAhead(quick, incoming.flatMap(idsOf))
  const here = hereIn(quick, server)
  const all: Planned[] = []
  for (const one of incoming) all.push(await decide(one, here))
  return all
}

async function bringAllIn(
  { sure, quick, flush }: ReadCache,
  incoming: readonly Incoming[],
  { decide, newId, server }: Deciding,
  now: number,
): Promise<Planned[]> {
  await readAhead(quick, incoming.flatMap(idsOf))
  await readAhead(sure, incoming.map(newId))
  const [atFirst, surely] = [hereIn(quick, server), hereIn(sure, server)]
  const all: Planned[] = []
  for (const one of incoming) {
    const first = await decide(one, atFirst)
    // Another tab may have written something this page hasn't learned of yet.
    const planned = (await isNew(first, surely)) ? first : await decide(one, surely)
    if (planned.action) await carryOut(sure, planned.action, { now, server })
    all.push(planned)
  }
  flush()
  return all
}

/** The ids it may have here. */
function idsOf({ entry: { _id: name } }: Incoming): string[] {
  return [name, `temp_${name}`, `local_${name}`]
}

/** Whether an entry planned as new really is. */
async function isNew({ outcome, action }: Planned, here: HereNow): Promise<boolean> {
  const added = outcome === 'added' || outcome === 'added-deleted'
  if (!added || action?.kind !== 'put') return true
  return (await here.find(action.entry._id)) === undefined
}

function isLocal({ action }: Planned): boolean {
  return action?.kind === 'put' && isLocalId(action.entry._id)
}
