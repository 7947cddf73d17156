import type { Page } from '@playwright/test'
import { type MadeAccount, makeAccount } from '#fixtures/accounts.ts'
import type { Screen } from './screen.ts'

const DAY = 24 * 60 * 60_000
const dayBefore = (days: number) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10)

/** Days with an entry, counted back: six in a row up to today, then with gaps over two years. */
const WRITTEN = [0, 1, 2, 3, 4, 5, ...Array.from({ length: 700 }, (_, n) => n + 7)].filter(
  (n) => n < 6 || n === 365 || ((n * 7919) % 100 < 58 && !(n > 80 && n < 96)),
)

const people = new Map<string, Promise<MadeAccount>>()

/** The same person in each picture of a run: two years take a while to write. */
async function signInWith(page: Page, written: readonly number[], key: string): Promise<void> {
  const { origin } = new URL(page.url())
  const known = people.get(key) ?? writeAll(page, origin, written)
  people.set(key, known)
  const { token, userId } = await known
  await page.evaluate(
    (session) => {
      for (const [name, value] of Object.entries(session)) localStorage.setItem(name, value)
    },
    { token, userId },
  )
  await page.goto(`${origin}/journal`, { waitUntil: 'networkidle' })
}

async function writeAll(page: Page, origin: string, written: readonly number[]) {
  const person = await makeAccount(page.request, { origin })
  const headers = { authorization: `Bearer ${person.token}` }
  for (const back of written) {
    const localDate = dayBefore(back)
    const words = 40 + ((back * 104_729) % 480)
    const title = back === 365 ? 'After the house showing' : 'The long way home'
    const data = {
      title,
      content: 'rain '.repeat(words),
      createdAt: `${localDate}T09:00:00Z`,
      localDate,
    }
    await page.request.post(`${origin}/api/journal`, { headers, data })
  }
  return person
}

function habit(state: string, prepare: (page: Page) => Promise<void>): Screen {
  const at = { name: 'habit', state, path: '/login', from: 'product', as: 'visitor' } as const
  return { ...at, extent: 'window', prepare }
}

const line = (page: Page) => page.getByRole('button', { name: /^Your writing/ })

async function openPanel(page: Page): Promise<void> {
  await line(page).click()
  await page.getByRole('dialog').getByRole('heading', { level: 3 }).first().waitFor()
}

export const habitPages: readonly Screen[] = [
  habit('line', async (page) => {
    await signInWith(page, WRITTEN, 'full')
    await page.getByRole('button', { name: /6-day streak/ }).waitFor()
  }),
  habit('full', async (page) => {
    await signInWith(page, WRITTEN, 'full')
    await page.getByRole('button', { name: /6-day streak/ }).waitFor()
    await openPanel(page)
  }),
  habit('day', async (page) => {
    await signInWith(page, WRITTEN, 'full')
    await page.getByRole('button', { name: /6-day streak/ }).waitFor()
    await openPanel(page)
    await page.locator(`[data-day="${dayBefore(2)}"]`).click()
    await page.getByRole('heading', { name: 'On this day' }).scrollIntoViewIfNeeded()
  }),
  habit('not-fetched', async (page) => {
    await page.route('**/api/journal/sync', (route) => route.abort())
    await signInWith(page, [], 'nobody')
    await openPanel(page)
  }),
  habit('empty', async (page) => {
    await signInWith(page, [], 'nobody')
    await openPanel(page)
  }),
  habit('milestone', async (page) => {
    await signInWith(page, [], `three ${page.viewportSize()?.width} ${Math.random()}`)
    const { origin } = new URL(page.url())
    const token = await page.evaluate(() => localStorage.getItem('token'))
    for (const back of [1, 2]) {
      const data = { title: 'Before', content: 'Rain again.', localDate: dayBefore(back) }
      await page.request.post(`${origin}/api/journal`, {
        headers: { authorization: `Bearer ${token}` },
        data: { ...data, createdAt: `${data.localDate}T09:00:00Z` },
      })
    }
    await page.reload({ waitUntil: 'networkidle' })
    await page.getByRole('textbox', { name: 'Entry' }).fill('Coffee in the blue cup.')
    await page.getByRole('button', { name: 'Save Entry' }).click()
    await page.getByText('Three in a row').first().waitFor()
    await page.mouse.move(5, 5)
  }),
]
