import { dirname } from 'node:path'
import Sqlite from 'better-sqlite3'
import { FileExists, writeAtomically } from './atomic-file.ts'

export interface BackupReport {
  readonly bytes: number
  /** Of all tables together. */
  readonly rows: number
  /** Of the secret key that opens the words in it; nothing where no key was in use yet. */
  readonly keyFingerprint: string | undefined
}

/** A backup wasn't made. The message says why, and what to do. */
class BackupError extends Error {
  override readonly name = 'BackupError'
}

/** Tables whose rows go only when a person deletes something. */
const LASTING_TABLES = ['users', 'user_keys', 'entries', 'revisions'] as const

type Counts = Readonly<Record<string, number>>

/**
 * Copies a database while others write to it. `VACUUM INTO` reads one snapshot, so unlike the
 * backup API it never starts over. The copy gets its name once it's checked.
 */
export async function backupSqlite(
  source: string,
  target: string,
  { overwrite = false } = {},
): Promise<BackupReport> {
  try {
    const copy = async (draft: string) => copyAndCheck(source, draft)
    return await writeAtomically(target, { overwrite }, copy)
  } catch (error) {
    throw asBackupError(error, source, target)
  }
}

function copyAndCheck(source: string, draft: string): Omit<BackupReport, 'bytes'> {
  const original = new Sqlite(source, { readonly: true, fileMustExist: true, timeout: 5000 })
  try {
    const before = countRows(original)
    original.prepare('vacuum into ?').run(draft)
    return check(draft, original, before)
  } finally {
    original.close()
  }
}

function check(draft: string, original: Sqlite.Database, before: Counts) {
  const copy = new Sqlite(draft, { readonly: true })
  try {
    const verdict = copy.pragma('integrity_check', { simple: true })
    if (verdict !== 'ok') throw new BackupError(`The copy is damaged: ${verdict}.`)
    if (schemaOf(copy) !== schemaOf(original)) throw new BackupError('The copy is missing tables.')
    const [counts, after] = [countRows(copy), countRows(original)]
    const short = LASTING_TABLES.filter(
      (table) => (counts[table] ?? 0) < Math.min(before[table] ?? 0, after[table] ?? 0),
    )
    if (short.length > 0) throw new BackupError(`The copy is missing rows in ${short.join(', ')}.`)
    const keyFingerprint = fingerprintIn(copy)
    if (keyFingerprint !== fingerprintIn(original))
      throw new BackupError('SECRET_KEY changed during the backup. Please run it again.')
    return { rows: Object.values(counts).reduce((sum, count) => sum + count, 0), keyFingerprint }
  } finally {
    copy.close()
  }
}

function countRows(database: Sqlite.Database): Counts {
  const names = database
    .prepare<[], string>("select name from sqlite_schema where type = 'table' order by name")
    .pluck()
    .all()
  const count = (name: string) =>
    database.prepare<[], number>(`select count(*) from "${name}"`).pluck().get() ?? 0
  return Object.fromEntries(names.map((name) => [name, count(name)]))
}

function schemaOf(database: Sqlite.Database): string {
  return JSON.stringify(
    database.prepare('select type, name, sql from sqlite_schema order by type, name').all(),
  )
}

function fingerprintIn(database: Sqlite.Database): string | undefined {
  const sql = "select value from meta where key = 'secret_key_fingerprint'"
  return database.prepare<[], string>(sql).pluck().get()
}

function alreadyThere(target: string): BackupError {
  return new BackupError(`${target} already exists. Choose another name, or add --force.`)
}

function asBackupError(error: unknown, source: string, target: string): BackupError {
  if (error instanceof BackupError) return error
  if (error instanceof FileExists) return alreadyThere(target)
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'SQLITE_CANTOPEN') return new BackupError(`There’s no database at ${source}.`)
  if (code === 'SQLITE_FULL' || code === 'ENOSPC')
    return new BackupError(`There’s not enough space in ${dirname(target)}.`, { cause: error })
  return new BackupError(`Copying failed (${code ?? message}).`, { cause: error })
}
