import { expect, it } from 'vitest'
import { drafts } from '#local-store/drafts.ts'
import { draftKey } from '#local-store/local-keys.ts'
import { answerWith, onServer, SERVER_ID } from '#local-store/testing/a-device.ts'
import { saveAbandoned } from './save-drafts.ts'
import { aDesk } from './testing/a-page.ts'

const KEY = draftKey('anna')
const textsOf = (list: readonly { content: string }[]) => list.map(({ content }) => content)

/** A tab that dies after an entry was written, before its draft was removed. */
async function cutOff(typed = 'Rain on the roof') {
  const desk = await aDesk()
  const page = await desk.openTab('a')
  await page.openJournal()
  page.type({ content: typed })
  page.writing.flush()
  const draft = desk.storage.getItem(KEY) ?? ''
  await page.writing.save()
  desk.storage.setItem(KEY, draft)
  page.crash()
  const draftsLeft = () => drafts({ storage: desk.storage, userId: 'anna', tab: 'a' }).all()
  return { desk, page, draftsLeft }
}

it('JRN-42 a draft whose entry was written before the tab died is that entry, and nothing is unsaved', async () => {
  const { desk, draftsLeft } = await cutOff()
  const back = await desk.openTab('a')
  await back.openJournal()
  expect(back.fields.content).toBe('Rain on the roof')
  expect(back.writing.state()).toMatchObject({ dirty: false, notice: undefined })
  expect(back.writing.state().entryId).toBe(back.entries()[0]?._id)
  expect(back.writing.state().savedAt).toBe(Date.parse(back.entries()[0]?.updatedAt ?? ''))
  expect(draftsLeft()).toEqual([])
  back.type({ content: 'Rain on the roof, and wind' })
  await back.writing.save()
  expect(textsOf(back.entries())).toEqual(['Rain on the roof, and wind'])
})

it('JRN-42 what is typed before the journal is open is saved into that entry, too', async () => {
  const { desk } = await cutOff()
  const back = await desk.openTab('a')
  back.type({ content: 'Rain on the roof, and wind' })
  const saving = back.writing.save()
  await back.openJournal()
  await saving
  expect(textsOf(back.entries())).toEqual(['Rain on the roof, and wind'])
})

it('JRN-42 such a draft is saved into its entry at log-out, after the server has named it', async () => {
  const { desk, page } = await cutOff()
  const { journal, entries } = page
  const temp = entries()[0]?._id ?? ''
  const [going] = await journal.store.checkOut([temp])
  const answer = answerWith(onServer(SERVER_ID, 'Rain on the roof'))
  await journal.store.takeAnswer(going ? [going.item] : [], {
    ...answer,
    ids: { [temp]: SERVER_ID },
  })
  const kept = drafts({ storage: desk.storage, userId: 'anna', tab: 'a' })
  const open = new Set<string>()
  await saveAbandoned({ ...{ journal, drafts: kept, open }, now: 0, timeZone: 'UTC' })
  expect(entries().map(({ _id }) => _id)).toEqual([SERVER_ID])
  expect(kept.all()).toEqual([])
})

it('JRN-42 a deleted entry that is saved anew becomes one entry, not two', async () => {
  const desk = await aDesk()
  const page = await desk.openTab('a')
  await page.openJournal()
  await page.journal.store.takeAnswer([], answerWith(onServer(SERVER_ID, 'Rain')))
  page.writing.open(page.entries()[0])
  await page.journal.store.remove(SERVER_ID)
  const draft = desk.storage.getItem(KEY) ?? ''
  await page.writing.save()
  desk.storage.setItem(KEY, draft)
  page.crash()
  const back = await desk.openTab('a')
  await back.openJournal()
  await back.writing.save()
  expect(textsOf(back.entries())).toEqual(['Rain'])
})

it('the next new entry of the tab is another one', async () => {
  const { page } = await cutOff('One')
  page.writing.open(undefined)
  page.type({ content: 'Two' })
  await page.writing.save()
  expect(textsOf(page.entries()).sort()).toEqual(['One', 'Two'])
})
