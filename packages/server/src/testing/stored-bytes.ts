import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '#database/index.ts'
import type { FreshPlace } from './fresh-databases.ts'

/** All that someone sees who stole the data: the files of SQLite, or a dump of PostgreSQL. */
export async function storedBytes(database: Database, place: FreshPlace): Promise<Buffer> {
  return database.engine === 'sqlite' ? databaseFiles(place.dataDir) : dump(database)
}

/** Whether the bytes hold the words, in any spelling that a database may give them. */
export function holds(bytes: Buffer, words: string): boolean {
  const plain = Buffer.from(words)
  const spellings = [
    plain,
    Buffer.from(words, 'utf16le'),
    Buffer.from(plain.toString('hex')),
    Buffer.from(plain.toString('base64').replace(/.?=*$/, '')),
    Buffer.from(JSON.stringify(words).slice(1, -1)),
  ]
  return spellings.some((spelling) => bytes.includes(spelling))
}

/** The database file, its WAL and its index of the WAL, without the key beside them. */
async function databaseFiles(dataDir: string): Promise<Buffer> {
  const files = (await readdir(dataDir)).filter((file) => file.startsWith('daywell.sqlite'))
  return Buffer.concat(await Promise.all(files.map((file) => readFile(join(dataDir, file)))))
}

/** Every row of every table as text, and once more with its bytes taken out of their hex. */
async function dump({ read }: Database): Promise<Buffer> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema()`.execute(read)
  const parts: Buffer[] = []
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ line: string }>`
      select whole::text as line from ${sql.table(name)} as whole`.execute(read)
    for (const { line } of rows) {
      parts.push(Buffer.from(line))
      for (const [, hex] of line.matchAll(/\\x([0-9a-f]+)/g)) {
        parts.push(Buffer.from(hex ?? '', 'hex'))
      }
    }
  }
  return Buffer.concat(parts)
}
