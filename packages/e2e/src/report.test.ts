import { chooseLevel, noteCalls, openJournal, write } from '#fixtures/harness.ts'
import { dayBefore, heading, press, written } from '#fixtures/insights-page.ts'
import { looksRight } from '#fixtures/looks.ts'
import { expect, open } from '#fixtures/test.ts'
import { withSettings } from '#fixtures/with-settings.ts'

/** Where everybody has Premium, so that nothing is to be paid first. */
const test = withSettings({ PREMIUM: 'everyone', SEARCH_BY_MEANING: 'off' })

const today = () => dayBefore(0)

test('PDF-01 PDF-02 PDF-08 INS-09 INS-12 the week, the month and any days are saved as PDFs under their names', async ({
  page,
  signIn,
  problems,
}) => {
  problems.allow(/net::ERR_FAILED/)
  const session = await signIn()
  await written(page.request, session, [
    [0, 'The garden took all morning.'],
    [0, 'My sister called about the garden.'],
    [45, 'Long ago.'],
  ])
  const calls = noteCalls(page)
  await open(page, '/summary')
  const tools = page.getByRole('region', { name: 'Reports', exact: true })
  const saved = async (button: string) => {
    const download = page.waitForEvent('download')
    await press(page, button).press('Enter')
    const name = (await download).suggestedFilename()
    await expect(page.getByText(`Saved as ${name}.`, { exact: true })).toBeVisible()
    return name
  }
  await expect(heading(page, 'Weekly Summary')).toBeVisible()
  expect(await saved('Export Weekly Summary')).toBe(`weekly_journal_${today()}.pdf`)
  await press(page, 'Monthly').click()
  await expect(press(page, 'Export Weekly Summary')).toHaveCount(0)
  expect(await saved('Export Monthly Report')).toBe(`monthly_journal_${today()}.pdf`)
  expect(calls.filter((call) => call.endsWith('/pdf'))).toEqual([
    'GET /api/summary/weekly/pdf',
    'GET /api/summary/monthly/pdf',
  ])

  await page.route('**/api/summary/monthly/pdf', (route) => route.abort())
  await press(page, 'Export Monthly Report').click()
  await expect(tools.getByRole('alert')).toHaveText(
    'The server could not be reached. Please check your connection and try again.',
  )

  const opener = press(page, 'Choose days to export')
  await opener.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Export any days' })
  await dialog.getByLabel('Days', { exact: true }).selectOption('Last 30 days')
  await expect(dialog.getByText('2 of 2 entries chosen', { exact: true })).toBeVisible()
  await dialog.getByLabel('From', { exact: true }).fill(dayBefore(60))
  await expect(dialog.getByLabel('Days', { exact: true })).toHaveValue('own')
  await dialog.getByRole('checkbox', { name: 'A page' }).nth(1).press('Space')
  await expect(dialog.getByText('2 of 3 entries chosen', { exact: true })).toBeVisible()
  await dialog.getByRole('radio', { name: 'For a therapist', exact: true }).check()
  await dialog.getByRole('checkbox', { name: 'My name on the cover', exact: true }).check()
  await looksRight(page)
  const asked = page.waitForRequest('**/api/report/pdf')
  expect(await saved('Export PDF')).toBe(`journal_${dayBefore(60)}_${today()}.pdf`)
  const sent = (await asked).postDataJSON()
  expect(sent).toMatchObject({ from: dayBefore(60), to: today(), for: 'therapist', withName: true })
  expect(sent.entryIds).toHaveLength(2)

  await dialog.getByLabel('To', { exact: true }).fill(dayBefore(90))
  await expect(dialog.getByText('Saved as')).toHaveCount(0)
  await expect(dialog.getByRole('alert')).toHaveText('The last day must not be before the first')
  await expect(dialog.getByText('There are no entries in these days.')).toBeVisible()
  await expect(press(page, 'Export PDF')).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('PDF-09 PDF-10 in local mode the browser prints what it has itself, and no word leaves', async ({
  page,
  signIn,
}) => {
  const session = await signIn()
  await openJournal(page, session)
  await chooseLevel(page, 'local')
  await write(page, 'The zinnias came up.\n\nشكرا للحديقة', true)
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.addInitScript(() => {
    window.print = () =>
      document.documentElement.setAttribute('data-asked-to-print', document.title)
  })
  await open(page, '/summary')
  await expect(heading(page, 'Weekly Summary')).toBeVisible()
  await press(page, 'Export Weekly Summary').click()
  await expect(page.locator('html')).toHaveAttribute(
    'data-asked-to-print',
    `weekly_journal_${today()}`,
  )
  const book = page.locator('[data-printed-book]')
  await expect(book).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(book).toBeVisible()
  await expect(page.getByRole('main')).toBeHidden()
  await expect(book.getByRole('heading', { level: 1 })).toHaveText('Weekly Summary')
  await expect(book.getByRole('heading', { level: 2 })).toHaveText([
    'Weekly Summary',
    'At a glance',
    'Entries',
    'About this book',
  ])
  await expect(book.getByRole('img', { name: 'These days as a ring' })).toBeVisible()
  await expect(book.getByText('The zinnias came up.').last()).toBeVisible()
  await expect(book.getByText('شكرا للحديقة').last()).toHaveCSS('direction', 'rtl')
  await expect(book.getByText('You wrote on 1 of 7 days, ')).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(book).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await expect(page.getByText('Your browser’s print dialog has the pages')).toBeVisible()
  await expect(page).not.toHaveTitle(`weekly_journal_${today()}`)

  await press(page, 'Choose days to export').click()
  const dialog = page.getByRole('dialog', { name: 'Export any days' })
  await expect(
    dialog.getByText('Made on this device. No word of yours is sent for it.'),
  ).toBeVisible()
  await looksRight(page)
  await dialog.getByRole('button', { name: 'Print', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-asked-to-print', /^journal_.*_/)
  await expect(book).toContainText('For myself')
  expect(sent.filter((words) => /zinnias|شكرا|\/pdf/.test(words))).toEqual([])
})
