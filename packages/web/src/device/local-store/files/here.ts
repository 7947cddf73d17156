import type { Here, Known } from '@daywell/core/backup'
import type { Entry } from '@daywell/core/journal'
import { currentId } from '../entries/aliases.ts'
import { isCopy } from '../entries/writes.ts'
import type { Transaction } from '../tables/backend.ts'

/** The known state of the server's journal. */
export interface OnServer {
  /** By server id or client id. */
  find(id: string): Known | undefined
  versions(id: string): readonly Entry[]
}

export type HereNow = Pick<Here, 'find' | 'versions'>

/** A journal's state: from this device, else from what is known of the server. */
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

/** A copy of an entry deleted elsewhere, before this device learned of it. */
async function isOutdated(tables: Transaction, here: Known, there: Known | undefined) {
  if (here.deletedAt !== undefined || there?.deletedAt === undefined) return false
  const row = await tables.rows.get(here.id)
  const waits = (await tables.outbox.get(here.id)) !== undefined
  return row !== undefined && !waits && isCopy(row, new Map())
}

/** The server may still have the text of a pending deletion. */
function withWords(here: Known, there: Known | undefined): Known {
  if (here.entry || !there?.entry) return here
  return { ...here, entry: there.entry }
}
