import { expect, it } from 'vitest'
import { memoryDevice } from '#device/local-store/testing/memory-device.ts'
import type { Journal } from '#services/journal/journal.ts'
import type { JournalHandle } from '#services/journal/journal-handle.ts'
import { openPages } from '#services/journal/open-pages.ts'
import { mapStorage } from '#services/session/testing/map-storage.ts'
import { saveFirst } from './save-first.ts'

async function aLeaver(save: () => Promise<unknown>) {
  const ending = new AbortController()
  const pages = openPages(undefined)
  pages.add(save)
  const store = await memoryDevice().open()
  const journal = { userId: 'anna', store, pages, ended: ending.signal } as object as Journal
  const handle = { storage: mapStorage(), tab: () => undefined } as object as JournalHandle
  return { journal, handle, ending }
}

it('AUTH-65 a log-out does not wait for a slow save, and learns when it is done', async () => {
  const saving = Promise.withResolvers<void>()
  const { journal, handle } = await aLeaver(() => saving.promise)
  const waits: number[] = []
  const { inTime, done } = saveFirst(journal, {
    handle,
    saveDrafts: async () => {},
    wait: async (ms) => void waits.push(ms),
  })
  expect(await inTime).toBe(false)
  expect(Math.max(...waits)).toBeLessThanOrEqual(6000)
  saving.resolve()
  await done
})

it('AUTH-65 a log-out waits for a quick save', async () => {
  let saved = false
  const { journal, handle } = await aLeaver(async () => {
    saved = true
  })
  const never = new Promise<void>(() => {})
  const { inTime } = saveFirst(journal, { handle, saveDrafts: async () => {}, wait: () => never })
  expect([await inTime, saved]).toEqual([true, true])
})

it('a late save stores no drafts after the log-out', async () => {
  const saving = Promise.withResolvers<void>()
  const { journal, handle, ending } = await aLeaver(() => saving.promise)
  handle.storage.setItem('journal_draft_anna', '{"content":"a draft"}')
  let drafts = 0
  const saveDrafts = async () => {
    drafts += 1
  }
  const { inTime, done } = saveFirst(journal, { handle, saveDrafts, wait: async () => {} })
  expect(await inTime).toBe(false)
  ending.abort()
  saving.resolve()
  await done
  expect(drafts).toBe(0)
})
