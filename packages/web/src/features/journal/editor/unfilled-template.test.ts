import { expect, it } from 'vitest'
import { drafts } from '#device/local-store/drafts/drafts.ts'
import { leaving } from '../layout/leaving.ts'
import { aBrowser, soon } from './testing/a-page.ts'

const TEMPLATE = '## What went well\n'
const FILLED = '## What went well\nThe rain stopped.'

/** A new page into which a template was inserted, and nothing else. */
async function anUnfilledPage() {
  const browser = await aBrowser()
  const page = await browser.openTab('a')
  await page.openJournal()
  page.editor.expectTemplate(TEMPLATE)
  page.type({ content: TEMPLATE })
  const kept = () => drafts({ storage: browser.storage, userId: 'anna', tab: 'a' }).all()
  const texts = () => page.entries().map(({ content }) => content)
  return { browser, page, kept, texts }
}

it('TPL-05 an unfilled template isn’t saved, neither by autosave nor on leaving the screen', async () => {
  const { page, kept, texts } = await anUnfilledPage()
  page.timers.ring()
  page.editor.saveTyped()
  await page.editor.saveUnasked()
  await soon()
  expect([page.fields.content, page.editor.state().dirty]).toEqual([TEMPLATE, false])
  page.unmount()
  await soon()
  expect([texts(), kept()]).toEqual([[], []])
})

it('TPL-05 an unfilled template has no words and can’t be saved, like an empty page', async () => {
  const { page, texts } = await anUnfilledPage()
  page.editor.hasUnsaved()
  expect(page.editor.state()).toMatchObject({ words: 0, blank: true, savable: false })
  expect(await page.editor.save()).toBe(false)
  expect(texts()).toEqual([])
})

it('TPL-05 an unfilled template is left without a question', async () => {
  const { page } = await anUnfilledPage()
  const asked: unknown[] = []
  let isNew = false
  leaving(page.editor, (question) => asked.push(question)).startNew(() => {
    isNew = true
  })
  expect([asked, isNew, await page.editor.leave()]).toEqual([[], true, true])
})

it('TPL-05 the first words make all of it the text, and stay so after the next page', async () => {
  const { page, kept, texts } = await anUnfilledPage()
  page.type({ content: FILLED })
  page.editor.flush()
  expect(kept()).toMatchObject([{ content: FILLED }])
  expect(await page.editor.leave()).toBe(true)
  expect(texts()).toEqual([FILLED])
  // A saved entry may become the bare template, too.
  page.type({ content: TEMPLATE })
  expect(await page.editor.leave()).toBe(true)
  expect(texts()).toEqual([TEMPLATE])
  page.editor.open(undefined)
  page.type({ content: TEMPLATE })
  expect(await page.editor.leave()).toBe(true)
  expect(texts()).toEqual([TEMPLATE, TEMPLATE])
})

it('TPL-05 a title or a mood is kept in the draft, without the template', async () => {
  const { browser, page, kept, texts } = await anUnfilledPage()
  page.editor.setDetails({ mood: 'calm' })
  page.type({ title: 'Monday' })
  page.editor.flush()
  await page.editor.saveUnasked()
  expect([texts(), kept()]).toMatchObject([[], [{ title: 'Monday', content: '' }]])
  page.crash()
  const back = await browser.openTab('a')
  expect([back.fields.title, back.editor.state().details.mood]).toEqual(['Monday', 'calm'])
})

it('TPL-05 words written and taken out again leave neither an entry nor a draft', async () => {
  const { page, kept, texts } = await anUnfilledPage()
  page.type({ content: FILLED })
  page.editor.flush()
  page.type({ content: TEMPLATE })
  page.editor.flush()
  page.timers.ring()
  await soon()
  expect([texts(), kept()]).toEqual([[], []])
})

it('TPL-14 a template inserted while the journal opens isn’t replaced by today’s entry', async () => {
  const { browser, page } = await anUnfilledPage()
  page.type({ content: FILLED })
  await page.editor.save()
  page.unmount()
  const again = await browser.openTab('a')
  again.editor.expectTemplate(TEMPLATE)
  again.type({ content: TEMPLATE })
  await again.openJournal()
  expect([again.fields.content, again.editor.state().entryId]).toEqual([TEMPLATE, undefined])
})

it('TPL-14 a template isn’t replaced by the draft of a closed tab, which is offered', async () => {
  const { browser, page } = await anUnfilledPage()
  const other = await browser.openTab('b')
  other.type({ content: 'Begun elsewhere' })
  other.editor.flush()
  other.crash()
  page.editor.end()
  // It looks for such drafts, which takes a moment.
  page.editor.begin()
  page.editor.expectTemplate(TEMPLATE)
  page.type({ content: TEMPLATE })
  await soon()
  expect(page.fields.content).toBe(TEMPLATE)
  expect(page.editor.state().waiting).toMatchObject([{ content: 'Begun elsewhere' }])
})
