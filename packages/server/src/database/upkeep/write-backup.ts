import type { Transaction } from 'kysely'
import { FileExists, writeAtomically } from '../atomic-file.ts'
import type { Reader } from '../database.ts'
import { readMeta } from '../meta.ts'
import type { Tables } from '../tables.ts'
import type { BackupHead, Frame, Manifest, PieceCount, TableDigest } from './backup-format.ts'
import { type PiecesToBackUp, writePieces } from './backup-pieces.ts'
import { createFrames } from './frames.ts'
import { inSnapshot, type Link, openSource, type Place } from './link.ts'
import { packRow } from './pack.ts'
import type { Progress } from './progress.ts'
import { checkBackup } from './read-backup.ts'
import { countRows, rowPages } from './row-pages.ts'
import { tableDigest } from './table-digest.ts'
import { appliedMigrations, type TableShape, tableShapes } from './table-shapes.ts'
import { TransferError } from './transfer-error.ts'

export interface BackupWish {
  readonly file: string
  readonly overwrite: boolean
  /** The sealed key, for the fingerprint of the key in force; the backup holds what it reads. */
  readonly sealKey?: (fingerprint: string, read: Reader) => Promise<Uint8Array | undefined>
  /** Absent: the backup is without photos and recordings. */
  readonly pieces?: PiecesToBackUp
  readonly progress: Progress
}

export interface BackupReport {
  readonly rows: number
  readonly bytes: number
  readonly keyFingerprint: string | undefined
  readonly pieces: PieceCount | undefined
}

/**
 * Writes all rows of a database, as they are at one moment, while others write to it. The file gets
 * its name once it was read back.
 */
export async function writeBackup(place: Place, wish: BackupWish): Promise<BackupReport> {
  const { file, overwrite, progress } = wish
  const link = await openSource(place)
  try {
    return await writeAtomically(file, { overwrite }, async (draft) => {
      const head = await writeFrames(link, draft, wish)
      const { manifest } = await checkBackup(draft, progress)
      const { rows, pieces } = manifest
      return { rows, pieces, keyFingerprint: head.keyFingerprint ?? undefined }
    })
  } catch (error) {
    throw explain(error, file)
  } finally {
    await link.close()
  }
}

/** The pieces come after the snapshot, which others would have to wait for all that time. */
async function writeFrames(link: Link, draft: string, wish: BackupWish): Promise<BackupHead> {
  const { progress } = wish
  const frames = await createFrames(draft)
  const add = (frame: Frame) => frames.add(frame)
  try {
    const { head, ...written } = await inSnapshot(link, (trx) =>
      writeRows(trx, link.engine, add, wish),
    )
    const { tables } = head
    const pieces =
      wish.pieces &&
      (await writePieces({ draft, tables, read: link.db, pieces: wish.pieces, add, progress }))
    const manifest: Manifest = { ...written, ...(pieces && { pieces }) }
    await add(['end', JSON.stringify(manifest)])
    return head
  } finally {
    await frames.close()
  }
}

async function writeRows(
  trx: Transaction<Tables>,
  engine: BackupHead['engine'],
  add: (frame: Frame) => Promise<void>,
  { sealKey, progress }: BackupWish,
): Promise<Pick<Manifest, 'rows' | 'tables'> & { readonly head: BackupHead }> {
  const migrations = await appliedMigrations(trx)
  const tables = await tableShapes(migrations)
  const keyFingerprint = (await readMeta(trx, 'secret_key_fingerprint')) ?? null
  const head: BackupHead = { madeAt: Date.now(), engine, migrations, tables, keyFingerprint }
  const total = await countRows(trx, tables)
  await add(['head', JSON.stringify(head)])
  const key = keyFingerprint === null ? undefined : await sealKey?.(keyFingerprint, trx)
  if (key) await add(['key', key])
  const digests: Record<string, TableDigest> = {}
  let done = 0
  for (const shape of tables) {
    digests[shape.name] = await writeTable(trx, shape, add, (rows) => {
      done += rows
      progress('Backing up', done, total)
    })
  }
  return { head, rows: done, tables: digests }
}

async function writeTable(
  trx: Transaction<Tables>,
  shape: TableShape,
  add: (frame: Frame) => Promise<void>,
  whenWritten: (rows: number) => void,
): Promise<TableDigest> {
  const digest = tableDigest()
  for await (const page of rowPages(trx, shape)) {
    const rows = page.map((row) => packRow(shape, row))
    digest.add(rows)
    await add(['rows', shape.name, rows])
    whenWritten(page.length)
  }
  return digest.result()
}

function explain(error: unknown, file: string): unknown {
  if (error instanceof FileExists)
    return new TransferError(`${file} already exists. Choose another name, or add --force.`)
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new TransferError(`There’s not enough space for ${file}.`, { cause: error })
  if (code === 'EACCES' || code === 'ENOTDIR' || code === 'EROFS')
    return new TransferError(`We can’t write ${file} (${code}).`, { cause: error })
  return error
}
