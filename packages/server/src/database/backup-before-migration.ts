import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type Sqlite from 'better-sqlite3'
import { StartError } from '#start-error.ts'
import { backupSqlite } from './backup.ts'
import { migrations } from './migrations/index.ts'

const KEPT_BACKUPS = 3
/** They still hold what people delete afterwards, so they don't stay for long. */
const KEPT_DAYS = 7
const DAY_MS = 24 * 60 * 60 * 1000
const AUTOMATIC = /^before-.*\.sqlite$/

interface Paths {
  readonly dataDir: string
  readonly file: string
}

/** Keeps the database as it was, where a migration is due on one that holds something. */
export async function backupBeforeMigration(
  writer: Sqlite.Database,
  { dataDir, file }: Paths,
): Promise<void> {
  const [next] = pendingMigrations(writer)
  if (next === undefined) return
  const folder = join(dataDir, 'backups')
  await backupSqlite(file, join(folder, `before-${next}.sqlite`), { overwrite: true }).catch(
    (cause: Error) => {
      throw new StartError(
        `Daywell backs up to ${folder} before it changes the database, and the backup failed. ` +
          `${cause.message} Once you have your own backup, start with BACKUP_BEFORE_MIGRATION=off.`,
        { cause },
      )
    },
  )
  await pruneBackups(dataDir)
}

/** Removes automatic backups, and no others, that are too many or too old. */
export async function pruneBackups(dataDir: string, now = Date.now()): Promise<void> {
  const folder = join(dataDir, 'backups')
  const names = await readdir(folder).catch(() => [])
  const found = await Promise.all(
    names
      .filter((name) => AUTOMATIC.test(name))
      .map(async (name) => ({ name, madeAt: (await stat(join(folder, name))).mtimeMs })),
  )
  const newestFirst = found.sort((a, b) => b.madeAt - a.madeAt)
  const gone = newestFirst.filter(
    ({ madeAt }, at) => at >= KEPT_BACKUPS || madeAt < now - KEPT_DAYS * DAY_MS,
  )
  for (const { name } of gone) await rm(join(folder, name), { force: true })
}

/** None where the database is new, or was made by a newer Daywell, which the migrator refuses. */
function pendingMigrations(writer: Sqlite.Database): string[] {
  const sql = "select 1 from sqlite_schema where type = 'table' and name = 'migrations'"
  if (writer.prepare(sql).get() === undefined) return []
  const applied = writer.prepare<[], string>('select name from migrations').pluck().all()
  if (applied.length === 0) return []
  return migrations.map(({ name }) => name).filter((name) => !applied.includes(name))
}
