import type { Here, Known } from '@daywell/core/backup'
import type { Entry } from '@daywell/core/journal'
import { currentId } from '../entries/aliases.ts'
import { isCopy } from '../entries/writes.ts'
import type { Transaction } from '../tables/backend.ts'

/** What the server is known to hold of a journal. */
export interface OnServer {
  /** By the server's id, or by one that a client gave. */
  find(id: string): Known | undefined
  versions(id: string): readonly Entry[]
}

export type HereNow = Pick<Here, 'find' | 'versions'>

/** What a journal holds: on this device, and for what is not here as far as the server is known. */
export function hereIn(tables: Transaction, server: OnServer | undefined): HereNow {
  const own = (id: string) => findOwn(tables, id)
  return {
    async find(named) {
      const id = await currentId(tables, named)
      const there = server?.find(id)
      const here = await own(id)
      if (here) return (await isOutdated(tables, here, there)) ? there : withWords(here, there)
      if (!there || there.id === id) return there
      return (await own(await currentId(tables, there.id))) ?? there
    },
    async versions(id) {
      const kept = await tables.revisions.all(`${id}/`)
      const there = server?.versions(id) ?? []
      return [...kept.map(({ entry }) => entry), ...there]
    },
  }
}

async function findOwn(tables: Transaction, id: string): Promise<Known | undefined> {
  const row = await tables.rows.get(id)
  if (row) return { id, entry: row.entry }
  const trashed = await tables.trash.get(id)
  if (trashed) return { id, ...trashed }
  const item = await tables.outbox.get(id)
  if (item?.kind !== 'delete' || item.purge) return undefined
  return { id, deletedAt: item.deletedAt, ...(item.row && { entry: item.row.entry }) }
}

/** A copy of what was deleted elsewhere, of which this device has not heard yet. */
async function isOutdated(tables: Transaction, here: Known, there: Known | undefined) {
  if (here.deletedAt !== undefined || there?.deletedAt === undefined) return false
  const row = await tables.rows.get(here.id)
  const waits = (await tables.outbox.get(here.id)) !== undefined
  return row !== undefined && !waits && isCopy(row, new Map())
}

/** Of a deletion that waits the server may still have the words. */
function withWords(here: Known, there: Known | undefined): Known {
  if (here.entry || !there?.entry) return here
  return { ...here, entry: there.entry }
}
