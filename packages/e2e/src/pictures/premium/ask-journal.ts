import type { Page } from '@playwright/test'
import { editorOn } from '#fixtures/pages/editor.ts'
import type { Screen } from '#pictures/screen.ts'

const PAID = { hasActiveSubscription: true, hasSubscription: true, plan: 'monthly' }
const QUESTION = 'When did I say no to the Thursday group?'
const RESPONSE =
  'You wrote on Oct 3, 2026: “Let me look first, I said to Ines, and the Thursday group wasn’t mine anymore.”\n\nYou may also mean:\n\nJun 12, 2026: “A no feels like closing a door on someone’s fingers.”'

/** Asks from the search box, with an answer as a server would give it. */
async function asked(page: Page, json: object, status = 200): Promise<void> {
  await page.route('**/api/stripe/subscription', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), ...PAID } })
  })
  await page.route('**/api/ai/ask', (route) => route.fulfill({ status, json }))
  await page.reload()
  await editorOn(page).write('Let me look first, I said to Ines.')
  await editorOn(page).openEntries()
  await page.getByRole('searchbox', { name: 'Search your entries' }).fill(QUESTION)
  await page.getByRole('button', { name: /^Ask your journal: / }).click()
}

const screen = (state: string, prepare: (page: Page) => Promise<void>): Screen => ({
  name: 'ask',
  state,
  path: '/journal',
  from: 'product',
  as: 'member',
  extent: 'window',
  prepare,
})

export const askJournal: readonly Screen[] = [
  screen('answered', async (page) => {
    const sources = ['2026-10-03', '2026-06-12'].map((localDate) => ({
      id: localDate,
      title: '',
      localDate,
    }))
    await asked(page, { response: RESPONSE, sources, found: true })
    await page.getByText('You wrote on Oct 3').waitFor()
  }),
  screen('failed', async (page) => {
    await asked(page, {}, 502)
    await page.getByRole('button', { name: 'Ask again', exact: true }).waitFor()
  }),
]
