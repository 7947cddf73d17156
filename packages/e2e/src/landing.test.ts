import { expect, open, test } from '#fixtures/test.ts'

test('LAND-01 the landing page opens with a hero and leads to /signup and /login', async ({
  page,
}) => {
  for (const [name, path] of [
    ['Sign Up', '/signup'],
    ['Sign In', '/login'],
  ] as const) {
    await open(page, '/')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading').first()).toHaveRole('heading')
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    const link = main.getByRole('link', { name })
    await expect(link).toBeInViewport()
    await link.click()
    await expect(page).toHaveURL(path)
  }
})

test('the hero stands close under the header on a desktop', async ({ page }) => {
  await open(page, '/')
  const box = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect(box?.y).toBeLessThan(160)
})

test('LAND-02 the features pitch AI insights, guided prompts, and private and secure journaling', async ({
  page,
}) => {
  await open(page, '/')
  const features = page.getByRole('region', { name: 'What it does' })
  await expect(features.getByRole('heading')).toHaveText([
    /AI insights/,
    /Guided prompts/,
    /Private and secure/,
  ])
})

test('LAND-03 the how-it-works section has three steps', async ({ page }) => {
  await open(page, '/')
  const steps = page.getByRole('region', { name: 'How it works' }).getByRole('listitem')
  await expect(steps).toHaveCount(3)
})

test('LAND-04 the landing page shows three testimonials, each marked as an example', async ({
  page,
}) => {
  await open(page, '/')
  const voices = page.getByRole('region', { name: 'What a journal can be for' })
  await expect(voices.getByRole('figure')).toHaveCount(3)
  await expect(voices.locator('blockquote')).toHaveCount(3)
  for (const voice of await voices.getByRole('figure').all())
    await expect(voice.locator('figcaption')).toHaveText(/^Example: /)
})

test('LAND-05 the landing page ends with a final call to action', async ({ page }) => {
  await open(page, '/')
  const last = page.getByRole('main').getByRole('region').last()
  await expect(last.getByRole('heading')).toHaveText('Begin with one true sentence.')
  await last.getByRole('link', { name: 'Create your account' }).click()
  await expect(page).toHaveURL('/signup')
})

test('LAND-06 the landing page does not claim end-to-end encryption', async ({ page }) => {
  await open(page, '/')
  const words = (await page.locator('body').innerText()).toLowerCase()
  expect(words).toContain('encrypted')
  expect(words).not.toMatch(/end[\s-]*to[\s-]*end|e2e|zero[\s-]*knowledge|only you can (read|see)/)
})

test('the plans name the true prices and lead to /subscription', async ({ page }) => {
  await open(page, '/')
  const plans = page.getByRole('region', { name: 'Free to write' })
  await expect(plans.getByRole('article')).toHaveText([
    /Monthly.*\$6.*a month/s,
    /Annual.*BEST VALUE.*\$65.*a year.*\$5\.42\/month\. Save \$7 with yearly billing/s,
  ])
  await expect(plans).toContainText('7-day money-back guarantee')
  await plans.getByRole('link', { name: 'Get Annual Plan' }).click()
  await expect(page).toHaveURL('/login')
})
