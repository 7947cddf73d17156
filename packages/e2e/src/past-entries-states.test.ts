import type { Page } from '@playwright/test'
import { deskOn } from '#fixtures/desk.ts'
import { looksRight } from '#fixtures/looks.ts'
import { pressUntil } from '#fixtures/page.ts'
import { layOnDevice, pastEntriesOn, writeOnServer } from '#fixtures/past-entries.ts'
import { expect, test } from '#fixtures/test.ts'

declare global {
  interface Window {
    goOn: () => void
  }
}

/** Packing files halts after so many of them, until `goOn` is called. */
async function haltPacking(page: Page, after: number): Promise<void> {
  await page.evaluate((most) => {
    const Own = CompressionStream
    const halted = new Promise<void>((resolve) => {
      window.goOn = resolve
    })
    let begun = 0
    window.CompressionStream = class extends Own {
      constructor(format: CompressionFormat) {
        super(format)
        begun += 1
        if (begun <= most) return
        const waits = { transform: async () => halted }
        Object.defineProperty(this, 'readable', {
          value: super.readable.pipeThrough(new TransformStream(waits)),
        })
      }
    }
  }, after)
}

test.use({ viewport: { width: 360, height: 780 } })

test('a list of which nobody knows yet what is in it says so, and not that it is empty', async ({
  page,
  signIn,
  request,
  problems,
}) => {
  problems.allow(/ERR_FAILED|dynamically imported module/)
  const anna = await signIn()
  const desk = deskOn(page)
  const past = pastEntriesOn(page)
  const list = page.getByRole('dialog', { name: 'Past entries' })
  const empty = list.getByRole('heading', { name: 'Start your journaling journey' })
  await writeOnServer(request, anna, [{ title: 'Since long', content: 'Written elsewhere' }])
  const opening = '**/assets/open-journal-*.js'
  await page.route(opening, (route) => route.abort())
  let answers = false
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/journal/sync', async (route) => {
    await held
    await (answers ? route.continue() : route.abort())
  })
  await desk.open()
  await desk.showEntries.click()
  await expect(list.getByRole('heading', { level: 3 })).toHaveText(
    'Your journal could not be opened',
  )
  await page.unroute(opening)
  const asked = page.waitForRequest('**/api/journal/sync')
  await list.getByRole('button', { name: 'Try again' }).click()
  await asked
  await expect(list.getByText('Loading your entries…')).toBeAttached()
  await expect(empty).toHaveCount(0)
  release()
  const notFetched = list.getByRole('heading', { name: 'Your entries could not be fetched' })
  await expect(notFetched).toBeVisible()
  const again = page.waitForRequest('**/api/journal/sync')
  await list.getByRole('button', { name: 'Try again' }).click()
  await again
  await expect(notFetched).toBeVisible()
  await looksRight(page)
  // It is tried again by itself, too.
  answers = true
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(past.titles).toHaveText(['Since long'])
})

test('an empty list, one that nothing was found in and one on its way into a file can be read and left by everybody', async ({
  page,
  signIn,
}) => {
  const anna = await signIn()
  const desk = deskOn(page)
  const past = pastEntriesOn(page)
  const heading = (name: string) => page.getByRole('heading', { name, exact: true })
  await desk.open()
  await desk.showEntries.click()
  await expect(heading('Start your journaling journey')).toBeVisible()
  await looksRight(page)
  await expect(heading('Start your journaling journey')).toBeVisible()

  // Where there is less room, one panel makes way, and then both: never does one lie on the other.
  const entries = page.getByRole('complementary', { name: 'Past entries' })
  const assistant = page.getByRole('complementary', { name: 'AI Assistant' })
  await pressUntil(page, 'Alt+Shift+c', assistant)
  await page.setViewportSize({ width: 900, height: 780 })
  await expect(assistant).toBeHidden()
  await expect(entries).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1280, height: 780 })
  await page.waitForFunction(() => matchMedia('(min-width: 80rem)').matches)
  // What made way comes back with the room for it.
  await expect(assistant.and(page.locator(':visible'))).toHaveCount(1)
  await expect(entries).toBeVisible()
  await page.setViewportSize({ width: 360, height: 780 })
  await expect(desk.showEntries).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await desk.showEntries.click()
  await expect(page.getByRole('dialog')).toHaveCount(1)

  await layOnDevice(page, anna, 120)
  await desk.open()
  await desk.showEntries.click()
  let files = 0
  page.on('download', () => {
    files += 1
  })
  await haltPacking(page, 110)
  const exportAll = page.getByRole('button', { name: 'Export all' })
  const stop = page.getByRole('button', { name: 'Stop' })
  const bar = page.getByRole('progressbar', { name: '100 of 120 entries' })
  await exportAll.focus()
  await page.keyboard.press('Enter')
  await expect(bar).toBeVisible()
  await expect(stop).toBeFocused()
  await past.search.fill('no such word')
  await expect(heading('Nothing found')).toBeVisible()
  await looksRight(page)
  await expect(heading('Nothing found')).toBeVisible()
  // In another shape of the list it is still under way.
  await expect(bar).toBeVisible()
  await page.getByRole('button', { name: 'Show all entries' }).click()
  await expect(past.open('Day 0')).toBeVisible()
  await stop.focus()
  await page.keyboard.press('Enter')
  await page.evaluate(() => window.goOn())
  await expect(page.getByText('The export was stopped.', { exact: true })).toBeVisible()
  await expect(bar).toBeHidden()
  await expect(exportAll).toBeFocused()

  const whole = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  await whole
  await expect(page.getByText('120 entries exported', { exact: true })).toBeVisible()
  expect(files, 'what was stopped leaves no file').toBe(1)
})
