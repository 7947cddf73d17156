import { createHash, randomBytes } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { openDatabase } from '#database/index.ts'
import { throwAwayFolder } from './throw-away-folder.ts'

const DATABASE_CODE = fileURLToPath(new URL('../database', import.meta.url))
/** Any number, the same for all who make a template. */
const TEMPLATE_LOCK = 20_991

/** A database of its own; most tests need one with tables, which is copied from a template. */
export async function createPostgresDatabase({ hasTables }: { hasTables: boolean }) {
  const name = newName()
  if (hasTables) {
    template ??= makeTemplate()
    const from = await template
    await asAdministrator((client) => client.query(`create database ${name} template ${from}`))
  } else {
    await asAdministrator((client) => client.query(`create database ${name}`))
  }
  const drop = () =>
    asAdministrator((client) => client.query(`drop database if exists ${name} with (force)`))
  return { url: urlOf(name), drop }
}

const newName = () => `daywell_test_${randomBytes(6).toString('hex')}`

let template: Promise<string> | undefined

/**
 * To migrate an empty database takes five times as long as to copy one. The name is a digest of the
 * code that makes the tables, so that a change of it makes another template.
 */
function makeTemplate(): Promise<string> {
  const name = `daywell_template_${digestOfCode()}`
  return asAdministrator(async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) {
      const made = newName()
      await client.query(`create database ${made}`)
      const database = await openDatabase({ url: urlOf(made), dataDir: throwAwayFolder })
      await database.close()
      // Under its own name only once it is whole.
      await client.query(`alter database ${made} rename to ${name}`)
    }
    return name
  })
}

function digestOfCode(): string {
  const hash = createHash('sha256')
  for (const file of globSync('**/*.{ts,json}', { cwd: DATABASE_CODE }).sort()) {
    hash.update(file).update(readFileSync(`${DATABASE_CODE}/${file}`))
  }
  return hash.digest('hex').slice(0, 16)
}

/** The lock of a session ends with its connection. */
async function asAdministrator<T>(use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: testDatabaseUrl() })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

function urlOf(name: string): string {
  const url = new URL(testDatabaseUrl())
  url.pathname = `/${name}`
  return url.toString()
}

function testDatabaseUrl(): string {
  const url = process.env.TEST_DATABASE_URL
  if (url) return url
  throw new Error(
    'TEST_DATABASE_URL is not set. Run the tests by `npm test`, which brings a PostgreSQL along, ' +
      'or set it to the address of a PostgreSQL in which databases may be created.',
  )
}
