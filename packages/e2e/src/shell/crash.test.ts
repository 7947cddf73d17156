import { expect, test } from '#fixtures/test.ts'

test('ERR-48 ERR-49 a screen that cannot be fetched is a crash that a reload mends', async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED|Failed to fetch dynamically imported module/)
  await page.route('**/assets/landing-screen-*.js', (route) => route.abort())
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await page.unroute('**/assets/landing-screen-*.js')
  await page.getByRole('button', { name: 'Reload Page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'A quiet page for the day you had.',
  )
})
