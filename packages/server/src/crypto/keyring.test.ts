import { expect, it, onTestFinished, vi } from 'vitest'
import { freshDatabases } from '#testing/fresh-databases.ts'
import { addPerson } from '#testing/people.ts'
import { openKeyring } from './index.ts'

const MINUTE = 60_000

const databases = freshDatabases('sqlite')

async function aKeyring() {
  const place = await databases.place()
  const database = await databases.open(place)
  const keys = { dataDir: place.dataDir, secretKey: undefined, secretKeyPrevious: undefined }
  const keyring = await openKeyring({ database, ...keys })
  const { id } = await addPerson(database, keyring, 'ann')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  return { id, keyOf: () => keyring.userKey(database.read, id) }
}

it('MANY-12 a key leaves the memory ten minutes after it was last used, by itself', async () => {
  const { keyOf } = await aKeyring()
  const key = await keyOf()
  vi.advanceTimersByTime(9 * MINUTE)
  expect(await keyOf()).toBe(key)
  vi.advanceTimersByTime(9 * MINUTE)
  expect(await keyOf()).toBe(key)
  vi.advanceTimersByTime(11 * MINUTE)
  expect(vi.getTimerCount()).toBe(0)
  expect(await keyOf()).not.toBe(key)
})
