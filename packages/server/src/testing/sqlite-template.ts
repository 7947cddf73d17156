import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase, SQLITE_FILE } from '#database/index.ts'
import { throwAwayFolder } from './throw-away-folder.ts'

let template: Promise<Buffer> | undefined

/** A migrated, empty database file. Copying it is ten times faster than migrating. */
export function sqliteTemplate(): Promise<Buffer> {
  template ??= makeTemplate()
  return template
}

async function makeTemplate(): Promise<Buffer> {
  const dataDir = await mkdtemp(join(throwAwayFolder, 'daywell-test-'))
  try {
    const database = await openDatabase({ url: undefined, dataDir })
    await database.close()
    return await readFile(join(dataDir, SQLITE_FILE))
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
