import { isLocalId } from '@daywell/core/journal'
import { expect, it } from 'vitest'
import { drafts } from '#device/local-store/drafts/drafts.ts'
import { draftKey } from '#device/local-store/local-keys.ts'
import { answerWith, onServer, SERVER_ID } from '#device/local-store/testing/a-device.ts'
import { aBrowser, soon } from '#features/journal/editor/testing/a-page.ts'
import type { EntryChange } from '#services/privacy/entries-service.ts'
import { saveAbandoned } from './save-drafts.ts'

const KEY = draftKey('anna')
const textsOf = (list: readonly { content: string }[]) => list.map(({ content }) => content)

/** A tab that crashes after its entry was written, before its draft was removed. */
async function cutOff(typed = 'Rain on the roof', { keepHere = false } = {}) {
  const browser = await aBrowser()
  const page = await browser.openTab('a')
  await page.openJournal()
  page.type({ content: typed })
  page.editor.setDetails({ keepHere })
  page.editor.flush()
  const draft = browser.storage.getItem(KEY) ?? ''
  await page.editor.save()
  browser.storage.setItem(KEY, draft)
  page.crash()
  const draftsLeft = () => drafts({ storage: browser.storage, userId: 'anna', tab: 'a' }).all()
  return { browser, page, draftsLeft }
}

it('JRN-42 a draft whose entry was written before a crash matches that entry, with nothing unsaved', async () => {
  const { browser, draftsLeft } = await cutOff()
  const back = await browser.openTab('a')
  await back.openJournal()
  expect(back.fields.content).toBe('Rain on the roof')
  expect(back.editor.state()).toMatchObject({ dirty: false, notice: undefined })
  expect(back.editor.state().entryId).toBe(back.entries()[0]?._id)
  expect(back.editor.state().savedAt).toBe(Date.parse(back.entries()[0]?.updatedAt ?? ''))
  expect(draftsLeft()).toEqual([])
  back.type({ content: 'Rain on the roof, and wind' })
  await back.editor.save()
  expect(textsOf(back.entries())).toEqual(['Rain on the roof, and wind'])
})

it('JRN-42 a draft is matched to a local-only entry too', async () => {
  const { browser, draftsLeft } = await cutOff('Kept here', { keepHere: true })
  const back = await browser.openTab('a')
  await back.openJournal()
  expect(back.entries().map(({ _id }) => isLocalId(_id))).toEqual([true])
  expect(back.editor.state().entryId).toBe(back.entries()[0]?._id)
  expect(draftsLeft()).toEqual([])
})

it('JRN-42 text typed before the journal is open is saved into that entry too', async () => {
  const { browser } = await cutOff()
  const back = await browser.openTab('a')
  back.type({ content: 'Rain on the roof, and wind' })
  const saving = back.editor.save()
  await back.openJournal()
  await saving
  expect(textsOf(back.entries())).toEqual(['Rain on the roof, and wind'])
})

it('JRN-42 such a draft is saved into its entry at log-out, after it got its server id', async () => {
  const { browser, page } = await cutOff()
  const { journal, entries } = page
  const temp = entries()[0]?._id ?? ''
  const [going] = await journal.store.checkOut([temp])
  const answer = answerWith(onServer(SERVER_ID, 'Rain on the roof'))
  await journal.store.takeAnswer(going ? [going.item] : [], {
    ...answer,
    ids: { [temp]: SERVER_ID },
  })
  const kept = drafts({ storage: browser.storage, userId: 'anna', tab: 'a' })
  const open = new Set<string>()
  await saveAbandoned({ journal, drafts: kept, open, now: 0, timeZone: 'UTC' })
  expect(entries().map(({ _id }) => _id)).toEqual([SERVER_ID])
  expect(kept.all()).toEqual([])
})

it('JRN-42 a deleted entry that is saved anew becomes one entry, not two', async () => {
  const browser = await aBrowser()
  const page = await browser.openTab('a')
  await page.openJournal()
  await page.journal.store.takeAnswer([], answerWith(onServer(SERVER_ID, 'Rain')))
  page.editor.open(page.entries()[0])
  await page.journal.store.remove(SERVER_ID)
  const draft = browser.storage.getItem(KEY) ?? ''
  await page.editor.save()
  browser.storage.setItem(KEY, draft)
  page.crash()
  const back = await browser.openTab('a')
  await back.openJournal()
  await back.editor.save()
  expect(textsOf(back.entries())).toEqual(['Rain'])
})

const besides = { title: 'Mine', mood: 'calm', favorite: true, hideFromAssistant: true } as const
const ELSEWHERE = { ...besides, content: 'Rain, and thunder' }

/** An edit of the entry in another tab afterwards. */
async function editElsewhere(
  page: Awaited<ReturnType<typeof cutOff>>['page'],
  change: EntryChange,
) {
  const { journal, entries, unmount } = page
  // A crashed tab receives no events.
  unmount()
  return journal.entries.updateEntry(entries()[0]?._id ?? '', change)
}

it('JRN-43 at log-out such a draft changes only its own fields, and later changes are kept as a version', async () => {
  const { browser, page, draftsLeft } = await cutOff()
  const { journal, entries } = page
  const { _id } = await editElsewhere(page, ELSEWHERE)
  const kept = drafts({ storage: browser.storage, userId: 'anna', tab: 'a' })
  const open = new Set<string>()
  await saveAbandoned({ journal, drafts: kept, open, now: 0, timeZone: 'UTC' })
  expect(entries()).toMatchObject([{ _id, ...besides, content: 'Rain on the roof' }])
  const versions = await journal.store.revisions(_id)
  expect(versions[0]?.entry.content).toBe('Rain, and thunder')
  expect(draftsLeft()).toEqual([])
})

it('JRN-43 a draft without changes leaves its entry alone', async () => {
  const { browser, page, draftsLeft } = await cutOff()
  const { journal, entries } = page
  const edited = await editElsewhere(page, besides)
  const kept = drafts({ storage: browser.storage, userId: 'anna', tab: 'a' })
  const open = new Set<string>()
  await saveAbandoned({ journal, drafts: kept, open, now: 0, timeZone: 'UTC' })
  expect([entries(), draftsLeft()]).toEqual([[edited], []])
})

it('JRN-44 the page of such a draft reports the change from elsewhere, and keeps that version', async () => {
  const { browser, page } = await cutOff()
  const { _id } = await editElsewhere(page, ELSEWHERE)
  const back = await browser.openTab('a')
  await back.openJournal()
  const notice = { kind: 'changed-elsewhere' }
  expect(back.editor.state()).toMatchObject({ dirty: true, notice, entryId: _id })
  expect(back.fields).toEqual({ title: 'Mine', content: 'Rain on the roof' })
  back.timers.ring()
  await soon()
  expect(back.entries()).toMatchObject([{ ...besides, content: 'Rain on the roof' }])
  const versions = await back.journal.store.revisions(_id)
  expect(versions[0]?.entry.content).toBe('Rain, and thunder')
})

it('JRN-44 an open page that restores such a draft reports it too', async () => {
  const { browser, page, draftsLeft } = await cutOff()
  await editElsewhere(page, ELSEWHERE)
  const draft = browser.storage.getItem(KEY) ?? ''
  browser.storage.removeItem(KEY)
  browser.pass(1)
  const other = await browser.openTab('b')
  await other.openJournal()
  browser.storage.setItem(KEY, draft)
  for (const left of draftsLeft()) await other.editor.take(left)
  expect(other.fields.content).toBe('Rain on the roof')
  expect(other.editor.state().notice).toEqual({ kind: 'changed-elsewhere' })
})

it('the next new entry of the tab has another id', async () => {
  const { page } = await cutOff('One')
  page.editor.open(undefined)
  page.type({ content: 'Two' })
  await page.editor.save()
  expect(textsOf(page.entries()).sort()).toEqual(['One', 'Two'])
})
