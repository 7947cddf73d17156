import type { Page } from '@playwright/test'
import { deskOn } from '#fixtures/desk.ts'
import { entriesOnServer, looking, noteCalls } from '#fixtures/harness.ts'
import { pastEntriesOn, writeOnServer } from '#fixtures/past-entries.ts'
import { expect, storedSession, test } from '#fixtures/test.ts'

const HEALTH = '**/api/health'
const VERIFY = '**/api/auth/verify'

/** The answer to the check of the session waits until it may go. */
async function holdVerification(page: Page): Promise<{ asked: Promise<unknown>; go: () => void }> {
  const { promise: mayGo, resolve: go } = Promise.withResolvers<void>()
  const asked = page.waitForRequest(VERIFY)
  await page.route(VERIFY, async (route) => {
    await mayGo
    await route.continue()
  })
  return { asked, go }
}

test('ROUTE-09 AUTH-32 AUTH-38 AUTH-39 the start waits for the check and loads the entries of whoever is verified, and those on the device, with the session kept, where nobody answers', async ({
  page,
  signIn,
  request,
  problems,
}) => {
  problems.allow(/status of 50[03]|ERR_FAILED/)
  const anna = await signIn()
  const desk = deskOn(page)
  const past = pastEntriesOn(page)
  await writeOnServer(request, anna, [
    { title: 'First', content: 'Snow in the yard.', localDate: '2026-03-01' },
    { title: 'Second', content: 'It has gone again.', localDate: '2026-03-02' },
  ])

  const calls = noteCalls(page)
  const { asked, go } = await holdVerification(page)
  await page.goto('/journal')
  await asked
  const main = page.getByRole('main')
  await expect(main.getByRole('status')).toHaveText('Loading…')
  await expect(main.getByRole('heading', { level: 1 })).toHaveCount(0)
  expect(calls).toEqual(['GET /api/health', 'GET /api/auth/verify'])
  await expect(desk.text).toBeHidden()
  go()
  await expect(desk.text).toBeVisible()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your journal')
  await expect(main.getByText('Loading…')).toHaveCount(0)
  await desk.showEntries.click()
  await expect(past.titles).toHaveText(['Second', 'First'])
  await page.unroute(VERIFY)

  // One of the checks, or everything, is silent or fails.
  const outages = [
    ...([HEALTH, VERIFY] as const).flatMap((path) => [
      [path, undefined] as const,
      [path, 500] as const,
    ]),
    ['**/api/**', undefined] as const,
    ['**/api/**', 503] as const,
  ]
  for (const [path, status] of outages) {
    await page.route(path, (route) =>
      status ? route.fulfill({ status, json: {} }) : route.abort(),
    )
    await page.goto('/journal')
    await desk.showEntries.click()
    await expect(past.titles, `${path} ${status}`).toContainText(['Second', 'First'])
    await past.open('First').click()
    await expect(desk.text).toHaveValue(/^Snow in the yard\./)
    expect(await storedSession(page)).toMatchObject({ ...anna })
    if (status === 503) {
      await desk.text.fill('Snow in the yard. Nobody answers.')
      await desk.save.click()
      await expect(desk.status('Waiting to sync')).toBeVisible()
    }
    await page.unroute(path)
  }
  // What was written meanwhile arrives once somebody answers again: after many failures that takes
  // a while, unless somebody looks at the page.
  const texts = async () => (await entriesOnServer(request, anna)).map(({ content }) => content)
  await looking(page, texts).toEqual(['It has gone again.', 'Snow in the yard. Nobody answers.'])
})
