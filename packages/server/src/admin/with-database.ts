import type { Config } from '#config.ts'
import { type Database, openDatabase } from '#database/index.ts'

/** Opens the database as the server does, and brings its tables up to date. */
export async function withDatabase<T>(
  { databaseUrl: url, databasePool: connections, dataDir, backupBeforeMigration }: Config,
  act: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await openDatabase({ url, connections, dataDir, backupBeforeMigration })
  try {
    return await act(database)
  } finally {
    await database.close()
  }
}
