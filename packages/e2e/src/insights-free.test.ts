import { dayBefore, heading, inWords, press, written } from '#fixtures/insights-page.ts'
import { looksRight } from '#fixtures/looks.ts'
import { expect, open, test } from '#fixtures/test.ts'

test('INS-01 INS-02 INS-03 without a subscription one sees how much one wrote, and what Premium adds', async ({
  page,
  signIn,
  problems,
}) => {
  problems.allow(/net::ERR_FAILED/)
  const session = await signIn()
  // Midnight may pass meanwhile: the day of the page stays the one of the entries.
  const now = Date.now()
  await page.clock.setFixedTime(now)
  await open(page, '/summary')
  await expect(page.getByRole('definition')).toHaveText(['0', '0'])
  const activity = page.getByRole('region', { name: 'Recent Activity' })
  await expect(activity).toContainText('Start journaling to see your activity!')
  await expect(heading(page, 'Unlock Advanced Insights')).toBeVisible()

  const four = [0, 1, 2, 50].map((days) => [days, 'one two three'] as const)
  const five = [...four, [1, 'one two three four five six seven'] as const]
  await written(page.request, session, five, now)
  await page.reload()
  const writing = page.getByRole('region', { name: 'Your Writing' })
  await expect(writing.getByRole('term')).toHaveText(['Total entries', 'Average words'])
  await expect(writing.getByRole('definition')).toHaveText(['5', '4'])
  await expect(activity.getByRole('listitem')).toHaveText(
    [0, 1, 2].map((days) => inWords(dayBefore(days, now)).replace(/^(\w+),? /, '$1, ')),
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
})
