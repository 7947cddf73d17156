import { looksRight } from '#fixtures/looks.ts'
import { expect, open } from '#fixtures/test.ts'
import { withSettings } from '#fixtures/with-settings.ts'

const RUNNING = {
  ...{ hasActiveSubscription: true, hasSubscription: true, plan: 'monthly' },
  ...{ currentPeriodEnd: '2026-12-15T12:00:00.000Z', cancelAtPeriodEnd: false },
  ...{ paymentFailed: false, ifCancelled: 'ends-with-period' },
}

const test = withSettings({ PAYMENTS: 'off' })

test('PAY-09 without payments the plans page says so and leads to the free journal, and nothing is offered to one who pays', async ({
  page,
  signIn,
}) => {
  await signIn()
  const main = page.getByRole('main')
  const status = '**/api/stripe/subscription'
  await page.route(status, (route) => route.fulfill({ json: RUNNING }))
  await open(page, '/subscription')
  await expect(main).toContainText('Payments are switched off here')
  await expect(main.getByRole('button'), 'nothing is offered that cannot be done').toHaveCount(0)
  await page.unroute(status)
  await page.reload()
  await expect(
    main.getByText(
      'Subscription service is temporarily unavailable. Please try again later or contact support.',
    ),
  ).toBeVisible()
  await expect(main.getByRole('radio')).toHaveCount(0)
  await expect(main.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await looksRight(page)
  await main.getByRole('link', { name: 'Continue to Journal (Free Version)' }).click()
  await expect(page).toHaveURL('/journal')
  await expect(page.getByRole('textbox', { name: 'Entry', exact: true })).toBeVisible()
})
