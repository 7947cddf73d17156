import { expect, test } from 'vitest'
import type { Documents, Storage } from '#storage/storage.ts'

/** What the sandbox relies on; every storage runs through the same. */
export function storageContract(open: () => Promise<Storage>): void {
  const ids = async (documents: Documents) => (await documents.list('event')).map(({ id }) => id)

  test('a unit sees what it wrote, and others see it once it is whole', async () => {
    const storage = await open()
    await storage.transact(async (documents) => {
      expect(await documents.get('event', 'b')).toBeUndefined()
      await documents.put('event', 'b', { n: 1 })
      await documents.put('event', 'a', { n: 2 })
      await documents.put('price', 'b', { n: 3 })
      expect(await documents.get('event', 'b')).toEqual({ n: 1 })
      await documents.put('event', 'b', { n: 4 })
      await documents.put('event', 'B', null)
    })
    await storage.transact(async (documents) => {
      expect(await documents.list('event')).toEqual([
        { id: 'B', value: null },
        { id: 'a', value: { n: 2 } },
        { id: 'b', value: { n: 4 } },
      ])
      await documents.remove('event', 'a')
      await documents.remove('event', 'never there')
      expect(await documents.get('event', 'a')).toBeUndefined()
      expect(await ids(documents)).toEqual(['B', 'b'])
    })
    expect(await storage.transact(ids)).toEqual(['B', 'b'])
  })

  test('a unit that throws leaves no trace, and the next goes on', async () => {
    const storage = await open()
    await storage.transact((documents) => documents.put('event', 'kept', 1))
    const failing = storage.transact(async (documents) => {
      await documents.put('event', 'lost', 1)
      await documents.remove('event', 'kept')
      throw new Error('on purpose')
    })
    await expect(failing).rejects.toThrow('on purpose')
    expect(await storage.transact(ids)).toEqual(['kept'])
  })

  test('units run one after the other', async () => {
    const storage = await open()
    const count = () =>
      storage.transact(async (documents) => {
        const before = ((await documents.get('setting', 'count')) as number | undefined) ?? 0
        await documents.put('setting', 'count', before + 1)
      })
    await Promise.all(Array.from({ length: 20 }, count))
    expect(await storage.transact((documents) => documents.get('setting', 'count'))).toBe(20)
  })

  test('what was read can be changed without changing what is kept', async () => {
    const storage = await open()
    await storage.transact((documents) => documents.put('setting', 'list', [1]))
    await storage.transact(async (documents) => {
      const read = (await documents.get('setting', 'list')) as number[]
      read.push(2)
    })
    expect(await storage.transact((documents) => documents.get('setting', 'list'))).toEqual([1])
  })
}
