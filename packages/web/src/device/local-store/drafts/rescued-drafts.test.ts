import { expect, it } from 'vitest'
import { mapStorage } from '#services/session/testing/map-storage.ts'
import type { DraftCopy } from './draft-copy.ts'
import { rescuedDrafts } from './rescued-drafts.ts'

const KEY = 'journal_draft_anna'
const soon = () => new Promise((resolve) => setImmediate(resolve))
const draft = (content: string, minute: number) => ({
  title: '',
  content,
  lastModified: `2026-03-14T09:${10 + minute}:00.000Z`,
})

/** A device whose local storage can lose its latest writes, and whose draft copy doesn't. */
function aDevice() {
  let text: string | null = null
  const copy: DraftCopy = {
    load: async () => text,
    save: async (next) => {
      text = next
    },
  }
  return {
    copied: () => text,
    start: (storage = mapStorage(), tab = 'one') => ({
      storage,
      own: rescuedDrafts({ storage, userId: 'anna', tab }, async () => copy),
    }),
  }
}
const texts = (own: ReturnType<typeof rescuedDrafts>) => own.all().map(({ content }) => content)

it('drafts that local storage lost in a crash are restored, for other tabs and for the same one', async () => {
  const device = aDevice()
  const { own, storage } = device.start()
  own.write(draft('Rain', 1))
  await soon()
  const onDisk = storage.all()
  own.write(draft('Rain on the roof', 2))
  await soon()
  for (const tab of ['two', 'one']) {
    const { own: after } = device.start(mapStorage(onDisk), tab)
    // Typing continues at once.
    after.write(draft('After the crash', 9))
    await after.rescue()
    expect(texts(after)).toContain('Rain on the roof')
    expect(texts(after)).toContain('After the crash')
  }
})

it('nothing is restored that was removed, or is there', async () => {
  const device = aDevice()
  const { own, storage } = device.start()
  own.write(draft('Rain', 1))
  await soon()
  const same = device.start(storage).own
  await same.rescue()
  expect(texts(same)).toEqual(['Rain'])
  own.remove()
  await soon()
  expect(device.copied()).toBeNull()
  const { own: after } = device.start(mapStorage())
  await after.rescue()
  expect(texts(after)).toEqual([])
})

it('no draft is left after a log-out, even if storage is full', async () => {
  const device = aDevice()
  const { own } = device.start()
  own.write(draft('Rain', 1))
  await soon()
  own.write(draft('Rain on the roof', 2))
  void own.forgetCopy()
  // The closing page then writes its last draft.
  own.write(draft('Rain on the roof, all night', 3))
  await soon()
  expect([device.copied(), texts(own)]).toEqual([null, ['Rain on the roof, all night']])
  const broken = rescuedDrafts({ storage: mapStorage(), userId: 'anna', tab: 'one' }, () =>
    Promise.reject(new Error('no database')),
  )
  broken.write(draft('Rain', 1))
  await broken.rescue()
  expect(texts(broken)).toEqual(['Rain'])
})

it('keeps the drafts as they are', async () => {
  const { own, storage } = aDevice().start()
  own.write({ ...draft('words', 0), entryId: 'e1' })
  const stored = JSON.parse(storage.getItem(KEY) ?? '')
  expect(stored).toEqual({ ...draft('words', 0), entryId: 'e1', tab: 'one' })
})
