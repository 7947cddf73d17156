import { endpoints } from '@daywell/core/contract'
import { looksRight } from '#fixtures/looks.ts'
import { expect, open } from '#fixtures/test.ts'
import { withSettings } from '#fixtures/with-settings.ts'

const test = withSettings({ PREMIUM: 'everyone', SEARCH_BY_MEANING: 'off' })

test('PAY-60 where everyone has Premium nothing is sold and nothing is locked', async ({
  page,
  signIn,
  problems,
}) => {
  // There is nothing to sum up yet.
  problems.allow(/status of 404.*summary/)
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
})
