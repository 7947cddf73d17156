import { deskOn } from '#fixtures/desk.ts'
import { openJournal, write } from '#fixtures/harness.ts'
import { looksRight } from '#fixtures/looks.ts'
import { goOffline } from '#fixtures/offline.ts'
import { pressUntil } from '#fixtures/page.ts'
import { layOnDevice, pastEntriesOn, writeOnServer } from '#fixtures/past-entries.ts'
import { expect, test } from '#fixtures/test.ts'

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

test.describe('on a phone and on a desk', () => {
  test.use({ viewport: { width: 360, height: 780 } })

  test('JRN-07 JRN-08 JRN-09 JRN-22 entries stand under their months with all that is known of them, and open on the page', async ({
    page,
    signIn,
    request,
    context,
    problems,
  }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED/)
    const anna = await signIn()
    const desk = deskOn(page)
    const past = pastEntriesOn(page)
    await desk.open()
    await desk.showEntries.click()
    await expect(page.getByRole('heading', { name: 'Start your journaling journey' })).toBeVisible()
    await expect(page.getByText('Your entries will appear here', { exact: true })).toBeVisible()

    await writeOnServer(request, anna, [HOME, MARKET])
    await openJournal(page, anna)
    await write(page, 'Nobody else is to know', true)
    await desk.open()
    await desk.showEntries.click()
    await expect(past.titles).toHaveCount(3)
    const here = await past.titles.first().innerText()
    await expect(past.months.nth(1)).toHaveText('November 2025')
    await expect(past.months.nth(2)).toHaveText('October 2025')
    await expect(past.titles).toHaveText([
      here,
      'The long way home',
      'Journal Entry - October 9, 2025',
    ])
    const home = past.card('The long way home')
    await expect(home).toContainText('Thu 13 · 21:04 · 30 words')
    await expect(home).toContainText('Cloud')
    await expect(home.getByText('Calm', { exact: true })).toBeVisible()
    await expect(home.getByRole('img', { name: 'Starred' })).toBeVisible()
    await expect(home.getByRole('list', { name: 'Keywords' }).getByRole('listitem')).toHaveText([
      'tram',
      'canal',
      'left',
      'office',
      'six',
    ])
    const preview = home.getByRole('paragraph').filter({ hasText: CANAL })
    const lines = await preview.evaluate((p) => {
      const { lineHeight, height } = getComputedStyle(p)
      return Number.parseFloat(height) / Number.parseFloat(lineHeight)
    })
    expect(Math.round(lines * 10) / 10).toBe(2)
    await expect(past.card('Journal Entry - October 9, 2025')).toContainText(
      'Thu 9 · 17:20 · 7 words',
    )
    await expect(past.card(here)).toContainText('This device')
    for (const name of ['Edit', 'Export', 'Delete']) {
      const box = await past.act('The long way home', name).boundingBox()
      expect(box?.height, name).toBeGreaterThanOrEqual(44)
    }

    // On the desk the buttons come when they are wanted, and the list makes way for the page.
    await page.setViewportSize({ width: 1280, height: 800 })
    const acts = past.act('The long way home', 'Edit').locator('..')
    await expect(acts).toHaveCSS('opacity', '0')
    await past.open('The long way home').hover()
    await expect(acts).toHaveCSS('opacity', '1')
    await past.act('The long way home', 'Edit').click()
    await expect(desk.title).toHaveValue('The long way home')
    await expect(desk.text).toHaveValue(CANAL)
    await expect(past.list).toBeHidden()
    await expect(desk.showEntries).toBeVisible()

    await goOffline(page)
    await desk.text.fill(`${CANAL} Home at last.`)
    await desk.save.click()
    await desk.showEntries.click()
    await expect(past.card('The long way home')).toContainText('Waiting')
    await expect(past.open('The long way home')).toHaveAttribute('aria-current', 'true')
    // One that is new gets another id when it arrives, and whoever is on it stays on it.
    await desk.startNew.click()
    await desk.title.fill('Just now')
    await desk.text.fill('Written without a connection')
    await desk.save.click()
    await past.act('Just now', 'Edit').focus()
    await context.setOffline(false)
    await expect(past.card('The long way home')).toContainText('Cloud')
    await expect(past.card('Just now')).toContainText('Cloud')
    await expect(past.act('Just now', 'Edit')).toBeFocused()
  })

  test('JRN-36 a search finds words in all entries, those on this device too, and filters narrow it', async ({
    page,
    signIn,
    request,
    problems,
  }) => {
    problems.allow(/ERR_FAILED/)
    const anna = await signIn()
    const desk = deskOn(page)
    const past = pastEntriesOn(page)
    await writeOnServer(request, anna, [
      HOME,
      MARKET,
      { ...MARKET, title: 'Kyōto', content: '昨日は京都に行った。', tags: ['Reise'] },
      { ...MARKET, title: 'Late', content: `${'Nothing much. '.repeat(40)}Then a heron came.` },
    ])
    await openJournal(page, anna)
    await write(page, 'A heron, and nobody else is to know', true)
    const worker = '**/search-worker-*.js'
    await page.route(worker, (route) => route.abort())
    await desk.open()
    await pressUntil(page, 'ControlOrMeta+k', past.search)
    await expect(past.search).toBeFocused()
    await expect(past.titles).toHaveCount(5)
    await page.keyboard.type('HER')
    await expect(page.getByRole('alert')).toContainText('The search could not be started.')
    await page.unroute(worker)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(past.found).toHaveText('2 entries found')
    await expect(past.titles).toHaveCount(2)
    await expect(past.card('Late').locator('mark')).toHaveText(['heron', 'heron'])
    await expect(past.card('Late')).toContainText('Nothing much. Then a heron came.')
    for (const [query, title] of [
      ['kyoto', 'Kyōto'],
      ['京都', 'Kyōto'],
      ['。', 'Kyōto'],
      ['reise', 'Kyōto'],
      ['canal tra', 'The long way home'],
    ] as const) {
      // What was found last stays until the next is found, and may be the same.
      await past.search.fill('')
      await expect(past.titles).toHaveCount(5)
      await past.search.fill(query)
      await expect(past.titles, query).toHaveText([title])
      await expect(past.found).toHaveText('1 entry found')
    }
    await past.search.fill('no such word')
    await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
    await expect(past.found).toHaveText('0 entries found')
    await page.getByRole('button', { name: 'Show all entries' }).click()
    await expect(past.titles).toHaveCount(5)
    await expect(past.search).toBeFocused()

    await past.filters.click()
    await page.getByLabel('From').fill('2025-10-01')
    await page.getByLabel('To', { exact: true }).fill('2025-10-31')
    await expect(past.found).toHaveText('3 entries found')
    await page.getByRole('combobox', { name: 'Tag' }).selectOption('Reise')
    await expect(past.titles).toHaveText(['Kyōto'])
    await past.search.fill('heron')
    await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
    await past.search.fill('')
    await expect(past.titles).toHaveText(['Kyōto'])
    await looksRight(page)
    const removal = (filter: string) =>
      page.getByRole('button', { name: `Remove the filter ${filter}` })
    await removal('#Reise').press('Enter')
    await expect(removal('To 31 Oct 2025')).toBeFocused()
    await removal('From 1 Oct 2025').press('Enter')
    await expect(removal('To 31 Oct 2025')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(past.search).toBeFocused()
    await expect(past.titles).toHaveCount(5)
    await page.getByRole('button', { name: 'Starred', exact: true }).click()
    await page.getByRole('combobox', { name: 'Mood' }).selectOption('calm')
    await expect(past.titles).toHaveText(['The long way home'])

    // What one looks for is still there after a look at the page.
    await past.open('The long way home').click()
    await desk.showEntries.click()
    await expect(past.titles).toHaveText(['The long way home'])
  })
})

test('2,000 entries are walked with the keyboard alone, and the list is found as it was left', async ({
  page,
  signIn,
}) => {
  const anna = await signIn()
  const desk = deskOn(page)
  const past = pastEntriesOn(page)
  await layOnDevice(page, anna, 2000)
  await desk.open()
  await pressUntil(page, 'ControlOrMeta+k', past.search)
  await expect(past.search).toBeFocused()
  await expect(past.open('Day 0')).toBeVisible()
  expect(await past.cards.count()).toBeLessThan(40)

  await page.keyboard.press('ArrowDown')
  await expect(past.open('Day 0')).toBeFocused()
  for (const name of ['Edit', 'Export', 'Delete', 'History']) {
    await page.keyboard.press('Tab')
    await expect(past.act('Day 0', name)).toBeFocused()
  }
  // What follows the list is one step away, and so is the way back.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Recently deleted' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(past.act('Day 0', 'History')).toBeFocused()
  for (let day = 1; day < 14; day += 1) {
    await page.keyboard.press('ArrowDown')
    await expect(past.open(`Day ${day}`)).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(past.act('Day 13', 'Edit')).toBeFocused()
  await page.keyboard.press('End')
  await expect(past.open('Day 1999')).toBeFocused()
  await expect(past.open('Day 1999')).toBeInViewport({ ratio: 1 })
  const row = past.open('Day 1999').locator('xpath=ancestor::li[1]')
  await expect(row).toHaveAttribute('aria-posinset', '2000')
  await expect(row).toHaveAttribute('aria-setsize', '2000')
  // The list has less room by then, and the card of the entry on the page is a higher one.
  for (const keys of [[], ['PageUp', 'ArrowUp']]) {
    for (const key of keys) await page.keyboard.press(key)
    const left = await page.locator(':focus').innerText()
    await page.keyboard.press('Enter')
    await expect(desk.title).toHaveValue(left)
    await expect(past.list).toBeHidden()
    await page.keyboard.press('Alt+Shift+e')
    await expect(past.card(left)).toBeInViewport({ ratio: 0.95 })
    await past.open(left).focus()
  }
  await page.keyboard.press('ControlOrMeta+k')
  await expect(past.search).toBeFocused()
  await page.keyboard.type('day 7')
  await expect(past.found).toHaveText('111 entries found')
  await page.keyboard.press('ArrowDown')
  await expect(past.open('Day 7')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: /^Ask your journal: / })).toBeFocused()
  for (const _ of ['the filters', 'the cross', 'the field']) await page.keyboard.press('Shift+Tab')
  await expect(past.search).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(past.search).toHaveValue('')
  await expect(past.open('Day 0')).toBeVisible()
})
