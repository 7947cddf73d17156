import type { Page } from '@playwright/test'
import { deskOn } from '#fixtures/desk.ts'
import { chooseLevel, entriesOnServer, noteCalls, openJournal, write } from '#fixtures/harness.ts'
import { heading, madeByServer, press, written } from '#fixtures/insights-page.ts'
import { looksRight } from '#fixtures/looks.ts'
import { expect, open } from '#fixtures/test.ts'
import { withSettings } from '#fixtures/with-settings.ts'

/** Where everybody has Premium, so that nothing is to be paid first. */
const test = withSettings({ PREMIUM: 'everyone', SEARCH_BY_MEANING: 'off' })

const GARDEN = [
  'My sister called about the garden. I was happy to hear her voice.',
  'The garden took all morning. I felt calm, and a bit tired. The tomatoes are nearly ripe.',
  'I am worried about the job interview. The garden helped, and my sister sent a photo.',
] as const

test('INS-04 INS-05 INS-06 INS-20 ERR-22 ERR-24 ERR-25 a subscriber is told why there are no insights, and what to do', async ({
  page,
  signIn,
  problems,
}) => {
  problems.allow(/status of (?:404|500)/, /net::ERR_FAILED/)
  const session = await signIn()
  await open(page, '/summary')
  const main = page.getByRole('main')
  await expect(heading(page, 'No Journal Entries Yet')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Start Journaling' })).toHaveAttribute(
    'href',
    '/journal',
  )
  await looksRight(page)

  await written(page.request, session, [[45, GARDEN[0]]])
  await page.reload()
  await expect(
    main.getByText('No entries found for this week yet. Start writing to see your summary!'),
  ).toBeVisible()
  await expect(main.getByText('No Journal Entries Yet')).toHaveCount(0)
  await press(page, 'Monthly').click()
  await expect(
    main.getByText('No entries found for this month yet. Start writing to see your insights!'),
  ).toBeVisible()
  await expect(main.getByText('No Journal Entries Yet')).toHaveCount(0)

  let answering = 500
  await page.route('**/api/summary/*', (route) =>
    answering === 0 ? route.abort() : route.fulfill({ status: answering, json: {} }),
  )
  await page.reload()
  const trouble = main.getByRole('alert')
  await expect(trouble).toHaveText('Failed to load monthly insights. Please try again later.')
  await press(page, 'Weekly').click()
  await expect(trouble).toHaveText('Failed to load summary. Please try again later.')
  answering = 0
  for (const period of ['Monthly', 'Weekly', 'Monthly']) {
    await press(page, period).click()
    await expect(press(page, period)).toHaveAttribute('aria-pressed', 'true')
    await expect(trouble).toHaveText('Network error. Please check your connection.')
  }
  await looksRight(page)
  await page.unroute('**/api/summary/*')

  const answer = Promise.withResolvers<void>()
  await page.route('**/api/summary/monthly', async (route) => {
    await answer.promise
    await route.fallback()
  })
  const reloaded = page.waitForEvent('domcontentloaded')
  await press(page, 'Try Again').press('Enter')
  await reloaded
  await expect(heading(page, 'Generating Insights')).toBeVisible()
  await expect(main.getByText('This may take a moment', { exact: true })).toBeVisible()
  answer.resolve()
  await expect(main.getByText('No entries found for this month yet.')).toBeVisible()
})

test('INS-07 INS-08 INS-10 INS-11 INS-19 the week and the month, in words that open the entries behind them', async ({
  page,
  signIn,
}) => {
  const session = await signIn()
  await written(
    page.request,
    session,
    GARDEN.map((text) => [0, text]),
  )
  const calls = noteCalls(page)
  const asked = () => calls.filter((call) => call.startsWith('GET /api/summary/')).length
  const { summary } = await madeByServer(page.request, session, 'weekly')
  await open(page, '/summary')
  const main = page.getByRole('main')
  const card = main.getByRole('region', { name: 'Weekly Summary' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Journal Insights')
  await expect(main.locator('header')).toContainText(summary.timeframe)
  await expect(main.getByText('Premium Features Active')).toBeVisible()
  for (const words of [summary.reflection, summary.nextQuestion])
    await expect(card).toContainText(words)
  await expect(card.getByRole('definition')).toContainText(['3', '46', '1 of 7'])
  expect(summary.themes.length + summary.emotions.length).toBeGreaterThan(1)
  for (const words of [...summary.themes, ...summary.emotions])
    await expect(card.getByRole('button', { name: words, exact: true })).toBeVisible()
  for (const words of summary.highlights) await expect(card.getByText(words)).toBeVisible()
  await looksRight(page)

  const quote = card.getByRole('button', { name: summary.highlights[0] })
  await quote.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'The entry behind this' })
  await expect(dialog).toContainText(summary.highlights[0])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(quote).toBeFocused()

  await press(page, 'Monthly').press('Enter')
  await expect(press(page, 'Monthly')).toHaveAttribute('aria-pressed', 'true')
  await expect(press(page, 'Monthly')).toBeFocused()
  const { insights } = await madeByServer(page.request, session, 'monthly')
  await expectMonth(page, insights)
  await looksRight(page)

  const before = asked()
  await page.goBack()
  await expect(press(page, 'Weekly')).toHaveAttribute('aria-pressed', 'true')
  await expect(card).toContainText(summary.reflection)
  await page.goForward()
  await expect(heading(page, 'Monthly Overview')).toBeVisible()
  expect(asked()).toBe(before)

  const many = Array.from({ length: 30 }, (_, n) => [0, `${GARDEN[n % 3]} Page ${n}.`] as const)
  await written(page.request, session, many)
  await page.reload()
  const overview = page.getByRole('region', { name: 'Monthly Overview' })
  await expect(overview.getByRole('definition').first()).toHaveText('33')
  await expect(overview.getByRole('listitem').first()).toBeVisible()

  // What is on the page of the journal is saved before something else is laid on it.
  const desk = deskOn(page)
  await page.getByRole('link', { name: 'Journal' }).first().click()
  await desk.text.fill('Half a thought')
  await page.getByRole('link', { name: 'Insights' }).first().click()
  const asking = card.getByRole('region', { name: 'A question to go on with' })
  const question = await asking.getByRole('paragraph').innerText()
  await asking.getByRole('link', { name: 'Write about this' }).click()
  await expect(desk.prompt).toContainText(question)
  await expect(desk.text).toHaveValue('')
  await page.goBack()
  await card.getByRole('button', { name: /entries behind/ }).click()
  const sources = page.getByRole('dialog')
  await sources.getByRole('link', { name: 'Open in the journal' }).first().click()
  await expect(desk.text).toHaveValue(/garden/)
  await page.reload()
  await expect.poll(async () => (await entriesOnServer(page.request, session)).length).toBe(34)
})

/** Each field that says something under its name, a list as bullets and a text as a paragraph. */
async function expectMonth(page: Page, insights: Record<string, string | string[]>) {
  const overview = page.getByRole('region', { name: 'Monthly Overview' })
  const full = Object.entries(insights).filter(([, value]) => value.length > 0)
  const names = full.map(([name]) => name.replace(/([A-Z])/g, ' $1').replace(/^./, upper))
  await expect(overview.getByRole('heading', { level: 3 })).toHaveText(names)
  expect(names).toContain('Emotional Patterns')
  for (const [index, [, value]] of full.entries()) {
    const field = overview.getByRole('region', { name: names[index] ?? '', exact: true })
    if (typeof value === 'string') await expect(field.getByRole('paragraph')).toContainText(value)
    else await expect(field.getByRole('listitem')).toContainText(value)
  }
}

const upper = (letter: string) => letter.toUpperCase()

test('INS-21 INS-22 PRIV-14 what stays on the device is counted and read there, and never leaves it', async ({
  page,
  signIn,
}) => {
  const session = await signIn()
  await written(page.request, session, [[0, GARDEN[0]]])
  await openJournal(page, session)
  await chooseLevel(page, 'hybrid')
  for (const text of GARDEN.slice(1)) await write(page, text, true)

  const main = page.getByRole('main')
  await open(page, '/summary')
  const card = main.getByRole('region', { name: 'Weekly Summary' })
  await expect(card.getByRole('definition')).toContainText(['3', '46', '1 of 7'])
  await expect(card).toContainText('2 entries kept on this device were left out of the text')
  await expect(card).not.toContainText('tomatoes')

  await openJournal(page, session)
  await chooseLevel(page, 'local')
  const sent: string[] = []
  page.on('request', (request) =>
    sent.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`),
  )
  const calls = noteCalls(page)
  await open(page, '/summary')
  await expect(card).toContainText('Worked out on this device.')
  await expect(card.getByRole('definition')).toContainText(['3', '46', '1 of 7'])
  await expect(card).not.toContainText('left out of the text')
  await card.getByRole('button', { name: 'worried', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText(GARDEN[2])
  await page.keyboard.press('Escape')
  await press(page, 'Monthly').click()
  const overview = main.getByRole('region', { name: 'Monthly Overview' })
  await expect(overview).toContainText('Worked out on this device.')
  await expect(overview.getByRole('definition')).toContainText(['3', '46', '1 of '])
  await looksRight(page)
  expect(calls.filter((call) => call.includes('/api/summary'))).toEqual([])
  expect(sent.filter((words) => /garden|tomatoes|interview/.test(words))).toEqual([])
})
