import Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { StartError } from '#start-error.ts'
import type { Reader } from '../database.ts'
import { migrations } from '../migrations/index.ts'
import { migrate } from '../migrator.ts'
import { overConnection, sqliteDialect } from '../sqlite.ts'

type ColumnType = 'text' | 'integer' | 'bytes'

export interface TableShape {
  readonly name: string
  readonly columns: readonly { readonly name: string; readonly type: ColumnType }[]
  /** The columns that name a row, by which its rows are sorted. */
  readonly key: readonly string[]
}

/** Of a database, not of what it holds: each has its own. */
const OWN_TABLE = 'migrations'

/** The migrations that a database has run, as they are in our list. None: it has no tables. */
export async function appliedMigrations(read: Pick<Reader, 'getExecutor'>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(read)
  const applied = new Set(rows.map(({ name }) => name))
  knownMigrations([...applied])
  return migrations.map(({ name }) => name).filter((name) => applied.has(name))
}

/** Throws `StartError` where a newer Daywell ran others. */
export function knownMigrations(names: readonly string[]) {
  const known = migrations.filter(({ name }) => names.includes(name))
  if (known.length === names.length) return known
  const ours = new Set(known.map(({ name }) => name))
  const unknown = names.filter((name) => !ours.has(name))
  throw new StartError(
    `It comes from a newer version of Daywell (it has ${unknown.join(', ')}). Use that version.`,
  )
}

/**
 * The tables that these migrations make, those before that others refer to. The migrations
 * themselves tell, in a database in memory: no table can be forgotten, both engines have the same,
 * and tables of others in the same PostgreSQL aren't touched.
 */
export async function tableShapes(applied: readonly string[]): Promise<TableShape[]> {
  const connection = new Sqlite(':memory:')
  const db = overConnection(connection)
  try {
    await migrate(db, sqliteDialect, knownMigrations(applied))
    const names = connection
      .prepare<[], string>("select name from sqlite_schema where type = 'table' order by rowid")
      .pluck()
      .all()
      .filter((name) => name !== OWN_TABLE && !name.startsWith('sqlite_'))
    return sortByReferences(names, (name) => referencesOf(connection, name)).map((name) =>
      shapeOf(connection, name),
    )
  } finally {
    await db.destroy()
  }
}

const TYPES: Readonly<Record<string, ColumnType>> = {
  [sqliteDialect.text]: 'text',
  [sqliteDialect.integer]: 'integer',
  [sqliteDialect.bytes]: 'bytes',
}

function shapeOf(connection: Sqlite.Database, name: string): TableShape {
  const columns = connection
    .prepare<[string], { name: string; type: string; pk: number }>(
      'select name, type, pk from pragma_table_info(?)',
    )
    .all(name)
  const key = columns.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk)
  if (key.length === 0) throw new Error(`The table ${name} has no primary key`)
  return {
    name,
    columns: columns.map((column) => {
      const type = TYPES[column.type.toLowerCase()]
      if (!type) throw new Error(`The column ${name}.${column.name} has an unknown type`)
      return { name: column.name, type }
    }),
    key: key.map((column) => column.name),
  }
}

function referencesOf(connection: Sqlite.Database, name: string): string[] {
  const sql = 'select distinct "table" from pragma_foreign_key_list(?)'
  return connection.prepare<[string], string>(sql).pluck().all(name)
}

function sortByReferences(
  names: readonly string[],
  referencesOf: (name: string) => readonly string[],
): string[] {
  const sorted: string[] = []
  while (sorted.length < names.length) {
    const next = names.find(
      (name) =>
        !sorted.includes(name) && referencesOf(name).every((other) => sorted.includes(other)),
    )
    if (!next) throw new Error('Tables refer to each other in a circle')
    sorted.push(next)
  }
  return sorted
}
