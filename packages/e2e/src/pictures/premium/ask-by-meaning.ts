import type { Page } from '@playwright/test'
import { editorOn } from '#fixtures/pages/editor.ts'
import type { Screen } from '#pictures/screen.ts'

const PAID = { hasActiveSubscription: true, hasSubscription: true, plan: 'monthly' }

const PIECES = [4_000_000, 45_900_000].map((bytes, at) => ({
  path: `/meaning/${at}`,
  bytes,
  sha256: `${at}`,
}))
const MODEL = { name: 'a-model', bytes: 49_900_000, parts: [{ name: 'weights', pieces: PIECES }] }

/** The dialog on a device that keeps some of its words, with what a server hands out. */
async function asked(page: Page): Promise<void> {
  await page.route('**/api/stripe/subscription', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), ...PAID } })
  })
  await page.route('**/api/ai/meaning', (route) => route.fulfill({ json: { model: MODEL } }))
  const json = { response: 'I couldn’t find that in your journal.', sources: [], found: false }
  await page.route('**/api/ai/ask', (route) => route.fulfill({ json }))
  await page.reload()
  const editor = editorOn(page)
  await editor.text.fill('Let me look first, I said to Ines.')
  await editor.save.click()
  await editor.status(/^Saved/).waitFor()
  await editor.openEntries()
  await page.getByRole('searchbox', { name: 'Search your entries' }).fill('Did I say no to Ines?')
  await page.getByRole('button', { name: /^Ask your journal: / }).click()
  await page.getByRole('button', { name: 'Download 49.9 MB', exact: true }).waitFor()
}

const download = (page: Page) =>
  page.getByRole('button', { name: 'Download 49.9 MB', exact: true }).click()

/** As if all of it had come before. */
const bring = (page: Page) =>
  page.evaluate(`(async () => {
    localStorage.setItem('searchByMeaning_' + localStorage.getItem('userId'), 'on')
    const cache = await caches.open('daywell-meaning')
    await cache.put('/meaning/whole', Response.json(${JSON.stringify(MODEL)}))
  })()`)

const screen = (state: string, prepare: (page: Page) => Promise<void>): Screen => ({
  name: 'ask-meaning',
  state,
  path: '/journal',
  from: 'product',
  as: 'member',
  extent: 'window',
  prepare,
})

export const askByMeaning: readonly Screen[] = [
  screen('offered', asked),
  screen('fetching', async (page) => {
    // It never comes.
    await page.route('**/meaning/0', () => {})
    await asked(page)
    await download(page)
    await page.getByRole('button', { name: 'Stop', exact: true }).waitFor()
  }),
  screen('failed', async (page) => {
    await page.route('**/meaning/0', (route) => route.abort())
    await asked(page)
    await download(page)
    await page.getByRole('button', { name: 'Try again', exact: true }).waitFor()
  }),
  {
    ...screen('on-device', async (page) => {
      await bring(page)
      await page.reload()
      await page.getByRole('button', { name: /^Remove from this device/ }).scrollIntoViewIfNeeded()
    }),
    path: '/privacy',
  },
]
