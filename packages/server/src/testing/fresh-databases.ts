import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { type Database, openDatabase, SQLITE_FILE } from '#database/index.ts'
import { createPostgresDatabase } from './postgres-database.ts'
import { sqliteTemplate } from './sqlite-template.ts'
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
 * away after its last test. Call it inside `describe.each(engines)`. A database has its tables
 * already, unless a test is about how they are made or about the folder.
 */
export function freshDatabases(engine: Engine, { hasTables = true } = {}) {
  const cleanUps: (() => Promise<unknown>)[] = []

  afterAll(async () => {
    for (const cleanUp of cleanUps.reverse()) await cleanUp()
  })

  async function place(): Promise<FreshPlace> {
    const dataDir = await mkdtemp(join(throwAwayFolder, 'daywell-test-'))
    cleanUps.push(() => rm(dataDir, { recursive: true, force: true }))
    if (engine === 'sqlite') {
      if (hasTables) await writeFile(join(dataDir, SQLITE_FILE), await sqliteTemplate())
      return { url: undefined, dataDir }
    }
    const { url, drop } = await createPostgresDatabase({ hasTables })
    cleanUps.push(drop)
    return { url, dataDir }
  }

  async function open(where?: FreshPlace): Promise<Database> {
    const database = await openDatabase(where ?? (await place()))
    cleanUps.push(() => database.close())
    // Tests set the clock, and leases go by it too.
    return { ...database, clock: undefined }
  }

  return { place, open }
}
