import { addDays, localDay } from '@daywell/core/time'
import type { Page } from '@playwright/test'
import { deskOn } from '#fixtures/desk.ts'
import { looksRight } from '#fixtures/looks.ts'
import { noonZone } from '#fixtures/notifications/life.ts'
import { pressUntil } from '#fixtures/page.ts'
import { pastEntriesOn, writeOnServer } from '#fixtures/past-entries.ts'
import { expect, openEmptyPage, test } from '#fixtures/test.ts'

// Far from midnight: today stays today.
test.use({ timezoneId: noonZone })

const DAY = 24 * 60 * 60_000
const dayBefore = (days: number) => addDays(localDay(Date.now(), noonZone), -days)

/** The same day of the year before; of a leap day, the one that it comes back on. */
const yearBefore = (day: string) =>
  `${Number(day.slice(0, 4)) - 1}${day.slice(4).replace('-02-29', '-02-28')}`

const entry = (title: string, localDate: string) => ({
  ...{ title, content: `${title}, and rain`, localDate },
  createdAt: `${localDate}T09:00:00.000Z`,
})

const inWords = (day: string) => {
  const year = day.slice(0, 4) === dayBefore(0).slice(0, 4) ? undefined : 'numeric'
  const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year })
  return format.format(new Date(`${day}T12:00:00`))
}

const line = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Your writing/ })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Your writing' })
const kept = (page: Page) =>
  page.evaluate(() => [
    localStorage.getItem('currentStreak'),
    localStorage.getItem('lastEntryDate'),
  ])

/** Lays down what is not so: it is put right only where it is worked out again. */
const forge = (page: Page) =>
  page.evaluate(() => {
    localStorage.setItem('currentStreak', '99')
    localStorage.setItem('lastEntryDate', '1999-12-31')
  })

test('STRK-08 STRK-09 STRK-10 the streak is worked out from the entries at start and after every change of them, and explained', async ({
  page,
  signIn,
  request,
}) => {
  const person = await signIn()
  const [today, yesterday] = [dayBefore(0), dayBefore(1)]
  await writeOnServer(request, person, [
    entry('The long way home', yearBefore(today)),
    ...[entry('Two days ago', dayBefore(2)), entry('Only yesterday', yesterday)],
  ])
  await openEmptyPage(page)
  await forge(page)
  await page.clock.install()
  const desk = deskOn(page)
  await desk.open()
  await expect(line(page)).toContainText('2-day streak')
  expect(await kept(page)).toEqual(['2', yesterday])
  await expect(desk.button('A year ago on this day: The long way home')).toBeVisible()

  const list = pastEntriesOn(page)
  await desk.showEntries.click()
  await list.open('Only yesterday').click()
  await expect(desk.text).toHaveValue('Only yesterday, and rain')
  await forge(page)
  await desk.write('Only yesterday, and it has cleared up since')
  await expect.poll(() => kept(page)).toEqual(['2', yesterday])
  await expect(line(page)).toContainText('2-day streak')

  await desk.startNew.click()
  await desk.title.fill('This morning')
  await desk.write('Coffee in the blue cup')
  await expect(line(page)).toContainText('Three in a row')
  await expect(desk.notice('Three days in a row. It begins like this.')).toBeAttached()
  expect(await kept(page)).toEqual(['3', today])

  await pressUntil(page, 'Alt+Shift+y', panel(page))
  const inside = panel(page)
  await expect(inside.getByRole('heading', { name: '3-day streak' })).toBeVisible()
  await expect(inside).toContainText(
    `You wrote on each of the last 3 days, from ${inWords(dayBefore(2))} to today. It is not longer because this device has no entry of ${inWords(dayBefore(3))}.`,
  )
  await expect(inside.getByRole('definition').first()).toHaveText('3 days')
  await expect(inside).toContainText('4 more days to 7')
  await expect(inside).toContainText(/You wrote on 3 of 36[56] days/)
  await expect(inside.getByRole('row').first()).toHaveText('MonthDays writtenEntriesWords')
  await looksRight(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await inside.locator('[aria-current="date"]').focus()
  await page.keyboard.press('ArrowUp')
  await expect(inside.locator(`[data-day="${yesterday}"]`)).toBeFocused()

  // Where a finger chooses, the days are those of one month, and keys go on into the next one.
  await page.setViewportSize({ width: 360, height: 800 })
  const days = inside.locator('[data-day]')
  await expect.poll(() => days.count()).toBeLessThanOrEqual(31)
  const sizes = await days.evaluateAll((all) =>
    all.map((day) => Math.min(day.clientWidth, day.clientHeight)),
  )
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24)
  await inside.getByRole('button', { name: 'Earlier month' }).click()
  await expect(inside.locator(`[data-day^="${today.slice(0, 7)}"]`)).toHaveCount(0)
  await days.last().focus()
  await page.keyboard.press('ArrowRight')
  await expect(inside.locator(`[data-day="${today.slice(0, 7)}-01"]`)).toBeFocused()
  await page.keyboard.press('End')
  await expect(inside.locator(`[data-day="${today}"]`)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(inside.locator(`[data-day="${yesterday}"]`)).toBeFocused()
  await page.keyboard.press('Enter')
  const chosen = `${inWords(yesterday)}, 1 entry`
  await expect(inside.getByRole('status').filter({ hasText: '1 entry' })).toHaveText(chosen)
  await expect(inside.getByRole('heading', { level: 4, name: chosen })).toBeVisible()
  await inside.getByRole('button', { name: /^Only yesterday/ }).click()
  await expect(inside).toBeHidden()
  await expect(desk.title).toHaveValue('Only yesterday')

  await desk.showEntries.click()
  await list.act('This morning', 'Delete').click()
  await desk.dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(line(page)).toContainText('2-day streak')
  expect(await kept(page)).toEqual(['2', yesterday])
  await page.clock.fastForward(2 * DAY)
  await expect.poll(() => kept(page)).toEqual(['0', yesterday])
  await expect(line(page)).not.toContainText('streak')
})

test('nobody is told of days that are missing before their entries were fetched, and who has written nothing yet is shown the way to the first day', async ({
  page,
  signIn,
  problems,
}) => {
  problems.allow(/ERR_FAILED/)
  await signIn()
  await page.setViewportSize({ width: 360, height: 800 })
  const desk = deskOn(page)
  const { promise: held, resolve: fail } = Promise.withResolvers<void>()
  const { promise: asked, resolve: letThrough } = Promise.withResolvers<void>()
  let isFirst = true
  await page.route('**/api/journal/sync', async (route) => {
    await held
    if (!isFirst) {
      // The sync tries again by itself, too, and would be there before anybody can ask for it.
      await asked
      return route.continue()
    }
    isFirst = false
    await route.abort()
  })
  await desk.open()
  const heading = panel(page).getByRole('heading', { level: 3 })
  await expect(line(page)).toHaveAccessibleName('Your writing')
  await line(page).click()
  await expect(panel(page).getByText('Counting your days…')).toBeAttached()
  await expect(heading).toHaveCount(0)
  fail()
  await expect(heading).toHaveText('Your entries are not all here yet')
  expect(await kept(page)).toEqual([null, null])
  await panel(page).getByRole('button', { name: 'Try again' }).click()
  letThrough()
  await expect(heading).toHaveText('Your first day is still ahead')
  await expect(line(page)).toHaveAccessibleName('Your writing: 0 of 5 this week')
  expect(await kept(page)).toEqual(['0', null])
  await looksRight(page)
  await panel(page).getByRole('button', { name: 'Write today' }).click()
  await expect(panel(page)).toBeHidden()
  await expect(desk.text).toBeFocused()
})
