import { randomBytes } from 'node:crypto'
import { startS3 } from '@daywell/stand-ins/s3'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { PieceStore, StoredPiece } from './piece-store.ts'
import { s3Store } from './s3-store.ts'

const piece = (n: number, userId = 'ann') => ({ userId, name: `${n}`.padStart(32, '0') })

describe('pieces in a bucket', () => {
  const start = async (other: { secretAccessKey?: string; bucket?: string } = {}) => {
    const s3 = await startS3()
    onTestFinished(s3.stop)
    const { endpoint, bucket, region, accessKeyId, secretAccessKey } = s3
    const access = { endpoint, bucket, region, accessKeyId, secretAccessKey, ...other }
    const config = { store: 's3', isPathStyle: true, ...access } as const
    return { s3, store: s3Store(config, async () => 'folder') }
  }
  const listed = async (store: PieceStore, userId?: string) => {
    const found: StoredPiece[] = []
    for await (const one of store.list(userId)) found.push(one)
    return found
  }

  it('are put, read, listed page by page and deleted, each call signed (MED-17)', async () => {
    const { s3, store } = await start()
    const bytes = randomBytes(1_000_000)
    const names = [1, 2, 3, 4, 5, 6, 7].map((n) => piece(n))
    for (const name of names) await store.put(name, bytes)
    await store.put(piece(1, 'bob'), bytes)
    expect((await store.get(piece(4)))?.equals(bytes)).toBe(true)
    expect(await store.get(piece(9))).toBeUndefined()
    const own = await listed(store, 'ann')
    expect(own.map(({ userId, name }) => ({ userId, name }))).toEqual(names)
    expect(own.every(({ storedAt }) => Math.abs(storedAt - Date.now()) < 60_000)).toBe(true)
    expect(await listed(store)).toHaveLength(8)
    await store.delete(piece(4))
    await store.delete(piece(4))
    expect(await store.get(piece(4))).toBeUndefined()
    expect(s3.refused).toEqual([])
  })

  it('are refused with another key, which gets into no message (MED-17)', async () => {
    const { s3, store } = await start({ secretAccessKey: 'another-key' })
    const calls = [store.put(piece(1), Buffer.from('a')), store.get(piece(1)), listed(store)]
    for (const result of await Promise.allSettled(calls)) {
      expect(result.status).toBe('rejected')
      expect(String(Object(result).reason)).toMatch(
        /^Error: The bucket answered 403 \(SignatureDoesNotMatch\)$/,
      )
    }
    expect([s3.refused.length, s3.objects.size]).toEqual([3, 0])
  })

  it('are sent again when the service fails, and are whole or fail (MED-17)', async () => {
    const { s3, store } = await start()
    const bytes = randomBytes(1_000_000)
    s3.failNext('error', 'error')
    await store.put(piece(1), bytes)
    s3.failNext('hang-up')
    await expect(store.put(piece(2), bytes)).rejects.toThrow()
    s3.failNext('partial')
    await expect(store.get(piece(1))).rejects.toThrow()
    s3.failNext('error')
    expect((await store.get(piece(1)))?.equals(bytes)).toBe(true)
    s3.failNext('error', 'error', 'error', 'error')
    await expect(store.delete(piece(1))).rejects.toThrow('The bucket answered 500 (InternalError)')
    expect([...s3.objects.keys()]).toHaveLength(1)
  })

  it('fail where the bucket isn’t there (MED-17)', async () => {
    const { store } = await start({ bucket: 'elsewhere' })
    await expect(store.put(piece(1), Buffer.from('a'))).rejects.toThrow('doesn’t exist')
  })

  it.each(['..', '../other', 'a/b', '', 'a'.repeat(101)])(
    'have no name like “%s” (MED-16)',
    async (name) => {
      const { store } = await start()
      await expect(store.get({ userId: 'ann', name })).rejects.toThrow('Not the name of a piece')
      await expect(store.get({ userId: name, name: 'ab' })).rejects.toThrow('Not the name')
    },
  )
})
