import { sql, type Transaction } from 'kysely'
import type { Reader, Trx } from '../database.ts'
import { MEDIA_FOLDER, readMeta } from '../meta.ts'
import type { Tables } from '../tables.ts'
import type { Frame, PieceCount } from './backup-format.ts'
import type { Progress } from './progress.ts'
import { backupPieces, backupRows, type CheckedBackup } from './read-backup.ts'
import type { TableShape } from './table-shapes.ts'

/** A piece of a photo or recording. */
interface PieceInBackup {
  readonly userId: string
  readonly name: string
}

export interface PiecesToBackUp {
  /** As it's stored; undefined: the folder has none of that name and length. */
  read(
    folder: string,
    piece: PieceInBackup & { readonly bytes: number },
  ): Promise<Uint8Array | undefined>
  /** Whether it counts, as the database is now. */
  isKept(read: Reader, piece: PieceInBackup): Promise<boolean>
}

interface Writing {
  readonly draft: string
  readonly tables: readonly TableShape[]
  readonly read: Reader
  readonly pieces: PiecesToBackUp
  readonly add: (frame: Frame) => Promise<void>
  readonly progress: Progress
}

const TABLE = 'media_pieces'

/**
 * Adds the pieces that the rows in the draft name. A piece never changes, and is deleted only after
 * its row is. So one that's missing was either deleted since the rows were read, or is lost.
 */
export async function writePieces(writing: Writing): Promise<PieceCount> {
  const { read, pieces: given, add, progress } = writing
  const folder = await readMeta(read, MEDIA_FOLDER)
  let [pieces, bytes, missing] = [0, 0, 0]
  for await (const { piece, done, total } of piecesNamedIn(writing)) {
    const sealed = folder === undefined ? undefined : await given.read(folder, piece)
    if (sealed) {
      await add(['piece', piece.userId, piece.name, sealed])
      pieces += 1
      bytes += sealed.length
    } else if (await given.isKept(read, piece)) missing += 1
    else await add(['gone', piece.name])
    progress('Backing up photos', done, total)
  }
  return { pieces, bytes, missing }
}

/** The rows are read from the draft: they may be too many to be held in memory. */
async function* piecesNamedIn({ draft, tables, read }: Writing) {
  const columns = tables.find(({ name }) => name === TABLE)?.columns.map(({ name }) => name)
  if (!columns) return
  const [user, name, bytes] = ['user_id', 'name', 'bytes'].map((column) =>
    columns.indexOf(column),
  ) as [number, number, number]
  const counted = sql<{ rows: number }>`select count(*) as rows from ${sql.table(TABLE)}`
  const total = Number((await counted.execute(read)).rows[0]?.rows ?? 0)
  let done = 0
  for await (const { table, rows } of backupRows(draft)) {
    if (table !== TABLE) continue
    for (const row of rows) {
      done += 1
      const piece = {
        userId: String(row[user]),
        name: String(row[name]),
        bytes: Number(row[bytes]),
      }
      yield { piece, done, total }
    }
  }
}

export interface PiecesToRestore {
  put(folder: string, piece: PieceInBackup, sealed: Uint8Array): Promise<void>
  /**
   * Compares the rows with what's in the folder, once everything was put there. Gives how many photos
   * and recordings aren't complete. Throws `TransferError` where that isn't wished.
   */
  settle(trx: Trx, folder: string, gone: ReadonlySet<string>): Promise<number>
}

/** Puts the pieces of a backup back before the rows that name them count. */
export async function restorePieces(
  trx: Transaction<Tables>,
  file: string,
  { head, manifest, gone }: CheckedBackup,
  { pieces, progress }: { readonly pieces: PiecesToRestore; readonly progress: Progress },
): Promise<number> {
  if (!head.tables.some(({ name }) => name === TABLE)) return 0
  const folder = (await readMeta(trx, MEDIA_FOLDER)) ?? ''
  const total = manifest.pieces?.bytes ?? 0
  let done = 0
  if (total > 0)
    for await (const { sealed, ...piece } of backupPieces(file)) {
      await pieces.put(folder, piece, sealed)
      done += sealed.length
      progress('Restoring photos', done, total)
    }
  return pieces.settle(trx, folder, gone)
}
