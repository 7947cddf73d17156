import { seededRandom } from '@daywell/core/testing'
import { localDay } from '@daywell/core/time'
import type { Page } from '@playwright/test'
import { type MadeAccount, makeAccount } from '#fixtures/accounts.ts'
import type { Screen } from '#pictures/screen.ts'

const DAY = 24 * 60 * 60_000
const dayBefore = (days: number) => localDay(Date.now() - days * DAY, 'UTC')

const GLAD = [
  'My sister called and I was happy about it.',
  'I felt calm by the river after work.',
  'We laughed a lot; I am grateful for the garden.',
  'I am proud of the talk at last.',
]
const HARD = [
  'I am worried about the exam again.',
  'I was angry with Johan after the meeting.',
  'I feel sad, and I did not sleep.',
  'The meeting scared me, and I felt lonely at home.',
]
const MATTERS = ['The garden needs water.', 'The exam is near.', 'A long walk with the dog.']

const pick = <T>(random: () => number, some: readonly T[]) =>
  some[Math.floor(random() * some.length)] as T

/** A life by chance: harder in its first part, with the exam; then the garden. */
function lifeOf(days: number) {
  const random = seededRandom(11)
  const written = (back: number) => days === 1 || random() > (back > 95 && back < 120 ? 0.95 : 0.42)
  return Array.from({ length: days }, (_, back) => back)
    .filter(written)
    .map((back) => pageOf(random, back, back < days / 8))
}

function pageOf(random: () => number, back: number, isLate: boolean) {
  const mine = random() < (isLate ? 0.72 : 0.45) ? GLAD : HARD
  const matter = random() < 0.5 ? MATTERS[isLate ? 0 : 1] : MATTERS[2]
  const more = 'Nothing else to tell of today but tea. '.repeat(Math.ceil(random() * 12))
  const localDate = dayBefore(back)
  const hour = String(pick(random, [6, 7, 12, 19, 20, 21, 22])).padStart(2, '0')
  const content = `${pick(random, mine)} ${matter} ${more}`.trim()
  const createdAt = `${localDate}T${hour}:10:00Z`
  return { title: '', content, localDate, createdAt, timeZone: 'UTC' }
}

const writers = new Map<number, Promise<MadeAccount>>()

async function write(page: Page, days: number): Promise<MadeAccount> {
  const { origin } = new URL(page.url())
  const account = await makeAccount(page.request, { origin })
  const headers = { authorization: `Bearer ${account.token}` }
  for (const data of lifeOf(days))
    await page.request.post(`${origin}/api/journal`, { headers, data })
  return account
}

async function signIn(page: Page, days: number): Promise<void> {
  await begin(page, days)
  await read(page)
}

/** Until the charts are there that need the words. */
async function read(page: Page): Promise<void> {
  await page
    .getByText('We’ll show this once we’ve analyzed your entries.')
    .first()
    .waitFor({ state: 'hidden' })
}

async function begin(page: Page, days: number): Promise<void> {
  const made = writers.get(days) ?? write(page, days)
  writers.set(days, made)
  const { token, userId } = await made
  await page.evaluate(
    (session) => {
      for (const [name, value] of Object.entries(session)) localStorage.setItem(name, value)
    },
    { token, userId },
  )
  const json = {
    hasActiveSubscription: true,
    hasSubscription: true,
    plan: 'yearly',
    currentPeriodEnd: new Date(Date.now() + 300 * DAY).toISOString(),
    cancelAtPeriodEnd: false,
    paymentFailed: false,
    ifCancelled: 'ends-with-period',
  }
  await page.route('**/api/stripe/subscription', (route) => route.fulfill({ json }))
  await page.route('**/api/summary/*', (route) => route.fulfill({ status: 404, json: {} }))
  await page.goto(new URL('/summary', page.url()).href)
  await page.getByRole('heading', { name: 'Over time', exact: true }).waitFor()
}

function charts(state: string, prepare: (page: Page) => Promise<void>): Screen {
  const at = { name: 'charts', path: '/login', from: 'product', as: 'visitor' } as const
  return { ...at, state, extent: 'page', prepare }
}

const chart = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

export const chartsPage: readonly Screen[] = [
  charts('one', (page) => signIn(page, 1)),
  charts('few', (page) => signIn(page, 4)),
  charts('many', (page) => signIn(page, 400)),
  charts('year', async (page) => {
    await signIn(page, 400)
    await page.getByText('1 year', { exact: true }).click()
    await read(page)
  }),
  charts('reading', async (page) => {
    await page.context().route('**/emotions-*.bin', () => {})
    await begin(page, 400)
    await page.getByText('Analyzed 0 of').waitFor()
  }),
  charts('failed', async (page) => {
    await page.context().route('**/analysis-worker-*.js', (route) => route.abort())
    await begin(page, 400)
    await page.getByRole('button', { name: 'Try again', exact: true }).waitFor()
  }),
  charts('open', async (page) => {
    await signIn(page, 400)
    const weekday = chart(page, 'Feelings by weekday')
    await weekday
      .getByRole('button', { name: /^Joy, / })
      .first()
      .focus()
    await page.keyboard.press('Enter')
    await weekday.getByRole('button', { name: 'Not right?' }).first().click()
    await chart(page, 'Mood over time').getByText('Show as a table').click()
  }),
]
