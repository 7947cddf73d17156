import { expect, it } from 'vitest'
import { drafts } from '#device/local-store/drafts/drafts.ts'
import type { PageDraft } from '#features/journal/editor/model/draft.ts'
import { aBrowser, soon } from '#features/journal/editor/testing/a-page.ts'

type Browser = Awaited<ReturnType<typeof aBrowser>>

const stored = ({ storage }: Browser) =>
  drafts({ storage, userId: 'anna', tab: 'nobody' })
    .all()
    .map(({ content }) => content)

/** A page with a character that blocks saving. */
async function aPageOf(browser: Browser, content: string, tab = 'a') {
  const page = await browser.openTab(tab)
  await page.openJournal()
  page.type({ content })
  page.editor.flush()
  return page
}
const BROKEN = 'Words with a \0 in them'

it('text set aside survives saves, other pages and a crash, and can be restored', async () => {
  const browser = await aBrowser()
  const page = await aPageOf(browser, BROKEN)
  page.editor.open(undefined)
  expect(stored(browser)).toEqual([BROKEN])
  page.type({ content: 'The next page' })
  expect(await page.editor.save()).toBe(true)
  page.editor.setDetails({ favorite: true })
  await soon()
  expect([stored(browser), page.editor.state().aside?.content]).toEqual([[BROKEN], BROKEN])
  page.unmount()
  const back = await browser.openTab('a')
  expect([back.fields.content, back.editor.state().aside?.content]).toEqual(['', BROKEN])
  back.crash()
  const again = await browser.openTab('a')
  expect([again.fields.content, again.editor.state().aside?.content]).toEqual(['', BROKEN])
  again.type({ content: 'Begun meanwhile' })
  again.editor.undo()
  expect([again.fields.content, stored(browser).sort()]).toEqual([
    BROKEN,
    ['Begun meanwhile', BROKEN],
  ])
  again.editor.undo()
  expect([again.fields.content, stored(browser).sort()]).toEqual([
    'Begun meanwhile',
    ['Begun meanwhile', BROKEN],
  ])
  again.editor.discardAside()
  expect([stored(browser), again.editor.state().aside]).toEqual([['Begun meanwhile'], undefined])
})

it('text set aside belongs to its open tab, and is offered by others after that is closed', async () => {
  const browser = await aBrowser()
  const page = await aPageOf(browser, BROKEN)
  page.editor.open(undefined)
  const other = await browser.openTab('b')
  expect([other.fields.content, other.editor.state().waiting]).toEqual(['', []])
  page.crash()
  other.crash()
  const later = await browser.openTab('c')
  expect([later.fields.content, later.editor.state().aside]).toEqual(['', undefined])
  const [waiting] = later.editor.state().waiting
  await later.editor.take(waiting as PageDraft)
  expect([later.fields.content, stored(browser)]).toEqual([BROKEN, [BROKEN]])
})

it('without storage space it stays in the tab’s memory, even on another screen', async () => {
  let full = false
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (full) throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, value)
    },
    removeItem: (key: string) => void kept.delete(key),
  }
  const browser = await aBrowser(storage)
  const page = await aPageOf(browser, 'Before it was full')
  full = true
  page.type({ content: BROKEN })
  page.editor.flush()
  page.editor.open(undefined)
  expect(page.editor.atRisk()).toBe(true)
  page.unmount()
  const back = await browser.openTab('a')
  expect(back.editor.state().aside?.content).toBe(BROKEN)
  full = false
  back.editor.undo()
  expect([back.fields.content, back.editor.atRisk()]).toEqual([BROKEN, false])
})

it('it continues the entry that a save in flight created', async () => {
  const browser = await aBrowser()
  const page = await browser.openTab('a')
  await page.openJournal()
  page.type({ content: 'One' })
  const saving = page.editor.save()
  // From here on the write can't be stopped.
  await Promise.resolve()
  await Promise.resolve()
  page.editor.open(undefined)
  if (await saving) {
    page.editor.undo()
    page.type({ content: 'One, and more' })
    await page.editor.save()
  }
  expect(page.entries()).toMatchObject([{ content: 'One, and more' }])
})
