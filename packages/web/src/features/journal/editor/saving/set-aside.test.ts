import { expect, it } from 'vitest'
import { drafts } from '#device/local-store/drafts/drafts.ts'
import type { PageDraft } from '#features/journal/editor/model/page-draft.ts'
import { aDesk, soon } from '#features/journal/editor/testing/a-page.ts'

type Desk = Awaited<ReturnType<typeof aDesk>>

const stored = ({ storage }: Desk) =>
  drafts({ storage, userId: 'anna', tab: 'nobody' })
    .all()
    .map(({ content }) => content)

/** A page on which a broken character stands in the way of a save. */
async function aPageOf(desk: Desk, content: string, tab = 'a') {
  const page = await desk.openTab(tab)
  await page.openJournal()
  page.type({ content })
  page.writing.flush()
  return page
}
const BROKEN = 'Words with a \0 in them'

it('words that are set aside outlive saves, other pages and a crash, and can be had again', async () => {
  const desk = await aDesk()
  const page = await aPageOf(desk, BROKEN)
  page.writing.open(undefined)
  expect(stored(desk)).toEqual([BROKEN])
  page.type({ content: 'The next page' })
  expect(await page.writing.save()).toBe(true)
  page.writing.setDetails({ favorite: true })
  await soon()
  expect([stored(desk), page.writing.state().aside?.content]).toEqual([[BROKEN], BROKEN])
  page.unmount()
  const back = await desk.openTab('a')
  expect([back.fields.content, back.writing.state().aside?.content]).toEqual(['', BROKEN])
  back.crash()
  const again = await desk.openTab('a')
  expect([again.fields.content, again.writing.state().aside?.content]).toEqual(['', BROKEN])
  again.type({ content: 'Begun meanwhile' })
  again.writing.undo()
  expect([again.fields.content, stored(desk).sort()]).toEqual([BROKEN, ['Begun meanwhile', BROKEN]])
  again.writing.undo()
  expect([again.fields.content, stored(desk).sort()]).toEqual([
    'Begun meanwhile',
    ['Begun meanwhile', BROKEN],
  ])
  again.writing.discardAside()
  expect([stored(desk), again.writing.state().aside]).toEqual([['Begun meanwhile'], undefined])
})

it('they are with their tab as long as that is open, and offered by others when it is closed', async () => {
  const desk = await aDesk()
  const page = await aPageOf(desk, BROKEN)
  page.writing.open(undefined)
  const other = await desk.openTab('b')
  expect([other.fields.content, other.writing.state().waiting]).toEqual(['', []])
  page.crash()
  other.crash()
  const later = await desk.openTab('c')
  expect([later.fields.content, later.writing.state().aside]).toEqual(['', undefined])
  const [waiting] = later.writing.state().waiting
  await later.writing.take(waiting as PageDraft)
  expect([later.fields.content, stored(desk)]).toEqual([BROKEN, [BROKEN]])
})

it('where there is no room they are with the tab alone, also while another screen is shown', async () => {
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
  const desk = await aDesk(storage)
  const page = await aPageOf(desk, 'Before it was full')
  full = true
  page.type({ content: BROKEN })
  page.writing.flush()
  page.writing.open(undefined)
  expect(page.writing.atRisk()).toBe(true)
  page.unmount()
  const back = await desk.openTab('a')
  expect(back.writing.state().aside?.content).toBe(BROKEN)
  full = false
  back.writing.undo()
  expect([back.fields.content, back.writing.atRisk()]).toEqual([BROKEN, false])
})

it('what a save made of them while they were set aside is the entry that they continue', async () => {
  const desk = await aDesk()
  const page = await desk.openTab('a')
  await page.openJournal()
  page.type({ content: 'One' })
  const saving = page.writing.save()
  // By now the entry is being written: it cannot be stopped any more.
  await Promise.resolve()
  await Promise.resolve()
  page.writing.open(undefined)
  if (await saving) {
    page.writing.undo()
    page.type({ content: 'One, and more' })
    await page.writing.save()
  }
  expect(page.entries()).toMatchObject([{ content: 'One, and more' }])
})
