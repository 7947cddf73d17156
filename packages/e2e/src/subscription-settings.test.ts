import { endpoints } from '@daywell/core/contract'
import { looksRight } from '#fixtures/looks.ts'
import { startServer } from '#fixtures/server.ts'
import { expect, open, test as plain } from '#fixtures/test.ts'

/** The product with other settings of its operator. */
const withSettings = (settings: Record<string, string>) =>
  plain.extend({
    server: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
      async ({}, use) => {
        const server = await startServer(settings)
        await use(server)
        await server.stop()
      },
      { scope: 'worker' },
    ],
  })

const withoutPayments = withSettings({ PAYMENTS: 'off' })
const forEveryone = withSettings({ PREMIUM: 'everyone' })

withoutPayments(
  'PAY-09 without payments the plans page says so and leads to the free journal',
  async ({ page, signIn }) => {
    await signIn()
    await open(page, '/subscription')
    const main = page.getByRole('main')
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
  },
)

forEveryone(
  'PAY-60 where everyone has Premium nothing is sold and nothing is locked',
  async ({ page, signIn }) => {
    const { token } = await signIn()
    await open(page, '/subscription')
    const main = page.getByRole('main')
    await expect(main).toContainText('Premium is open to everyone here')
    await expect(main.getByRole('button')).toHaveCount(0)
    await expect(main).not.toContainText('$')
    await looksRight(page)

    await main.getByRole('link', { name: 'Return to Journal' }).click()
    const panel = page.getByRole('complementary', { name: 'AI Assistant' })
    await expect(panel.getByText('Premium', { exact: true })).toBeVisible()
    await expect(panel).not.toContainText('Unlock')
    await page.getByRole('link', { name: 'Insights' }).first().click()
    await expect(page).toHaveURL('/summary')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(main).not.toContainText('Unlock')
    const headers = { authorization: `Bearer ${token}` }
    const premium = Object.values(endpoints).filter(({ access }) => typeof access === 'object')
    expect(premium.length).toBeGreaterThan(4)
    for (const { method, path } of premium) {
      const answer = await page.request.fetch(path, { method, headers })
      expect(answer.status(), `${method} ${path}`).not.toBe(403)
    }
  },
)
