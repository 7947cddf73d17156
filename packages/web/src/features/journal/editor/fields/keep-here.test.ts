import { expect, it } from 'vitest'
import { answerWith, onServer, SERVER_ID } from '#device/local-store/testing/a-device.ts'
import { aBrowser, soon } from '#features/journal/editor/testing/a-page.ts'

type Browser = Awaited<ReturnType<typeof aBrowser>>

async function openedIn(browser: Browser, tab: string) {
  const page = await browser.openTab(tab)
  await page.openJournal()
  const [entry] = page.entries()
  if (entry) page.editor.open(entry)
  return page
}

async function aKeptEntry() {
  const browser = await aBrowser()
  const page = await openedIn(browser, 'a')
  page.type({ content: 'Between us' })
  page.editor.setDetails({ keepHere: true })
  await page.editor.save()
  browser.pass(10)
  page.type({ content: 'Between us, and more' })
  await page.editor.save()
  expect(page.entries()[0]?._id).toMatch(/^local_/)
  return { browser, page, store: page.journal.store }
}

const keepsHere = ({ editor }: { editor: { state(): { details: { keepHere: boolean } } } }) =>
  editor.state().details.keepHere

it('a local-only entry is uploaded with its versions, and text typed meanwhile stays', async () => {
  const { page, store } = await aKeptEntry()
  page.editor.setDetails({ keepHere: false })
  page.type({ content: 'Between us, and more than that' })
  await page.editor.leave()
  const [entry] = page.entries()
  expect(entry).toMatchObject({ content: 'Between us, and more than that' })
  expect(entry?._id).toMatch(/^temp_/)
  expect(page.editor.state()).toMatchObject({ entryId: entry?._id, dirty: false, gone: false })
  const [going] = await store.checkOut([entry?._id ?? ''])
  expect(going?.earlier.map(({ content }) => content)).toContain('Between us')
  // And back, with everything it had.
  page.editor.setDetails({ keepHere: true })
  await page.editor.leave()
  expect(page.entries()[0]?._id).toMatch(/^local_/)
  const kept = await store.revisions(page.entries()[0]?._id ?? '')
  expect(kept.map((revision) => revision.entry.content)).toContain('Between us')
})

it('the switch follows another tab without undoing it', async () => {
  const { browser, page } = await aKeptEntry()
  const other = await openedIn(browser, 'b')
  expect(keepsHere(other)).toBe(true)
  for (const keepHere of [false, true, false, true]) {
    page.editor.setDetails({ keepHere })
    await page.editor.leave()
    await soon()
    expect([keepsHere(other), other.editor.state().dirty]).toEqual([keepHere, false])
  }
  // Even while someone is writing there.
  other.type({ content: 'Between us, in the other tab' })
  page.editor.setDetails({ favorite: true })
  await page.editor.leave()
  page.editor.setDetails({ keepHere: false })
  await page.editor.leave()
  await soon()
  expect(keepsHere(other)).toBe(false)
  page.editor.setDetails({ keepHere: true })
  await page.editor.leave()
  await soon()
  expect(keepsHere(other)).toBe(true)
  await other.editor.save()
  expect(other.entries()).toMatchObject([{ content: 'Between us, in the other tab' }])
  expect(other.entries()[0]?._id).toMatch(/^local_/)
  expect(other.journal.store.outbox()).toEqual([])
})

it('a star set during a save does not upload what another tab has just kept here', async () => {
  const browser = await aBrowser()
  const page = await openedIn(browser, 'a')
  page.type({ content: 'For the cloud' })
  await page.editor.save()
  const other = await openedIn(browser, 'b')
  const [entry] = other.entries()
  other.type({ content: 'For the cloud, no longer' })
  const saving = other.editor.save()
  await page.journal.entries.updateEntry(entry?._id ?? '', { keepHere: true })
  other.editor.setDetails({ favorite: true })
  await saving
  await other.editor.leave()
  await soon()
  expect(other.entries()).toMatchObject([{ favorite: true }])
  expect(other.entries()[0]?._id).toMatch(/^local_/)
  expect(other.journal.store.outbox()).toEqual([])
})

it('an entry whose versions are still on the server stays here, with its text', async () => {
  const browser = await aBrowser()
  const first = await browser.openTab('a')
  await first.journal.store.takeAnswer([], answerWith(onServer(SERVER_ID, 'From the server')))
  const page = await openedIn(browser, 'b')
  page.editor.setDetails({ keepHere: true })
  await page.editor.leave()
  page.type({ content: 'From the server, and ours' })
  page.editor.setDetails({ keepHere: false })
  await page.editor.leave()
  expect(page.entries()).toMatchObject([{ content: 'From the server, and ours' }])
  expect(page.entries()[0]?._id).toMatch(/^local_/)
  expect([keepsHere(page), page.editor.state().dirty]).toEqual([true, false])
  expect(page.journal.store.outbox()).toMatchObject([{ kind: 'delete', id: SERVER_ID }])
})

it('a draft does not remember that an entry was to be uploaded', async () => {
  const { browser, page } = await aKeptEntry()
  // A blank page isn't saved, so this stays a draft.
  page.type({ content: ' ' })
  page.editor.setDetails({ keepHere: false })
  page.editor.flush()
  page.crash()
  const again = await browser.openTab('a')
  await again.openJournal()
  expect(again.fields.content).toBe(' ')
  again.type({ content: 'Between us, again' })
  await again.editor.save()
  expect(again.entries()).toMatchObject([{ content: 'Between us, again' }])
  expect(again.entries()[0]?._id).toMatch(/^local_/)
})
