import { dayNumber } from '@daywell/core/time'
import { dayBefore, heading, madeByServer, press, written } from '#fixtures/pages/insights-page.ts'
import { expect, open } from '#fixtures/test.ts'
import { withSettings } from '#fixtures/with-settings.ts'

/** Premium for everyone, so that the test needn't pay first. */
const test = withSettings({ PREMIUM: 'everyone', SEARCH_BY_MEANING: 'off' })

test('INS-84 INS-86 a year and chosen days as the server sums them up', async ({
  page,
  signIn,
}) => {
  const session = await signIn()
  await written(page.request, session, [
    [0, 'My sister called about the garden. I was happy to hear her voice.'],
    [0, 'The garden took all morning. I felt calm, and a bit tired.'],
    [20, 'I am proud of the small table. My sister laughed about it.'],
    [daysToLastYear(), 'I miss the sea more than I say.'],
  ])
  const { summary } = await madeByServer(page.request, session, 'yearly')
  await open(page, '/summary')
  await press(page, 'Yearly').click()
  await expect(page.getByRole('region', { name: 'Year in Review' })).toContainText(
    summary.reflection.split('\n')[0],
  )
  await press(page, 'Previous year').click()
  await expect(heading(page, 'Year in Review')).toBeVisible()

  await press(page, 'Chosen days').click()
  const choice = page.getByRole('form', { name: 'Days to sum up' })
  await choice.getByLabel('From', { exact: true }).fill(dayBefore(20))
  await press(page, 'Show summary').click()
  const days = page.getByRole('region', { name: 'Your Chosen Days' })
  await expect(days).toContainText('proud')
  await expect(days).toContainText('3')
  await page.reload()
  await expect(days).toContainText('proud')
  await expect(days).not.toContainText('the sea')
})

/** How many days ago July of last year began. */
function daysToLastYear(): number {
  const today = dayBefore(0)
  return dayNumber(today) - dayNumber(`${Number(today.slice(0, 4)) - 1}-07-01`)
}
