import { constants } from 'node:fs'
import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { writeAtomically } from '#database/atomic-file.ts'
import { checkName, type PieceName, type PieceStore, type StoredPiece } from './piece-store.ts'

/** Keeps pieces as files, in a folder for each person, which is divided so that none is huge. */
export function fileStore(folder: () => Promise<string>): PieceStore {
  const pathOf = async (piece: PieceName) => {
    checkName(piece)
    return join(await folder(), piece.userId, shardOf(piece.name), piece.name)
  }
  return {
    async put(piece, bytes) {
      const path = await pathOf(piece)
      await makeFolder(dirname(path))
      await writeAtomically(path, { overwrite: true }, (draft) => writeTo(draft, bytes))
    },

    get: async (piece) => orIfGone(readFile(await pathOf(piece)), undefined),

    delete: async (piece) => rm(await pathOf(piece), { force: true }),

    async *list(userId) {
      const root = await folder()
      for (const person of userId === undefined ? await namesIn(root) : [userId])
        for (const shard of await namesIn(join(root, person)))
          yield* filesIn(join(root, person, shard), person)
    },

    locate: pathOf,
  }
}

async function* filesIn(folder: string, userId: string): AsyncGenerator<StoredPiece> {
  for (const name of await namesIn(folder)) {
    const found = await orIfGone(stat(join(folder, name)), undefined)
    if (found?.isFile()) yield { userId, name, storedAt: found.mtimeMs, bytes: found.size }
  }
}

/** What's unfinished lies beside what it was to become. */
function shardOf(name: string): string {
  return name.replace(/\..*/, '').slice(-2)
}

async function writeTo(path: string, bytes: Buffer): Promise<object> {
  const file = await open(path, 'w')
  try {
    await file.writeFile(bytes)
  } finally {
    await file.close()
  }
  return {}
}

/** Makes the folders above it, too, so that none of them is forgotten in a crash. */
async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  for (let made = path; made.length >= first.length; made = dirname(made)) {
    const parent = await open(dirname(made), constants.O_RDONLY)
    await parent.sync().finally(() => parent.close())
  }
}

function namesIn(folder: string): Promise<string[]> {
  return orIfGone(readdir(folder), [])
}

async function orIfGone<T, U>(found: Promise<T>, otherwise: U): Promise<T | U> {
  return found.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return otherwise
    throw error
  })
}
