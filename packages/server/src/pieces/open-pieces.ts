import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Config } from '#config.ts'
import { type Database, insertMeta, readMeta } from '#database/index.ts'
import { fileStore } from './file-store.ts'
import type { PieceStore } from './piece-store.ts'
import { s3Store } from './s3-store.ts'

const FOLDER = 'media_folder'

/**
 * The store that the settings name. Each database has a folder of its own there, so that one that's
 * new or of someone else never takes the bytes of another for orphans.
 */
export function openPieces(
  { dataDir, mediaStore }: Pick<Config, 'dataDir' | 'mediaStore'>,
  database: Database,
): PieceStore {
  let folder: Promise<string> | undefined
  const known = () => {
    folder ??= folderOf(database).catch((error: unknown) => {
      // The next one asks again.
      folder = undefined
      throw error
    })
    return folder
  }
  const store =
    mediaStore.store === 's3'
      ? s3Store(mediaStore, known)
      : fileStore(async () => join(dataDir, 'media', await known()))
  return {
    ...store,
    // Where nothing was ever stored, looking for it leaves nothing either.
    async *list(userId) {
      const isThere = (await readMeta(database.read, FOLDER)) !== undefined
      if (isThere) yield* store.list(userId)
    },
  }
}

async function folderOf(database: Database): Promise<string> {
  const known = await readMeta(database.read, FOLDER)
  if (known !== undefined) return known
  const made = randomBytes(8).toString('hex')
  await database.write((trx) => insertMeta(trx, FOLDER, made))
  return (await readMeta(database.read, FOLDER)) ?? made
}
