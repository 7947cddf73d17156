import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Config } from '#config.ts'
import { type Database, insertMeta, MEDIA_FOLDER, readMeta } from '#database/index.ts'
import { fileStore } from './file-store.ts'
import type { PieceStore } from './piece-store.ts'
import { s3Store } from './s3-store.ts'

type StoreConfig = Pick<Config, 'dataDir' | 'mediaStore'>

/**
 * The store that the settings name. Each database has a folder of its own there, so that one that's
 * new or of someone else never takes the bytes of another for orphans.
 */
export function openPieces(config: StoreConfig, database: Database): PieceStore {
  let folder: Promise<string> | undefined
  const known = () => {
    folder ??= folderOf(database).catch((error: unknown) => {
      // The next one asks again.
      folder = undefined
      throw error
    })
    return folder
  }
  const store = piecesIn(config, known)
  return {
    ...store,
    // Where nothing was ever stored, looking for it leaves nothing either.
    async *list(userId) {
      const isThere = (await readMeta(database.read, MEDIA_FOLDER)) !== undefined
      if (isThere) yield* store.list(userId)
    },
  }
}

/** What the folder of one database holds. */
export function piecesIn(
  { dataDir, mediaStore }: StoreConfig,
  folder: () => Promise<string>,
): PieceStore {
  const checked = async () => checkFolder(await folder())
  return mediaStore.store === 's3'
    ? s3Store(mediaStore, checked)
    : fileStore(async () => join(mediaFolder(dataDir), await checked()))
}

/** It comes out of a database, which may have been restored from a file of someone else. */
function checkFolder(folder: string): string {
  if (/^[\w-]{1,64}$/.test(folder)) return folder
  throw new Error('Not the name of a folder of pieces')
}

/** Where the folders of all databases are. */
export function mediaFolder(dataDir: string): string {
  return join(dataDir, 'media')
}

async function folderOf(database: Database): Promise<string> {
  const known = await readMeta(database.read, MEDIA_FOLDER)
  if (known !== undefined) return known
  const made = randomBytes(8).toString('hex')
  await database.write((trx) => insertMeta(trx, MEDIA_FOLDER, made))
  return (await readMeta(database.read, MEDIA_FOLDER)) ?? made
}
