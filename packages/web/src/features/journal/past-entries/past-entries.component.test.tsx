import { expect, it, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { journalOn } from '#app/testing/a-journal.ts'
import { ANNA, answersForAnna, signIn } from '#app/testing/a-person.ts'
import { looksRight } from '#app/testing/axe.ts'
import { openApp } from '#app/testing/open-app.tsx'
import {
  editor,
  past,
  press,
  says,
  textOf,
  textsOf,
} from '#features/journal/testing/journal-page.ts'

const CANAL =
  'Left the office at six and walked instead of taking the tram. Forty minutes along the canal, phone in the bag. Stones in the canal, and the tram far away.'
const HOME = {
  title: 'The long way home',
  content: CANAL,
  localDate: '2025-11-13',
  createdAt: '2025-11-13T20:04:00.000Z',
  timeZone: 'Europe/Vienna',
  mood: 'calm',
  favorite: true,
} as const
const MARKET = {
  title: '',
  content: 'Market with Lea. Too many quinces again.',
  localDate: '2025-10-09',
  createdAt: '2025-11-14T08:20:00.000Z',
  timeZone: 'Asia/Tokyo',
} as const
const UNTITLED = 'Market with Lea. Too many quinces again.'

/** Opens the journal with its list; `here`: the text of a local-only entry. */
async function openList(journal: ReturnType<typeof journalOn>, here?: string) {
  signIn()
  const server = await openApp('/journal', answersForAnna(journal.answers))
  if (here !== undefined) {
    await page.viewport(1280, 800)
    await editor.keepHere.click()
    await editor.write(here)
    await page.viewport(360, 780)
  }
  await editor.showEntries.click()
  return server
}

it('JRN-07 JRN-08 JRN-62 ENT-80 entries are grouped by month with their details', async () => {
  await openList(journalOn(HOME, MARKET), 'Only I am to know')
  await expect.poll(past.titles).toHaveLength(3)
  const [here = ''] = past.titles()
  expect(past.titles()).toEqual([here, HOME.title, UNTITLED])
  expect(past.months().slice(1)).toEqual(['November 2025', 'October 2025'])
  await says(past.card(here), 'This device')
  const home = past.card(HOME.title)
  await says(home, 'Thu 13 · 21:04 · 30 words')
  await says(past.card(UNTITLED), 'Thu 9 · 17:20 · 7 words')
  await says(home, 'Cloud')
  await expect.element(home.getByText('Calm', { exact: true })).toBeVisible()
  await expect.element(home.getByRole('img', { name: 'Starred' })).toBeVisible()
  const keywords = home.getByRole('list', { name: 'Tags and keywords' }).getByRole('listitem')
  expect(textsOf(keywords.elements())).toEqual(['tram', 'canal', 'office'])
  const { lineHeight, height } = getComputedStyle(
    home.getByText(CANAL).element().closest('p') ?? document.body,
  )
  expect(Number.parseFloat(height) / Number.parseFloat(lineHeight)).toBeCloseTo(2, 1)
  const isFingerHigh = (target: Locator) =>
    expect(target.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  isFingerHigh(past.more(HOME.title))
  await past.more(HOME.title).click()
  for (const name of ['Edit', 'Export', 'Delete']) isFingerHigh(past.item(HOME.title, name))
})

it('JRN-08 JRN-61 Edit opens the entry on the page, whose card then shows its buttons', async () => {
  await page.viewport(1280, 800)
  await openList(journalOn(HOME, MARKET))
  await past.choose(HOME.title, 'Edit')
  await expect.element(editor.title).toHaveValue(HOME.title)
  await expect.poll(editor.value).toBe(CANAL)
  await expect.element(editor.text).toHaveFocus()
  for (const name of ['Edit', 'Export', 'Delete', 'History'])
    await expect.element(past.act(HOME.title, name)).toBeVisible()
  expect([past.more(HOME.title).query(), past.act(UNTITLED, 'Edit').query()]).toEqual([null, null])
  await expect.element(past.more(UNTITLED)).toBeVisible()
  await looksRight()
})

it('an unsynced entry says so, and keeps focus when its id changes', async () => {
  await page.viewport(1280, 800)
  const server = await openList(journalOn(HOME))
  await past.open(HOME.title).click()
  await expect.poll(editor.value).toBe(CANAL)
  server.goOffline()
  await editor.text.fill(`${CANAL} Home at last.`)
  await editor.save.click()
  await says(past.card(HOME.title), 'Waiting')
  await expect.element(past.open(HOME.title)).toHaveAttribute('aria-current', 'true')
  await editor.startNew.click()
  await editor.title.fill('Just now')
  await editor.text.fill('Written without a connection')
  await editor.save.click()
  await expect.element(past.act('Just now', 'Edit')).toBeInTheDocument()
  past.act('Just now', 'Edit').element().focus()
  server.comeBack()
  window.dispatchEvent(new Event('online'))
  await says(past.card(HOME.title), 'Cloud')
  await says(past.card('Just now'), 'Cloud')
  await expect.element(past.act('Just now', 'Edit')).toHaveFocus()
})

const SEARCHED = [
  HOME,
  MARKET,
  { ...MARKET, title: 'Kyōto', content: '昨日は京都に行った。', tags: ['Reise'] },
  { ...MARKET, title: 'Late', content: `${'Nothing much. '.repeat(40)}Then a heron came.` },
]

it('JRN-36 a search finds words in all entries, including local-only ones', async () => {
  await openList(journalOn(...SEARCHED), 'A heron, and only I am to know')
  await expect.poll(past.titles).toHaveLength(5)
  await past.search.fill('HER')
  await says(past.found, '2 entries found')
  expect(past.titles()).toHaveLength(2)
  await expect.element(past.card('Late')).toBeVisible()
  const marks = past.card('Late').element().querySelectorAll('mark')
  expect(textsOf([...marks])).toEqual(['heron'])
  expect(textOf(past.card('Late'))).toContain('Nothing much. Then a heron came.')
  for (const [query, title] of [
    ['kyoto', 'Kyōto'],
    ['canal tra', HOME.title],
    ['京都', 'Kyōto'],
    ['reise', 'Kyōto'],
    ['。', 'Kyōto'],
  ] as const) {
    // Results stay until the next ones arrive, and may be the same.
    await past.search.fill('')
    await expect.poll(past.titles).toHaveLength(5)
    await past.search.fill(query)
    await expect.poll(past.titles, { message: query }).toEqual([title])
    await says(past.found, '1 entry found')
  }
  await past.search.fill('no such word')
  await expect.element(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
  await says(past.found, '0 entries found')
  await page.getByRole('button', { name: 'Show all entries' }).click()
  await expect.poll(past.titles).toHaveLength(5)
  await expect.element(past.search).toHaveFocus()
  await past.search.fill('no such word')
  await expect.element(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
  await looksRight()
})

it('a journal that cannot be opened says so in the list and on the page, with a retry', async () => {
  const name = `daywell-${ANNA.id}`
  const open = vi.spyOn(indexedDB, 'open').mockImplementation((...asked) => {
    if (asked[0] === name) throw new DOMException('Unreadable', 'UnknownError')
    return IDBFactory.prototype.open.apply(indexedDB, asked)
  })
  const journal = journalOn(HOME)
  await openList(journal)
  await expect
    .element(page.getByRole('heading', { name: 'We couldn’t open your journal' }))
    .toBeVisible()
  await looksRight()
  open.mockRestore()
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect.poll(past.titles).toEqual([HOME.title])
})

class BrokenWorker {
  onerror = (_: Event) => {}
  constructor() {
    setTimeout(() => this.onerror(new Event('error')))
  }
  postMessage() {}
  terminate() {}
}

it('JRN-36 a search that failed to start is retried', async () => {
  await page.viewport(360, 780)
  vi.stubGlobal('Worker', BrokenWorker)
  await openList(journalOn(...SEARCHED))
  await past.search.fill('heron')
  await says(page.getByRole('alert'), 'We couldn’t run the search.')
  vi.unstubAllGlobals()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(past.titles).toEqual(['Late'])
})

it('JRN-36 filters narrow the list, can be removed one by one, and are remembered', async () => {
  await page.viewport(360, 780)
  await openList(journalOn(...SEARCHED))
  await past.filters.click()
  await page.getByLabelText('From').fill('2025-10-01')
  await page.getByLabelText('To', { exact: true }).fill('2025-10-31')
  await says(past.found, '3 entries found')
  await page.getByRole('combobox', { name: 'Tag' }).selectOptions('Reise')
  await expect.poll(past.titles).toEqual(['Kyōto'])
  await past.search.fill('heron')
  await expect.element(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
  await past.search.fill('')
  await expect.poll(past.titles).toEqual(['Kyōto'])
  await looksRight()
  await editor.resize(360, 780)
  if (!past.search.query()) await editor.showEntries.click()
  const removal = (filter: string) => page.getByRole('button', { name: `Remove filter: ${filter}` })
  await removal('#Reise').click()
  await expect.element(removal('To 31 Oct 2025')).toHaveFocus()
  await removal('From 1 Oct 2025').click()
  await expect.element(removal('To 31 Oct 2025')).toHaveFocus()
  await press('Enter')
  await expect.element(past.search).toHaveFocus()
  await expect.poll(past.titles).toHaveLength(4)
  await page.getByRole('button', { name: 'Starred', exact: true }).click()
  await page.getByRole('combobox', { name: 'Mood' }).selectOptions('calm')
  await expect.poll(past.titles).toEqual([HOME.title])
  await past.open(HOME.title).click()
  await editor.showEntries.click()
  await expect.poll(past.titles).toEqual([HOME.title])
})

it('JRN-61 the menu of a card works by keyboard alone', async () => {
  await page.viewport(360, 780)
  await openList(journalOn(HOME, MARKET))
  await expect.element(past.more(HOME.title)).toBeVisible()
  past.more(HOME.title).element().focus()
  await press('Enter')
  await expect.element(past.more(HOME.title)).toHaveAttribute('aria-expanded', 'true')
  await expect.element(past.item(HOME.title, 'Edit')).toHaveFocus()
  for (const [key, name] of [
    ['ArrowLeft', 'History'],
    ['ArrowRight', 'Edit'],
    ['ArrowDown', 'Export'],
    ['End', 'History'],
    ['Home', 'Edit'],
  ] as const) {
    await press(key)
    await expect.element(past.item(HOME.title, name)).toHaveFocus()
  }
  // The sheet has the same key.
  await press('Escape')
  await expect.element(past.more(HOME.title)).toHaveFocus()
  await expect.element(past.item(HOME.title, 'Edit')).not.toBeInTheDocument()
  await press('Enter')
  await press('Tab')
  await expect.element(past.item(HOME.title, 'Edit')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Recently deleted' })).toHaveFocus()
  await past.more(UNTITLED).click()
  await past.search.click()
  await expect.element(past.item(UNTITLED, 'Edit')).not.toBeInTheDocument()
  await past.more(UNTITLED).click()
  await looksRight()
})

const many = (count: number) =>
  Array.from({ length: count }, (_, n) => {
    const createdAt = new Date(Date.UTC(2026, 10, 1, 12) - n * 86_400_000).toISOString()
    const content = `Number ${n} of many. ${'The sun was out. '.repeat(n % 9)}`
    return { title: `Day ${n}`, content, createdAt, localDate: createdAt.slice(0, 10) }
  })

it('a long list works by keyboard alone, renders only visible rows, and restores its position', async () => {
  await page.viewport(1280, 800)
  await openList(journalOn(...many(398)))
  await expect.element(past.open('Day 0')).toBeVisible()
  await press('Alt+Shift+s')
  await expect.element(past.search).toHaveFocus()
  expect(past.cards.elements().length).toBeLessThan(40)
  await press('ArrowDown')
  await expect.element(past.open('Day 0')).toHaveFocus()
  await press('Tab')
  await expect.element(past.more('Day 0')).toHaveFocus()
  // Tab leaves the list in one step, and Shift+Tab returns.
  await press('Tab')
  await expect.element(page.getByRole('button', { name: 'Recently deleted' })).toHaveFocus()
  await press('Shift+Tab')
  await expect.element(past.more('Day 0')).toHaveFocus()
  for (let day = 1; day < 10; day += 1) {
    await press('ArrowDown')
    await expect.element(past.open(`Day ${day}`)).toHaveFocus()
  }
  await press('End')
  await expect.element(past.open('Day 397')).toHaveFocus()
  await expect.element(past.open('Day 397')).toBeInViewport({ ratio: 1 })
  const row = past.open('Day 397').element().closest('li')
  expect([row?.ariaPosInSet, row?.ariaSetSize]).toEqual(['398', '398'])
  // The list is shorter then, and the open entry's card is taller.
  for (const keys of [[], ['PageUp', 'ArrowUp']]) {
    for (const key of keys) await press(key)
    const left = document.activeElement?.textContent ?? ''
    await press('Enter')
    await expect.element(editor.title).toHaveValue(left)
    await press('Alt+Shift+e')
    await expect.element(past.list).not.toBeInTheDocument()
    await press('Alt+Shift+e')
    await expect.element(past.open(left)).toBeInViewport({ ratio: 1 })
    await expect.element(past.card(left)).toBeInViewport({ ratio: 0.8 })
    past.open(left).element().focus()
  }
  await press('Alt+Shift+s')
  await past.search.fill('day 7')
  await says(past.found, '11 entries found')
  await press('ArrowDown')
  await expect.element(past.open('Day 7')).toHaveFocus()
  await press('Shift+Tab')
  await expect.element(page.getByRole('button', { name: /^Ask your journal: / })).toHaveFocus()
  for (const _ of ['saving', 'the filters', 'the cross', 'the field']) await press('Shift+Tab')
  await expect.element(past.search).toHaveFocus()
  await press('Escape')
  await expect.element(past.search).toHaveValue('')
  await expect.element(past.open('Day 0')).toBeVisible()
})
