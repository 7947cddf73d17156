import { localDay } from '@daywell/core/time'
import type { APIRequestContext, Page } from '@playwright/test'
import { deskOn } from '#fixtures/desk.ts'
import { chooseLevel, entriesOnServer, noteCalls, openJournal, write } from '#fixtures/harness.ts'
import { looksRight } from '#fixtures/looks.ts'
import type { SignedIn } from '#fixtures/people.ts'
import { startServer } from '#fixtures/server.ts'
import { expect, test as free, open } from '#fixtures/test.ts'

/** Where everybody has Premium, so that nothing is to be paid first. */
const premium = free.extend({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
    async ({}, use) => {
      const server = await startServer({ PREMIUM: 'everyone' })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
})

const DAY = 24 * 60 * 60_000
const dayBefore = (days: number) => localDay(Date.now() - days * DAY, 'Europe/Vienna')
const inWords = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day))

/** Entries that the server has, each so many days ago. */
async function written(
  request: APIRequestContext,
  { token }: SignedIn,
  texts: readonly (readonly [days: number, content: string])[],
): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  for (const [days, content] of texts) {
    const localDate = dayBefore(days)
    const data = { title: 'A page', content, localDate, createdAt: `${localDate}T01:00:00Z` }
    const answer = await request.post('/api/journal', { headers, data })
    expect(answer.status()).toBe(201)
  }
}

/** What the server makes of them. */
async function madeByServer(request: APIRequestContext, { token }: SignedIn, kind: string) {
  const headers = { authorization: `Bearer ${token}`, 'time-zone': 'Europe/Vienna' }
  return (await request.get(`/api/summary/${kind}`, { headers })).json()
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const GARDEN = [
  'My sister called about the garden. I was happy to hear her voice.',
  'The garden took all morning. I felt calm, and a bit tired. The tomatoes are nearly ripe.',
  'I am worried about the job interview. The garden helped, and my sister sent a photo.',
] as const

free(
  'INS-01 INS-02 INS-03 without a subscription one sees how much one wrote, and what Premium adds',
  async ({ page, signIn, problems }) => {
    problems.allow(/net::ERR_FAILED/)
    const session = await signIn()
    await open(page, '/summary')
    await expect(page.getByRole('definition')).toHaveText(['0', '0'])
    const activity = page.getByRole('region', { name: 'Recent Activity' })
    await expect(activity).toContainText('Start journaling to see your activity!')
    await expect(heading(page, 'Unlock Advanced Insights')).toBeVisible()

    const four = [0, 1, 2, 50].map((days) => [days, 'one two three'] as const)
    await written(page.request, session, [...four, [1, 'one two three four five six seven']])
    await page.reload()
    const writing = page.getByRole('region', { name: 'Your Writing' })
    await expect(writing.getByRole('term')).toHaveText(['Total entries', 'Average words'])
    await expect(writing.getByRole('definition')).toHaveText(['5', '4'])
    await expect(activity.getByRole('listitem')).toHaveText(
      [0, 1, 2].map((days) => inWords(dayBefore(days)).replace(/^(\w+),? /, '$1, ')),
    )
    await expect(heading(page, 'Unlock Advanced Insights')).toBeVisible()
    await looksRight(page)

    // Without a word from the server it is not said that one has no subscription.
    const status = '**/api/stripe/subscription'
    await page.route(status, (route) => route.abort())
    await page.reload()
    await expect(page.getByText('Your subscription could not be checked')).toBeVisible()
    await expect(writing.getByRole('definition')).toHaveText(['5', '4'])
    await expect(page.getByText('Unlock')).toHaveCount(0)
    await page.unroute(status)
    await press(page, 'Check again').press('Enter')
    await expect(heading(page, 'Unlock Advanced Insights')).toBeVisible()
  },
)

premium(
  'INS-04 INS-05 INS-06 INS-20 ERR-22 ERR-24 ERR-25 a subscriber is told why there are no insights, and what to do',
  async ({ page, signIn, problems }) => {
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
  },
)

premium(
  'INS-07 INS-08 INS-10 INS-11 INS-19 the week and the month, in words that open the entries behind them',
  async ({ page, signIn }) => {
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
  },
)

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

premium(
  'INS-21 INS-22 PRIV-14 what stays on the device is counted and read there, and never leaves it',
  async ({ page, signIn }) => {
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
      sent.push(
        `${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`,
      ),
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
  },
)
