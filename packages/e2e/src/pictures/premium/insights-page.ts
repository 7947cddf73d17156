import { loadAnalyser } from '@daywell/core/analysis'
import { monthlyFrom, periodOf, weeklyFrom } from '@daywell/core/insights'
import type { Entry } from '@daywell/core/journal'
import { localDay } from '@daywell/core/time'
import type { Page } from '@playwright/test'
import { type MadeAccount, makeAccount } from '#fixtures/accounts.ts'
import type { Screen } from '#pictures/screen.ts'

const DAY = 24 * 60 * 60_000
const dayBefore = (days: number) => localDay(Date.now() - days * DAY, 'UTC')

const TEXTS = [
  'I kept quiet in the meeting again. Johan talked over everybody, and I went home with a headache. I was angry with myself more than with him.',
  'My sister called while I was cooking. We laughed about the quinces. I felt lighter afterwards, and slept well for the first time this week.',
  'I told Johan that I would like to finish my sentences. He said sorry. It took one plain sentence. I am proud, and a bit surprised.',
  'A long walk by the river after work. The meeting tomorrow does not scare me. I am calm tonight.',
  'Mum has an appointment at the hospital on Friday. I am worried and I do not want to say it aloud at dinner.',
]

interface Writer {
  readonly account: MadeAccount
  readonly entries: readonly Entry[]
}

const writers = new Map<string, Promise<Writer>>()

async function write(page: Page, days: readonly number[]): Promise<Writer> {
  const { origin } = new URL(page.url())
  const account = await makeAccount(page.request, { origin })
  const headers = { authorization: `Bearer ${account.token}` }
  const entries: Entry[] = []
  for (const [index, back] of days.entries()) {
    const localDate = dayBefore(back)
    const content = TEXTS[index % TEXTS.length]
    const data = { title: '', content, localDate, createdAt: `${localDate}T01:00:00Z` }
    const answer = await page.request.post(`${origin}/api/journal`, { headers, data })
    entries.push(await answer.json())
  }
  return { account, entries }
}

/** Signs in to an account with entries on these days, the same in each picture. */
async function signInWriter(page: Page, days: readonly number[]): Promise<Writer> {
  const key = days.join()
  const known = writers.get(key) ?? write(page, days)
  writers.set(key, known)
  const writer = await known
  const { token, userId } = writer.account
  await page.evaluate(
    (session) => {
      for (const [name, value] of Object.entries(session)) localStorage.setItem(name, value)
    },
    { token, userId },
  )
  return writer
}

const SUBSCRIBED = {
  hasActiveSubscription: true,
  hasSubscription: true,
  plan: 'yearly',
  currentPeriodEnd: new Date(Date.now() + 300 * DAY).toISOString(),
  cancelAtPeriodEnd: false,
  paymentFailed: false,
  ifCancelled: 'ends-with-period',
}

/** As with a yearly subscription. */
export async function subscribed(page: Page): Promise<void> {
  await page.route('**/api/stripe/subscription', (route) => route.fulfill({ json: SUBSCRIBED }))
}

/** What the server would say of these entries. */
async function summedUp(page: Page, entries: readonly Entry[], hiddenCount = 0): Promise<void> {
  const { analyse } = await loadAnalyser()
  const read = entries.map((entry) => ({ entry, analysis: analyse(entry.content) }))
  const today = dayBefore(0)
  const week = weeklyFrom(read, [], periodOf('weekly', today))
  const month = monthlyFrom(read, [], periodOf('monthly', today))
  const entryCount = entries.length
  const basis = { by: 'rules', entryCount, readCount: entryCount - hiddenCount, hiddenCount }
  await page.route('**/api/summary/weekly', (route) =>
    route.fulfill({ json: { summary: week.summary, backing: week.backing, basis } }),
  )
  await page.route('**/api/summary/monthly', (route) =>
    route.fulfill({ json: { insights: month.summary, backing: month.backing, basis } }),
  )
}

const goTo = (page: Page, path: string) =>
  page.goto(new URL(path, page.url()).href, { waitUntil: 'networkidle' })
const shown = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor()

function insights(
  state: string,
  prepare: (page: Page) => Promise<void>,
  extent: Screen['extent'] = 'page',
): Screen {
  const at = { name: 'insights', path: '/login', from: 'product', as: 'visitor' } as const
  return { ...at, state, extent, prepare }
}

const LATELY = [0, 1, 2, 3, 4]
/** On a Sunday the week has no other day yet. */
const TODAY = [0, 0, 0, 0, 0]

/** Enough for every chart. */
const FOR_WEEKS = Array.from({ length: 40 }, (_, index) => 2 * index)

export const insightsPage: readonly Screen[] = [
  insights('free', async (page) => {
    await signInWriter(page, LATELY)
    await goTo(page, '/summary')
    await shown(page, 'Unlock Advanced Insights')
  }),
  insights('free-empty', async (page) => {
    await signInWriter(page, [])
    await goTo(page, '/summary')
    await shown(page, 'Unlock Advanced Insights')
  }),
  insights('unsure', async (page) => {
    await signInWriter(page, LATELY)
    await page.route('**/api/stripe/subscription', (route) => route.abort())
    await goTo(page, '/summary')
    await page.getByRole('button', { name: 'Check again' }).waitFor()
  }),
  insights('none', async (page) => {
    await signInWriter(page, [])
    await subscribed(page)
    await page.route('**/api/summary/*', (route) => route.fulfill({ status: 404, json: {} }))
    await goTo(page, '/summary')
    await shown(page, 'No Journal Entries Yet')
  }),
  insights('loading', async (page) => {
    await signInWriter(page, LATELY)
    await subscribed(page)
    await page.route('**/api/summary/*', () => {})
    await page.goto(new URL('/summary', page.url()).href)
    await shown(page, 'Generating Insights')
  }),
  insights('failed', async (page) => {
    await signInWriter(page, LATELY)
    await subscribed(page)
    await page.route('**/api/summary/*', (route) => route.fulfill({ status: 500, json: {} }))
    await goTo(page, '/summary')
    await page.getByRole('button', { name: 'Try Again' }).waitFor()
  }),
  insights('empty', async (page) => {
    await signInWriter(page, [60])
    await subscribed(page)
    await page.route('**/api/summary/*', (route) => route.fulfill({ status: 404, json: {} }))
    await goTo(page, '/summary')
    await page.getByText('No entries found').waitFor()
  }),
  insights('weekly', async (page) => {
    const { entries } = await signInWriter(page, TODAY)
    await subscribed(page)
    await summedUp(page, entries)
    await goTo(page, '/summary')
    await shown(page, 'Weekly Summary')
  }),
  insights('charts', async (page) => {
    await signInWriter(page, FOR_WEEKS)
    await subscribed(page)
    await page.route('**/api/summary/*', (route) => route.fulfill({ status: 404, json: {} }))
    await goTo(page, '/summary')
    await page.getByText('entries with a clear mood').waitFor()
  }),
  insights(
    'sources',
    async (page) => {
      const { entries } = await signInWriter(page, TODAY)
      await subscribed(page)
      await summedUp(page, entries)
      await goTo(page, '/summary')
      await page.getByRole('button', { name: /^Show the \d entries for/ }).click()
    },
    'window',
  ),
  insights('monthly', async (page) => {
    const { entries } = await signInWriter(page, TODAY)
    await subscribed(page)
    await summedUp(page, entries, 1)
    await goTo(page, '/summary?period=monthly')
    await shown(page, 'Monthly Overview')
  }),
]
