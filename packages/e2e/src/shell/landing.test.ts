import { plans } from '@daywell/core/billing'
import { expect, open, test } from '#fixtures/test.ts'

test('all of the landing page can be read, found and followed where no script runs', async ({
  browser,
  server,
}) => {
  for (const width of [360, 1280]) {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width, height: 780 },
      baseURL: server.origin,
    })
    const page = await context.newPage()
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(9)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible()
    await page.getByRole('link', { name: 'Privacy' }).click()
    await expect(page.getByRole('heading', { name: 'Your journal belongs' })).toBeInViewport()
    await page.getByRole('link', { name: 'Create your account' }).click()
    await expect(page).toHaveURL('/signup')
    await expect(page.locator('noscript')).toBeVisible()
    await context.close()
  }
})

test('search engines and shared links learn what Daywell is and costs; who is signed in never sees its words', async ({
  page,
  request,
  server,
  signIn,
}) => {
  await open(page, '/')
  const content = (name: string) => page.locator(`meta[${name}]`).getAttribute('content')
  const lead = await page.getByText(/^Daywell is a private journal/).innerText()
  expect(await content('name="description"')).toBe(lead)
  expect(await content('property="og:description"')).toBe(lead)
  expect(await content('property="og:url"')).toBe(`${server.origin}/`)
  const canonical = page.locator('link[rel="canonical"]')
  await expect(canonical).toHaveAttribute('href', `${server.origin}/`)
  const card = await (await request.get((await content('property="og:image"')) ?? '')).body()
  expect([card.readUInt32BE(16), card.readUInt32BE(20)]).toEqual([1200, 630])
  const data = await page.locator('script[type="application/ld+json"]').textContent()
  const { name, offers } = JSON.parse(data ?? '')
  const prices = offers.map((offer: { price: string }) => Number(offer.price))
  expect([name, prices]).toEqual(['Daywell', [0, plans.monthly.price, plans.yearly.price]])

  const textAt = async (path: string) => (await request.get(path)).text()
  const sitemap = /Sitemap: (\S+)/.exec(await textAt('/robots.txt'))?.[1]
  expect(await textAt(sitemap ?? '')).toContain(`<loc>${server.origin}/</loc>`)
  const app = await textAt('/journal')
  expect(app).toContain('<meta name="robots" content="noindex" />')
  expect(app).not.toContain('A quiet page')
  expect(await textAt('/')).not.toContain('noindex')

  // Under another address its words make way for the page that is there.
  const landing = await textAt('/')
  await page.route('/signup', (route) => route.fulfill({ body: landing, contentType: 'text/html' }))
  await page.goto('/signup')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Start your journal')
  await page.unroute('/signup')

  await signIn()
  await page.addInitScript(watchHeading)
  await page.goto('/')
  await expect(heading).toHaveText('Your journal')
  await expect(page).toHaveURL('/journal')
  const seen = () => page.evaluate(() => document.documentElement.dataset.seen)
  expect(await seen()).toBe('hidden')
})

/** Notes whether the heading that comes with the document is ever visible. */
function watchHeading(): void {
  new MutationObserver((_, watching) => {
    const heading = document.querySelector('h1')
    if (!heading) return
    watching.disconnect()
    const isVisible = heading.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    document.documentElement.dataset.seen = isVisible ? 'visible' : 'hidden'
  }).observe(document, { childList: true, subtree: true })
}
