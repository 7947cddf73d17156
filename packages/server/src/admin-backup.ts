import { join, resolve } from 'node:path'
import type { Config } from './config.ts'
import { findKeyFor } from './crypto/index.ts'
import { BackupError, backupSqlite, SQLITE_FILE } from './database/index.ts'

interface Wish {
  readonly file: string
  readonly overwrite: boolean
}

/** Makes a backup that is checked; says what is in it and what is not. Throws `BackupError`. */
export async function backup({ file, overwrite }: Wish, config: Config): Promise<string> {
  if (config.databaseUrl !== undefined) throw leaveToPgDump(file)
  const target = resolve(file)
  const source = join(config.dataDir, SQLITE_FILE)
  const { bytes, rows, keyFingerprint } = await backupSqlite(source, target, { overwrite })
  const key = keyFingerprint && (await findKeyFor(keyFingerprint, config))
  return (
    `Backed up ${rows} rows to ${target} (${megabytes(bytes)} MB) and checked the copy.\n` +
    `It doesn’t contain the secret key. ${keySentence(key)}\n` +
    'To restore, stop Daywell, put the file into DATA_DIR as daywell.sqlite, remove ' +
    'daywell.sqlite-wal and daywell.sqlite-shm, and start with the same key.\n'
  )
}

function keySentence(key: string | undefined): string {
  return key === undefined
    ? 'WARNING: no key that opens it is set or in DATA_DIR. Without that key, no one can read the entries.'
    : `Keep a copy of ${key} in another place. Without it, no one can read the entries.`
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1)
}

function leaveToPgDump(file: string): BackupError {
  return new BackupError(
    'The data is in PostgreSQL, which has its own backup tool. Run: ' +
      `pg_dump --format=custom --file="${file}" "$DATABASE_URL"`,
  )
}
