import type { Page } from '@playwright/test'
import { deskOn } from '#fixtures/desk.ts'
import { entriesOnServer, noteCalls } from '#fixtures/harness.ts'
import { pastEntriesOn, writeOnServer } from '#fixtures/past-entries.ts'
import { expect, storedSession, test } from '#fixtures/test.ts'

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

test('AUTH-32 AUTH-39 the start loads the entries of whoever is verified, and those on the device where nobody answers', async ({
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
  await expect(page.getByRole('status').first()).toBeVisible()
  expect(calls).toEqual(['GET /api/health', 'GET /api/auth/verify'])
  await expect(desk.text).toBeHidden()
  go()
  await expect(desk.text).toBeVisible()
  await desk.showEntries.click()
  await expect(past.titles).toHaveText(['Second', 'First'])
  await page.unroute(VERIFY)

  // Everything is silent, everything fails, and the check alone fails.
  const outages = [
    ['**/api/**', undefined],
    ['**/api/**', 503],
    [VERIFY, 500],
  ] as const
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
  // What was written meanwhile arrives once somebody answers again.
  const texts = async () => (await entriesOnServer(request, anna)).map(({ content }) => content)
  await expect.poll(texts).toEqual(['It has gone again.', 'Snow in the yard. Nobody answers.'])
})
