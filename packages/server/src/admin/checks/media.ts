import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#config.ts'
import { findKeyring } from '#crypto/index.ts'
import { MEDIA_FOLDER, type Reader, readMeta } from '#database/index.ts'
import { readDatabase } from '#database/upkeep/index.ts'
import { lookAtMedia, stillKept } from '#features/media/operator.service.ts'
import { fileStore } from '#pieces/file-store.ts'
import { mediaFolder, piecesIn } from '#pieces/open-pieces.ts'
import type { PieceStore } from '#pieces/piece-store.ts'
import { nameOfStore } from '../media/pieces.ts'
import { readableSize } from '../sizes.ts'
import type { Check, Verdict } from './check.ts'

const name = 'Photos'
const MIN_FREE_BYTES = 1e9

/** Whether photos and recordings can be stored and read, and whether those that are stored are there. */
export const checkMedia: Check = async ({ config, database }) => {
  if (!database || database.pending.length > 0) return []
  const place = { url: config.databaseUrl, dataDir: config.dataDir }
  const where = nameOfStore(config)
  const folder = await readDatabase(place, (read) => readMeta(read, MEDIA_FOLDER))
  const failed = await tryStore(config, folder)
  if (failed !== undefined)
    return [
      { name, status: 'problem', found: `${where} fails: ${failed}.`, todo: FIXES[kind(config)] },
    ]
  const store = piecesIn(config, async () => folder ?? '')
  const found = await readDatabase(place, (read) => look(read, store, config))
  // What was deleted while it was looked for isn't lost.
  const bad = await readDatabase(place, (read) => stillKept(read, found.bad))
  const lost = bad.length > 0 ? [await sayLost(bad, found.looked, { store, config })] : []
  const size = `${readableSize(found.stored)} in ${where}`
  const ok = found.looked === 0 ? `None yet. They’ll be in ${where}` : size
  return [
    { name, status: 'ok', found: `${ok}.` },
    ...lost,
    ...(kind(config) === 'files' ? await checkFolder(config, found.waiting) : []),
  ]
}

const kind = ({ mediaStore }: Config) => mediaStore.store

const FIXES = {
  files: 'Create DATA_DIR for the user that runs Daywell, or make it writable, and check its disk.',
  s3: 'Check S3_ENDPOINT, S3_BUCKET and the key, which has to list the bucket, and read, write and delete objects.',
} as const

async function look(read: Reader, store: PieceStore, config: Config) {
  const keyring = await findKeyring(read, config)
  return lookAtMedia(read, { store, keyring, from: randomBytes(16).toString('hex') })
}

/** Writes, reads and deletes a few bytes. Says what's wrong; undefined: nothing. */
async function tryStore(config: Config, folder: string | undefined): Promise<string | undefined> {
  try {
    if (kind(config) === 's3') await tryPiece(piecesIn(config, async () => folder ?? 'doctor'))
    else await tryFiles(config)
    return undefined
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? (error as Error).message
  }
}

/** In a folder of its own, and never makes the one of the media: it would belong to who runs this. */
async function tryFiles({ dataDir }: Config): Promise<void> {
  const media = mediaFolder(dataDir)
  const parent = (await isThere(media)) ? media : dataDir
  const folder = await mkdtemp(join(parent, '.doctor-'))
  try {
    await tryPiece(fileStore(async () => folder))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function tryPiece(store: PieceStore): Promise<void> {
  const piece = { userId: 'doctor', name: randomBytes(16).toString('hex') }
  const bytes = randomBytes(32)
  try {
    await store.put(piece, bytes)
    if (!(await store.get(piece))?.equals(bytes))
      throw new Error('It doesn’t give back what it got')
    let isListed = false
    for await (const one of store.list(piece.userId)) isListed ||= one.name === piece.name
    if (!isListed) throw new Error('It doesn’t list what it has')
  } finally {
    await store.delete(piece)
  }
  if (await store.get(piece)) throw new Error('It doesn’t delete')
}

type Found = Awaited<ReturnType<typeof look>>

async function sayLost(
  bad: Found['bad'],
  looked: number,
  { store, config }: { readonly store: PieceStore; readonly config: Config },
): Promise<Verdict> {
  const [first] = bad
  const path = first && (await store.locate(first))
  return {
    name,
    status: 'problem',
    found: `Of ${looked} files that were checked, ${bad.length} are missing or damaged, such as ${path}.`,
    todo:
      kind(config) === 'files'
        ? 'Stop Daywell, so that no device relies on them. Check DATA_DIR and that its disk is mounted, or put them back from a backup.'
        : 'Stop Daywell, so that no device relies on them. Check S3_BUCKET, or put them back from another version or a copy.',
  }
}

async function checkFolder({ dataDir }: Config, waiting: number): Promise<Verdict[]> {
  const media = mediaFolder(dataDir)
  const folder = (await isThere(media)) ? media : dataDir
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  const [own, parent] = [await stat(folder), await stat(dataDir)]
  const verdicts: Verdict[] = []
  if (free < Math.max(MIN_FREE_BYTES, waiting))
    verdicts.push({
      name,
      status: 'warning',
      found: `${readableSize(free)} free in ${folder}, and devices are still uploading ${readableSize(waiting)}.`,
      todo: 'Free up space, or lower MEDIA_QUOTA. What doesn’t fit stays on people’s devices.',
    })
  if (own.uid !== parent.uid)
    verdicts.push({
      name,
      status: 'warning',
      found: `${media} belongs to another user than ${dataDir}.`,
      todo: `Run chown -R --reference=${dataDir} ${media}.`,
    })
  return verdicts
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
