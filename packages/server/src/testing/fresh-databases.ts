import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll } from 'vitest'
import { type Database, openDatabase } from '#database/index.ts'
import { throwAwayFolder } from './throw-away-folder.ts'

export const engines = ['sqlite', 'postgres'] as const
export type Engine = (typeof engines)[number]

/** An empty place for data: a folder and, for PostgreSQL, a database of its own. */
export interface FreshPlace {
  url: string | undefined
  dataDir: string
}

/**
 * Gives a test file empty databases of the engine, as many as it asks for, and takes all of them
 * away after its last test. Call it inside `describe.each(engines)`.
 */
export function freshDatabases(engine: Engine) {
  const cleanUps: (() => Promise<void>)[] = []

  afterAll(async () => {
    for (const cleanUp of cleanUps.reverse()) await cleanUp()
  })

  async function place(): Promise<FreshPlace> {
    const dataDir = await mkdtemp(join(throwAwayFolder, 'daywell-test-'))
    cleanUps.push(() => rm(dataDir, { recursive: true, force: true }))
    if (engine === 'sqlite') return { url: undefined, dataDir }
    const { url, drop } = await createPostgresDatabase()
    cleanUps.push(drop)
    return { url, dataDir }
  }

  async function open(where?: FreshPlace): Promise<Database> {
    const database = await openDatabase(where ?? (await place()))
    cleanUps.push(() => database.close())
    return database
  }

  return { place, open }
}

async function createPostgresDatabase() {
  const name = `daywell_test_${randomBytes(6).toString('hex')}`
  await asAdministrator(`create database ${name}`)
  const url = new URL(testDatabaseUrl())
  url.pathname = `/${name}`
  return {
    url: url.toString(),
    drop: () => asAdministrator(`drop database if exists ${name} with (force)`),
  }
}

async function asAdministrator(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: testDatabaseUrl() })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

function testDatabaseUrl(): string {
  const url = process.env.TEST_DATABASE_URL
  if (url) return url
  throw new Error(
    'TEST_DATABASE_URL is not set. Run the tests by `npm test`, which brings a PostgreSQL along, ' +
      'or set it to the address of a PostgreSQL in which databases may be created.',
  )
}
