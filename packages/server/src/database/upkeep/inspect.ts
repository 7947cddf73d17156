import { sql } from 'kysely'
import { migrations } from '../migrations/index.ts'
import { hasTables } from './empty-target.ts'
import { inSnapshot, type Link, openSource, type Place } from './link.ts'

/** What there is to know about a database without changing it. */
export interface Findings {
  readonly engine: 'sqlite' | 'postgres'
  readonly version: string
  readonly bytes: number
  /** Migrations that the next start runs. */
  readonly pending: readonly string[]
  /** Migrations of a newer Daywell. */
  readonly unknown: readonly string[]
  /** What SQLite says about its file; empty: all is well. */
  readonly damage: readonly string[]
  /** By how many milliseconds the database's clock is ahead of ours; 0 where it's the same one. */
  readonly clockAheadMs: number
  /** Of the server of PostgreSQL. */
  readonly connections?: { readonly used: number; readonly max: number }
}

const MAX_DAMAGE_LINES = 5

/** Throws `StartError` where the database can't be reached. */
export async function inspectDatabase(
  place: Place,
  /** Whether to read the whole file of SQLite in search of damage. */
  { isThorough = true } = {},
): Promise<Findings> {
  const link = await openSource(place)
  try {
    const own = link.engine === 'sqlite' ? ofSqlite(link, isThorough) : ofPostgres(link)
    return { ...(await own), ...(await ofTables(link)) }
  } finally {
    await link.close()
  }
}

function ofTables(link: Link) {
  return inSnapshot(link, async (trx) => {
    const ours = migrations.map(({ name }) => name)
    if (!(await hasTables(trx, link.engine))) return { pending: ours, unknown: [] }
    const { rows } = await sql<{ name: string }>`select name from migrations`.execute(trx)
    const applied = rows.map(({ name }) => name)
    return {
      pending: ours.filter((name) => !applied.includes(name)),
      unknown: applied.filter((name) => !ours.includes(name)).sort(),
    }
  })
}

async function ofSqlite({ db }: Link, isThorough: boolean) {
  const version = await sql<{ version: string }>`select sqlite_version() as version`.execute(db)
  // The pages of the write-ahead log as well.
  const size = await sql<{ bytes: number }>`
    select page_count * page_size as bytes from pragma_page_count, pragma_page_size`.execute(db)
  return {
    engine: 'sqlite' as const,
    version: version.rows[0]?.version ?? '',
    bytes: size.rows[0]?.bytes ?? 0,
    damage: isThorough ? await findDamage(db) : [],
    clockAheadMs: 0,
  }
}

async function findDamage(db: Link['db']): Promise<string[]> {
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check`.execute(db)
  const orphans = await sql`pragma foreign_key_check`.execute(db)
  const said = rows.map((row) => row.quick_check).filter((line) => line !== 'ok')
  const lost =
    orphans.rows.length > 0 ? [`${orphans.rows.length} rows refer to others that are missing`] : []
  return [...said, ...lost].slice(0, MAX_DAMAGE_LINES)
}

interface ServerRow {
  readonly version: string
  readonly bytes: number
  readonly now: number
  readonly used: number
  readonly max: number
}

async function ofPostgres({ db }: Link) {
  const asked = Date.now()
  const { rows } = await sql<ServerRow>`
    select current_setting('server_version') as version,
      pg_database_size(current_database()) as bytes,
      (extract(epoch from clock_timestamp()) * 1000)::bigint as now,
      (select count(*) from pg_stat_activity where backend_type = 'client backend') as used,
      current_setting('max_connections')::bigint as max`.execute(db)
  const [row] = rows as [ServerRow]
  // Half of the way there and back.
  const ours = (asked + Date.now()) / 2
  return {
    engine: 'postgres' as const,
    version: row.version,
    bytes: row.bytes,
    damage: [],
    clockAheadMs: Math.round(row.now - ours),
    connections: { used: row.used, max: row.max },
  }
}
