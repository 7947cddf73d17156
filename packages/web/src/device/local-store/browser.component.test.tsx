import { anEntry } from '@daywell/core/testing'
import { describe, expect, it, vi } from 'vitest'
import { ANNA } from '#app/testing/a-person.ts'
import { openHere } from '#app/testing/journal-here.ts'
import { editor, openEditor } from '#features/journal/testing/journal-page.ts'
import { draftKey, mirrorKey } from './local-keys.ts'
import { LOCAL_ID, words } from './testing/a-device.ts'
import { closableDevice, indexedDbDevice, localStorageDevice } from './testing/browser-devices.ts'
import { localStoreContract } from './testing/local-store-contract.ts'

describe('in IndexedDB', () => localStoreContract(it, indexedDbDevice))
describe('in local storage', () => localStoreContract(it, localStorageDevice))

it('a database closed by the browser is reopened; one that was deleted is reported as lost', async () => {
  const { device, close, remove, lost } = closableDevice()
  const store = await device.open()
  await store.save(words(LOCAL_ID, 'first'))
  close()
  await Promise.all([store.save(words(LOCAL_ID, 'second')), store.lastSync()])
  const again = await device.open()
  expect(again.entries().map(({ content }) => content)).toEqual(['second'])
  expect(lost()).toBe(0)
  close()
  await remove()
  await expect(store.save(words(LOCAL_ID, 'third'))).rejects.toThrow()
  expect(lost()).toBe(1)
})

it.each([499, 500, 501, 1203])(
  'PERF-47 each of %i entries is read once from IndexedDB, whatever pieces that takes',
  async (count) => {
    const device = await indexedDbDevice()
    const store = await device.open()
    const ids = Array.from({ length: count }, (_, index) => `${index}`.padStart(24, 'a'))
    const entries = ids.map((_id) => anEntry({ _id, content: `Page ${_id}` }))
    await store.takeAnswer([], { entries, deleted: [], ids: {} })
    const again = await device.open()
    const read = again.entries().map(({ _id, content }) => [_id, content])
    expect(read.sort()).toEqual(entries.map(({ _id, content }) => [_id, content]).sort())
  },
)

it('PRIV-31 the first paint shows the entries of the mirror without waiting for IndexedDB', async () => {
  const mirrored = anEntry({ title: 'Still the same river', content: 'Fog over it.' })
  localStorage.setItem(mirrorKey(ANNA.id), JSON.stringify([mirrored]))
  // A database that never opens.
  vi.spyOn(IDBFactory.prototype, 'open').mockReturnValue(new EventTarget() as IDBOpenDBRequest)
  await openEditor()
  await editor.showEntries.click()
  await expect.element(editor.cards.getByText('Still the same river')).toBeVisible()
})

it('PRIV-17 IndexedDB is the store, and local storage its mirror', async () => {
  const here = await openHere()
  await here.write('in both', true)
  const mirror = () => localStorage.getItem(mirrorKey(ANNA.id))
  await expect.poll(mirror).toContain('in both')
  await here.close()
  localStorage.removeItem(mirrorKey(ANNA.id))
  const again = await openHere()
  expect([again.store.kind, again.texts()]).toEqual(['indexed-db', ['in both']])
})

// Some browsers have none, and some throw on mere access.
const refuse = () => {
  throw new DOMException('No', 'SecurityError')
}
it.each([
  ['none', () => undefined],
  ['one that it refuses', refuse],
])('PRIV-32 local storage is the store in a browser that has %s', async (_, look) => {
  const browser = new Proxy(window, {
    get(target, key) {
      if (key === 'indexedDB') return look()
      const value: unknown = Reflect.get(target, key, target)
      const isMethod = typeof value === 'function' && !Object.hasOwn(value, 'prototype')
      return isMethod ? value.bind(target) : value
    },
  })
  const here = await openHere(undefined, {}, browser)
  expect(here.store.kind).toBe('local-storage')
  await here.write('without a database', true)
  await here.close()
  const again = await openHere(undefined, {}, browser)
  expect(again.texts()).toEqual(['without a database'])
})

it('PRIV-33 where local storage is full the mirror makes way for the draft, and comes back', async () => {
  const here = await openHere()
  const text = (n: number) => `${n} `.repeat(50_000).slice(0, 100_000)
  for (let n = 10; n < 22; n += 1) await here.write(text(n), true)
  const mirror = () => localStorage.getItem(mirrorKey(ANNA.id)) ?? ''
  // Waits for the newest entry: a pending mirror write would find less room.
  await expect.poll(() => mirror().includes(text(21))).toBe(true)
  const full = mirror().length
  expect(full).toBeGreaterThan(800_000)
  // Fills the storage to the last character, so that only the mirror can give way.
  for (let size = 1_000_000; size >= 1; ) {
    try {
      localStorage.setItem(`other-${size}-${localStorage.length}`, 'x'.repeat(size))
    } catch {
      size = Math.floor(size / 2)
    }
  }
  const content = 'y'.repeat(250_000)
  here.drafts.write({ content, title: '', lastModified: new Date().toISOString() })
  expect(localStorage.getItem(draftKey(ANNA.id))?.includes(content)).toBe(true)
  expect(mirror().length).toBeLessThan(full)

  for (const key of Object.keys(localStorage))
    if (key.startsWith('other-')) localStorage.removeItem(key)
  await here.write('one more', true)
  await expect.poll(() => mirror().length).toBeGreaterThan(800_000)
  expect(here.drafts.all()[0]?.content === content).toBe(true)
  expect(here.texts()).toHaveLength(13)
})
