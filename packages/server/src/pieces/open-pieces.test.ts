import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { freshDatabases } from '#testing/fresh-databases.ts'
import { piecesIn } from './open-pieces.ts'

const places = freshDatabases('sqlite', { hasTables: false })
const piece = { userId: 'ann', name: '0'.repeat(32) }

it.each(['..', '../elsewhere', 'a/b', '', '.'])(
  'a folder of pieces is never called “%s”, which would lead out of its database (MED-26)',
  async (folder) => {
    const { dataDir } = await places.place()
    const store = piecesIn({ dataDir, mediaStore: { store: 'files' } }, async () => folder)
    const there = join(dataDir, 'media', folder, piece.userId, '00', piece.name)
    await mkdir(dirname(there), { recursive: true })
    await writeFile(there, 'of another database')
    const before = await readdir(dataDir, { recursive: true })
    const listed = async () => {
      for await (const one of store.list()) expect.unreachable(one.name)
    }
    const calls = [store.get(piece), store.delete(piece), listed(), store.locate(piece)]
    for (const result of await Promise.allSettled([...calls, store.put(piece, Buffer.from('x'))]))
      expect(result).toMatchObject({ status: 'rejected' })
    expect(await readdir(dataDir, { recursive: true })).toEqual(before)
  },
)
