import type { Holding, Incoming, Planned } from '@daywell/core/backup'
import { isLocalId } from '@daywell/core/journal'
import type { Shelf, Transaction, Trashed } from '../shelf.ts'
import { carryOut } from './carry-out.ts'
import { type HereNow, hereIn, type OnServer } from './here.ts'
import { readAhead, remembering } from './remembering.ts'

/** How it is decided what becomes of an entry that comes in. */
interface Deciding {
  readonly decide: (incoming: Incoming, here: HereNow) => Promise<Planned>
  readonly server?: OnServer | undefined
}

/** How entries leave this device in a file, and come in from one. */
export interface InAndOut {
  /** All that this device holds, at one moment. */
  holding(): Promise<Holding>
  /** Decides upon some entries; nothing is written. */
  consider(incoming: readonly Incoming[], deciding: Deciding): Promise<Planned[]>
  /** Decides and does it, in one transaction: nobody can write in between. */
  bringIn(incoming: readonly Incoming[], deciding: Deciding): Promise<Planned[]>
}

interface Parts {
  readonly shelf: Shelf
  readonly commit: <T>(work: (tables: Transaction) => Promise<T>) => Promise<T>
  readonly now: () => number
  readonly deleted: (tables: Transaction) => Promise<Trashed[]>
  /** Something lives on this device alone from now on. */
  readonly onLocal: () => void
}

export function inAndOut({ shelf, commit, now, deleted, onLocal }: Parts): InAndOut {
  return {
    holding: () =>
      shelf.transact('readonly', async (tables) => {
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
      shelf.transact('readonly', (tables) => decideAll(tables, incoming, deciding)),
    async bringIn(incoming, deciding) {
      const { server } = deciding
      const planned = await commit((tables) =>
        decideAll(tables, incoming, deciding, (known, { action }) =>
          action ? carryOut(known, action, { now: now(), server }) : undefined,
        ),
      )
      if (planned.some(isLocal)) onLocal()
      return planned
    },
  }
}

async function decideAll(
  tables: Transaction,
  incoming: readonly Incoming[],
  { decide, server }: Deciding,
  act?: (tables: Transaction, planned: Planned) => Promise<void> | undefined,
): Promise<Planned[]> {
  const known = remembering(tables)
  await readAhead(
    known,
    incoming.flatMap(({ entry: { _id: name } }) => [name, `temp_${name}`, `local_${name}`]),
  )
  const here = hereIn(known, server)
  const all: Planned[] = []
  for (const one of incoming) {
    const planned = await decide(one, here)
    await act?.(known, planned)
    all.push(planned)
  }
  return all
}

function isLocal({ action }: Planned): boolean {
  return action?.kind === 'put' && isLocalId(action.entry._id)
}
