import { TEXT_MAX } from '@daywell/core/journal'
import { expect, it } from 'vitest'
import { drafts } from '#device/local-store/drafts/drafts.ts'
import { aBrowser, soon } from '#features/journal/editor/testing/a-page.ts'

/** A storage that can be set to full. */
function fillable() {
  const kept = new Map<string, string>()
  let full = false
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (full) throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, value)
    },
    removeItem: (key: string) => void kept.delete(key),
    fill: (now = true) => {
      full = now
    },
  }
}

async function aFullBrowser(before = '') {
  const storage = fillable()
  const browser = await aBrowser(storage)
  const page = await browser.openTab('a')
  await page.openJournal()
  if (before) page.type({ content: before })
  page.editor.flush()
  storage.fill()
  return { storage, browser, page }
}
const textsOf = (list: readonly { content: string }[]) => list.map(({ content }) => content)

it('text without a draft is saved on unmount, and restored with its page', async () => {
  const { storage, browser, page } = await aFullBrowser('An older draft')
  page.type({ content: 'An older draft, and what found no room' })
  page.unmount()
  expect(page.editor.atRisk()).toBe(true)
  await soon()
  expect(textsOf(page.entries())).toEqual(['An older draft, and what found no room'])
  expect(page.editor.atRisk()).toBe(false)
  const back = await browser.openTab('a')
  await back.openJournal()
  expect(back.fields.content).toBe('An older draft, and what found no room')
  expect(back.editor.state()).toMatchObject({ dirty: false, draftFailed: false })
  storage.fill(false)
  back.type({ content: 'An older draft, and what found room' })
  await back.editor.save()
  expect(textsOf(back.entries())).toEqual(['An older draft, and what found room'])
  expect(drafts({ storage, userId: 'anna', tab: 'a' }).all()).toEqual([])
})

it('a page remounted during that save continues the entry it creates', async () => {
  const storage = fillable()
  storage.fill()
  const browser = await aBrowser(storage)
  const page = await browser.openTab('a')
  page.type({ content: 'One' })
  page.unmount()
  const back = await browser.openTab('a')
  expect([back.fields.content, back.editor.state().phase]).toEqual(['One', 'saving'])
  back.type({ content: 'One two' })
  await page.openJournal()
  await back.openJournal()
  await back.editor.save()
  expect(textsOf(back.entries())).toEqual(['One two'])
})

it('text typed during a save is saved after it', async () => {
  const { page } = await aFullBrowser()
  page.type({ content: 'One' })
  void page.editor.save()
  page.type({ content: 'One two' })
  page.unmount()
  await soon()
  await soon()
  expect(textsOf(page.entries())).toEqual(['One two'])
  expect(page.editor.atRisk()).toBe(false)
})

it('text that cannot be saved either stays in the tab, which asks before closing', async () => {
  const { storage, browser, page } = await aFullBrowser()
  const long = 'long'.repeat(TEXT_MAX)
  page.type({ content: long })
  expect(page.editor.atRisk()).toBe(true)
  page.unmount()
  expect(page.editor.atRisk()).toBe(true)
  const back = await browser.openTab('a')
  expect(back.fields.content).toBe(long)
  expect(back.editor.state().draftFailed).toBe(true)
  storage.fill(false)
  back.type({ content: `${long}.` })
  expect(back.editor.atRisk()).toBe(false)
})

it('a draft that cannot be removed does not block other pages', async () => {
  const storage = fillable()
  const browser = await aBrowser(storage)
  const other = await browser.openTab('b')
  other.type({ content: 'Of b' })
  other.editor.flush()
  const page = await browser.openTab('a')
  await page.openJournal()
  page.type({ content: 'Of a' })
  page.editor.flush()
  storage.fill()
  expect(await page.editor.leave()).toBe(true)
  page.editor.open(undefined)
  expect([page.fields.content, textsOf(page.entries())]).toEqual(['', ['Of a']])
})
