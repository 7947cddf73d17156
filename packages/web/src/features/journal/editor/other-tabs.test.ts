import { expect, it } from 'vitest'
import { drafts } from '#device/local-store/drafts/drafts.ts'
import { mapStorage } from '#services/session/testing/map-storage.ts'
import type { PageDraft } from './model/draft.ts'
import { aBrowser } from './testing/a-page.ts'

type Browser = Awaited<ReturnType<typeof aBrowser>>

const draftsOn = ({ storage }: Browser) =>
  drafts({ storage, userId: 'anna', tab: 'nobody' })
    .all()
    .map(({ tab, content }) => `${tab}: ${content}`)
    .sort()
const takeFirst = ({ editor }: Awaited<ReturnType<Browser['openTab']>>) =>
  editor.take(editor.state().waiting[0] as PageDraft)

it('a tab that returns to its page leaves the draft of a newer tab alone', async () => {
  const browser = await aBrowser()
  const first = await browser.openTab('a')
  first.unmount()
  const later = await browser.openTab('b')
  later.type({ content: 'Being written in b' })
  later.editor.flush()
  const again = await browser.openTab('a')
  expect([again.fields.content, again.editor.state().waiting]).toEqual(['', []])
  expect(draftsOn(browser)).toEqual(['b: Being written in b'])
})

it('a closed tab’s latest draft is offered, and never replaces text', async () => {
  const browser = await aBrowser()
  const closed = await browser.openTab('b')
  const page = await browser.openTab('a')
  page.type({ content: 'Of a' })
  page.editor.flush()
  page.crash()
  closed.type({ content: 'Of b' })
  closed.editor.flush()
  closed.crash()
  const again = await browser.openTab('a')
  await again.openJournal()
  expect(again.fields.content).toBe('Of a')
  expect(again.editor.state().waiting).toMatchObject([{ content: 'Of b' }])
  // Another window continues it and is closed too.
  const meanwhile = await browser.openTab('b')
  meanwhile.type({ content: 'Of b, and more' })
  meanwhile.editor.flush()
  meanwhile.crash()
  expect(await again.editor.leave()).toBe(true)
  await takeFirst(again)
  expect(again.fields.content).toBe('Of b, and more')
  expect(draftsOn(browser)).toEqual(['a: Of b, and more'])
})

it('an offered draft is not taken from a tab that is open again', async () => {
  const browser = await aBrowser()
  const closed = await browser.openTab('b')
  closed.type({ content: 'Of b' })
  closed.editor.flush()
  const page = await browser.openTab('a')
  page.type({ content: 'Of a' })
  page.unmount()
  closed.crash()
  const again = await browser.openTab('a')
  await browser.openTab('b')
  await takeFirst(again)
  expect([again.fields.content, again.editor.state().waiting]).toEqual(['Of a', []])
  expect(draftsOn(browser)).toEqual(['a: Of a', 'b: Of b'])
})

it('if open tabs are unknown, drafts of others are only offered', async () => {
  const browser = await aBrowser(mapStorage(), { locks: false })
  const other = await browser.openTab('b')
  other.type({ content: 'Of b' })
  other.editor.flush()
  const page = await browser.openTab('a')
  expect(page.fields.content).toBe('')
  expect(draftsOn(browser)).toEqual(['b: Of b'])
  expect(page.editor.state().waiting).toMatchObject([{ tab: 'b' }])
  await takeFirst(page)
  expect(page.fields.content).toBe('Of b')
})
