import { expect, it } from 'vitest'
import { rescuedDrafts } from '#device/local-store/drafts/rescued-drafts.ts'
import { TEMP_ID, texts, words } from '#device/local-store/testing/a-device.ts'
import { memoryDevice } from '#device/local-store/testing/memory-device.ts'
import { mapStorage } from '#services/session/testing/map-storage.ts'
import { lookAtWords, removeCovered } from './covered-words.ts'

const KEY = 'journal_draft_anna'

async function aDevice() {
  const store = await memoryDevice().open()
  await store.save(words(TEMP_ID, 'in the file', { title: '' }))
  const storage = mapStorage({ [KEY]: '{"content":"in the file, too"}' })
  const second = { text: storage.getItem(KEY) }
  const open = async () => ({
    load: async () => second.text,
    async save(text: string | null) {
      second.text = text
    },
  })
  const anew = () => rescuedDrafts({ userId: 'anna', storage, tab: '' }, open)
  return { userId: 'anna', store, storage, copy: anew(), anew, second }
}

it('is removed with its drafts once a backup has both', async () => {
  const device = await aDevice()
  expect(await removeCovered(device, await lookAtWords(device))).toBe(true)
  expect([texts(device.store), device.storage.all()]).toEqual([[], {}])
  expect(device.second.text).toBeNull()
})

it('is removed with the draft an editor stores when its entry is gone', async () => {
  const device = await aDevice()
  const covered = await lookAtWords(device)
  device.store.subscribe(() => device.storage.setItem(KEY, '{"title":"","content":"in the file"}'))
  expect(await removeCovered(device, covered)).toBe(true)
  expect(device.storage.all()).toEqual({})
})

it('is removed with drafts in both places, checked again before the removal', async () => {
  const device = await aDevice()
  const covered = await lookAtWords(device)
  const text =
    '{"title":"","content":"in the file","lastModified":"2026-03-14T09:30:00.000Z","tab":"a"}'
  device.store.subscribe(() => {
    device.storage.setItem(KEY, text)
    device.second.text = text
  })
  expect(await removeCovered({ ...device, copy: device.anew() }, covered)).toBe(true)
  expect([device.storage.all(), device.second.text]).toEqual([{}, null])
})

it('includes drafts that only the copy has after a crash', async () => {
  const device = await aDevice()
  device.storage.removeItem(KEY)
  device.second.text = '{"content":"rescued","lastModified":"2026-03-14T09:30:00.000Z","tab":"a"}'
  expect((await lookAtWords(device)).drafts).toContain('rescued')
})

it('stays if no backup was made, or something was written since', async () => {
  const device = await aDevice()
  expect(await removeCovered(device, undefined)).toBe(false)
  const covered = await lookAtWords(device)
  await device.store.save(words(TEMP_ID, 'in no file'))
  expect(await removeCovered(device, covered)).toBe(false)
  const again = await lookAtWords(device)
  device.storage.setItem(KEY, '{"content":"in no file"}')
  expect(await removeCovered(device, again)).toBe(false)
  expect(texts(device.store)).toEqual(['in no file'])
})

it('leaves a draft typed during the removal', async () => {
  const device = await aDevice()
  const covered = await lookAtWords(device)
  const { leaving } = device.store
  const removeWords = async (lastEdit: number) => {
    const removed = await leaving.removeWords(lastEdit)
    device.storage.setItem(KEY, '{"content":"in no file"}')
    return removed
  }
  const store = { ...device.store, leaving: { ...leaving, removeWords } }
  expect(await removeCovered({ ...device, store }, covered)).toBe(true)
  expect(texts(device.store)).toEqual([])
  expect(device.storage.getItem(KEY)).toBe('{"content":"in no file"}')
})
