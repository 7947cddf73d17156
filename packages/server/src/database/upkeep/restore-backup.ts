import { sql, type Transaction } from 'kysely'
import type { Tables } from '../tables.ts'
import { type PiecesToRestore, restorePieces } from './backup-pieces.ts'
import { makeTables } from './empty-target.ts'
import { type Link, openTarget, type Place } from './link.ts'
import { countingProgress, type Progress } from './progress.ts'
import { backupRows, type CheckedBackup } from './read-backup.ts'
import type { Value } from './row-pages.ts'
import { digestTable } from './table-digest.ts'
import type { TableShape } from './table-shapes.ts'
import { TransferError } from './transfer-error.ts'
import { putRows } from './write-rows.ts'

export interface RestoreWish {
  /** Keeps sessions, API tokens and notifications, even those that were revoked since the backup. */
  readonly keepSessions: boolean
  readonly progress: Progress
  readonly pieces: PiecesToRestore
}

/**
 * Rows by which someone gets in, or gets notifications. A backup may be from before they were revoked,
 * or before another person used that browser.
 */
const SESSIONS = ['sessions', 'api_tokens', 'push_subscriptions', 'push_outbox']

/**
 * Puts the rows of a checked backup into an empty database and reads them back, all in one
 * transaction: a restore that is interrupted leaves the database empty. The pieces of photos and
 * recordings are put back before they count. Throws `TransferError`.
 */
export async function restoreBackup(
  file: string,
  checked: CheckedBackup,
  place: Place,
  { progress, keepSessions, pieces }: RestoreWish,
): Promise<{ readonly lacking: number }> {
  const { head, manifest } = checked
  const link = await openTarget(place)
  try {
    return await link.db.transaction().execute(async (trx) => {
      await waitLong(link, trx)
      await makeTables(link, trx, head.migrations)
      await putAll(trx, file, head.tables, countingProgress('Restoring', manifest.rows, progress))
      const whenRead = countingProgress('Verifying', manifest.rows, progress)
      for (const shape of head.tables) {
        const { rows, sha256 } = await digestTable(trx, shape, whenRead)
        const expected = manifest.tables[shape.name]
        if (rows !== expected?.rows || sha256 !== expected.sha256)
          throw new TransferError(
            `The rows of ${shape.name} don’t match the backup, so nothing was restored. ` +
              'Check the disk, and try another database.',
          )
      }
      const lacking = await restorePieces(trx, file, checked, { pieces, progress })
      for (const { name } of keepSessions ? [] : head.tables)
        if (SESSIONS.includes(name)) await sql`delete from ${sql.table(name)}`.execute(trx)
      return { lacking }
    })
  } finally {
    await link.close()
  }
}

/** The bytes of photos are put back in between. */
async function waitLong({ engine }: Link, trx: Transaction<Tables>): Promise<void> {
  if (engine === 'sqlite') return
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
}

async function putAll(
  trx: Transaction<Tables>,
  file: string,
  tables: readonly TableShape[],
  whenPut: (rows: number) => void,
): Promise<void> {
  const shapes = new Map(tables.map((shape) => [shape.name, shape]))
  for await (const { table, rows } of backupRows(file)) {
    const shape = shapes.get(table)
    if (!shape) throw new TransferError(`The backup has rows of ${table}, which it doesn’t list.`)
    await putRows(trx, shape, rows as readonly (readonly Value[])[])
    whenPut(rows.length)
  }
}
