import type { Config } from '#config.ts'
import { plainLength } from '#crypto/index.ts'
import { type PiecesToBackUp, type PiecesToRestore, TransferError } from '#database/upkeep/index.ts'
import { findLacking, forgetParts, isKept } from '#features/media/operator.service.ts'
import { mediaFolder, piecesIn } from '#pieces/open-pieces.ts'
import type { PieceName, PieceStore } from '#pieces/piece-store.ts'
import type { Screen } from '../screen.ts'

type StoreConfig = Pick<Config, 'dataDir' | 'mediaStore'>

/** How the operator knows the store of photos and recordings. */
export function nameOfStore({ dataDir, mediaStore }: StoreConfig): string {
  return mediaStore.store === 's3' ? `the bucket ${mediaStore.bucket}` : mediaFolder(dataDir)
}

export function piecesToBackUp(config: StoreConfig): PiecesToBackUp {
  return {
    async read(folder, { bytes, ...piece }) {
      // A file that can't be read is as good as missing, and doesn't keep the words out of a backup.
      const sealed = await piecesIn(config, async () => folder)
        .get(piece)
        .catch(() => undefined)
      return sealed && plainLength(sealed.length) === bytes ? sealed : undefined
    },
    isKept,
  }
}

export function piecesToRestore(
  config: StoreConfig,
  { skipMissing }: { readonly skipMissing: boolean },
): PiecesToRestore {
  const storeIn = (folder: string) => piecesIn(config, async () => folder)
  return {
    put: (folder, piece, sealed) =>
      storeIn(folder).put(piece, Buffer.from(sealed)).catch(nothingRestored('write to', config)),

    async settle(trx, folder, gone) {
      const store = storeIn(folder)
      const lacking = await findLacking(trx, store).catch(nothingRestored('look into', config))
      const lost = lacking.filter(({ name }) => !gone.has(name))
      if (lost.length > 0 && !skipMissing) throw await missing(lost, store)
      await forgetParts(trx, lacking)
      return new Set(lost.map(({ userId, mediaId }) => `${userId} ${mediaId}`)).size
    },
  }
}

function nothingRestored(what: string, config: StoreConfig) {
  return (cause: NodeJS.ErrnoException): never => {
    const why = cause.code ?? cause.message
    const sentence = `We can’t ${what} ${nameOfStore(config)} (${why}). Nothing was restored.`
    throw new TransferError(sentence, { cause })
  }
}

const MAX_PATHS = 10

async function missing(lost: readonly PieceName[], store: PieceStore): Promise<TransferError> {
  const paths = await Promise.all(lost.slice(0, MAX_PATHS).map(store.locate))
  const more = lost.length - paths.length
  return new TransferError(
    [
      'Nothing was restored, because these files of photos and recordings are missing or have the wrong size:',
      ...paths.map((path) => `  ${path}`),
      ...(more > 0 ? [`  and ${more} more`] : []),
      'Put them back and run this again. To restore without them, add --skip-missing-media: devices',
      'that still have them will upload them again.',
    ].join('\n'),
  )
}

interface Copying {
  readonly from: StoreConfig
  readonly to: StoreConfig
  readonly folder: string
  readonly progress: Screen['progress']
}

/** Copies the pieces that another store doesn't have yet. Gives their bytes. */
export async function copyPieces({ from, to, folder, progress }: Copying): Promise<number> {
  const source = piecesIn(from, async () => folder)
  const target = piecesIn(to, async () => folder)
  let copied = 0
  let there: { readonly userId: string; readonly sizes: ReadonlyMap<string, number> } | undefined
  for await (const { userId, name, bytes } of source.list()) {
    // Of one person at a time.
    if (there?.userId !== userId) there = { userId, sizes: await sizesOf(target, userId) }
    if (there.sizes.get(name) === bytes) continue
    const sealed = await source.get({ userId, name })
    if (!sealed) continue
    await target.put({ userId, name }, sealed)
    copied += sealed.length
    progress('Copying photos', copied)
  }
  return copied
}

async function sizesOf(store: PieceStore, userId: string): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  for await (const { name, bytes } of store.list(userId)) found.set(name, bytes)
  return found
}
