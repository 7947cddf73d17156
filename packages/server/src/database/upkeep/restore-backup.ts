import { sql, type Transaction } from 'kysely'
import type { Tables } from '../tables.ts'
import { makeTables } from './empty-target.ts'
import { openTarget, type Place } from './link.ts'
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
}

/**
 * Rows by which someone gets in, or gets notifications. A backup may be from before they were revoked,
 * or before another person used that browser.
 */
const SESSIONS = ['sessions', 'api_tokens', 'push_subscriptions', 'push_outbox']

/**
 * Puts the rows of a checked backup into an empty database and reads them back, all in one
 * transaction: a restore that is interrupted leaves the database empty. Throws `TransferError`.
 */
export async function restoreBackup(
  file: string,
  { head, manifest }: CheckedBackup,
  place: Place,
  { progress, keepSessions }: RestoreWish,
): Promise<void> {
  const link = await openTarget(place)
  try {
    await link.db.transaction().execute(async (trx) => {
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
      if (keepSessions) return
      for (const { name } of head.tables)
        if (SESSIONS.includes(name)) await sql`delete from ${sql.table(name)}`.execute(trx)
    })
  } finally {
    await link.close()
  }
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
