import { localDay } from '@daywell/core/time'
import type { Page } from '@playwright/test'
import { type MadeAccount, makeAccount } from '#fixtures/accounts.ts'
import type { Screen } from '#pictures/screen.ts'
import { subscribed } from './insights-page.ts'

const DAY = 24 * 60 * 60_000
const dayBefore = (days: number) => localDay(Date.now() - days * DAY, 'UTC')

const PAGES = [
  ['Quiet again', 'anxious', 'I kept quiet in the meeting again, and went home with a headache.'],
  ['Quinces', 'happy', 'My sister called while I was cooking. We laughed about the quinces.'],
  ['By the river', 'calm', 'A long walk by the river after work. I am calm tonight.'],
] as const

let writer: Promise<MadeAccount> | undefined

async function write(page: Page): Promise<MadeAccount> {
  const { origin } = new URL(page.url())
  const account = await makeAccount(page.request, { origin })
  const headers = { authorization: `Bearer ${account.token}` }
  for (const back of [0, 1, 2, 4, 5, 7, 8, 12]) {
    const [title, mood, sentence] = PAGES[back % PAGES.length] ?? PAGES[0]
    const content = `${`${sentence} `.repeat(3 + (back % 4)).trim()}\n\nThe rest of the day was tea.`
    const data = { title, mood, content, localDate: dayBefore(back), tags: ['evening'] }
    await page.request.post(`${origin}/api/journal`, { headers, data })
  }
  return account
}

async function openDialog(page: Page): Promise<void> {
  writer ??= write(page)
  const { token, userId } = await writer
  await page.evaluate(
    (session) => {
      for (const [name, value] of Object.entries(session)) localStorage.setItem(name, value)
    },
    { token, userId },
  )
  await subscribed(page)
  await page.route('**/api/summary/*', (route) => route.fulfill({ status: 404, json: {} }))
  await page.goto(new URL('/summary', page.url()).href, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Export a date range', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Export a date range' })
  await dialog.getByLabel('Dates', { exact: true }).selectOption('Last 30 days')
  await dialog.getByText('8 of 8 entries selected', { exact: true }).waitFor()
}

function report(state: string, prepare: (page: Page) => Promise<void>): Screen {
  const at = { name: 'report', path: '/login', from: 'product', as: 'visitor' } as const
  return { ...at, state, extent: 'window', prepare }
}

/** What is asked before a report is made, and what is said where none came. */
export const reportPages: readonly Screen[] = [
  report('dialog', openDialog),
  report('failed', async (page) => {
    await openDialog(page)
    await page.route('**/api/report/pdf', (route) => route.fulfill({ status: 503, json: {} }))
    await page.getByRole('button', { name: 'Export PDF', exact: true }).click()
    await page.getByRole('alert').scrollIntoViewIfNeeded()
  }),
]
