import { plans } from '@daywell/core/billing'
import { fillSignup, press, somebody } from '#fixtures/accounts.ts'
import { answerAll } from '#fixtures/onboarding.ts'
import { expect, open, test } from '#fixtures/test.ts'

test('LAND-01 LAND-02 LAND-03 LAND-04 LAND-05 LAND-06 the landing page, from its hero to its last call', async ({
  page,
}) => {
  await open(page, '/')
  const main = page.getByRole('main')
  const title = page.getByRole('heading', { level: 1 })
  const followed = async (path: string) => {
    await expect(page).toHaveURL(path)
    await page.goBack()
    await expect(title).toHaveText('A quiet page for the day you had.')
  }

  await test.step('LAND-01 a hero close under the header, and the ways in', async () => {
    await expect(main.getByRole('heading').first()).toHaveText(await title.innerText())
    await expect(title).toBeInViewport()
    expect((await title.boundingBox())?.y).toBeLessThan(160)
    for (const [name, path] of [
      ['Sign Up', '/signup'],
      ['Sign In', '/login'],
    ] as const) {
      const link = main.getByRole('link', { name }).first()
      await expect(link).toBeInViewport()
      await link.click()
      await followed(path)
    }
  })

  await test.step('LAND-02 AI insights, guided prompts, private and secure', async () => {
    const features = page.getByRole('region', { name: 'What it does' })
    await expect(features.getByRole('heading')).toHaveText([
      /AI insights/,
      /Guided prompts/,
      /Private and secure/,
    ])
  })

  await test.step('LAND-03 three steps', async () => {
    const steps = page.getByRole('region', { name: 'How it works' }).getByRole('listitem')
    await expect(steps).toHaveCount(3)
  })

  await test.step('LAND-04 three testimonials, each marked as an example', async () => {
    const voices = page.getByRole('region', { name: 'What a journal can be for' })
    await expect(voices.getByRole('figure')).toHaveCount(3)
    await expect(voices.locator('blockquote')).toHaveCount(3)
    for (const voice of await voices.getByRole('figure').all())
      await expect(voice.locator('figcaption')).toHaveText(/^Example: /)
  })

  await test.step('LAND-06 no claim of end-to-end encryption', async () => {
    const words = (await page.locator('body').innerText()).toLowerCase()
    expect(words).toContain('encrypted')
    expect(words).not.toMatch(
      /end[\s-]*to[\s-]*end|e2e|zero[\s-]*knowledge|only you can (read|see)/,
    )
  })

  await test.step('LAND-05 a final call to action', async () => {
    const last = main.getByRole('region').last()
    await expect(last.getByRole('heading')).toHaveText('Begin with one true sentence.')
    await last.getByRole('link', { name: 'Create your account' }).click()
    await followed('/signup')
  })

  await test.step('the plans name the true prices and lead to /subscription', async () => {
    const offered = page.getByRole('region', { name: 'Free to write' })
    await expect(offered.getByRole('article')).toHaveText([
      /Monthly.*\$6.*a month/s,
      /Annual.*BEST VALUE.*\$65.*a year.*\$5\.42\/month\. Save \$7 with yearly billing/s,
    ])
    await expect(offered).toContainText('7-day money-back guarantee')
    await offered.getByRole('link', { name: 'Get Annual Plan' }).click()
    await expect(page).toHaveURL('/login')
  })
})

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
    await expect(page.getByRole('heading', { name: 'A diary is only' })).toBeInViewport()
    await page.getByRole('link', { name: 'Create your account' }).click()
    await expect(page).toHaveURL('/signup')
    await expect(page.locator('noscript')).toBeVisible()
    await context.close()
  }
})

test('search engines and shared links learn what Daywell is and costs, and nothing of the app', async ({
  page,
  request,
  server,
}) => {
  await open(page, '/')
  const content = (name: string) => page.locator(`meta[${name}]`).getAttribute('content')
  const lead = await page.getByText(/^Daywell is a private journal/).innerText()
  await expect(page).toHaveTitle('Daywell: a private journal with a companion')
  expect(await content('name="description"')).toBe(lead)
  expect(await content('property="og:description"')).toBe(lead)
  expect(await content('property="og:url"')).toBe(`${server.origin}/`)
  const canonical = page.locator('link[rel="canonical"]')
  await expect(canonical).toHaveAttribute('href', `${server.origin}/`)
  const card = await request.get((await content('property="og:image"')) ?? '')
  expect(sizeOf(await card.body())).toEqual([1200, 630])

  const data = await page.locator('script[type="application/ld+json"]').textContent()
  const { name, offers } = JSON.parse(data ?? '')
  expect(name).toBe('Daywell')
  const prices = offers.map((offer: { price: string }) => Number(offer.price))
  expect(prices).toEqual([0, plans.monthly.price, plans.yearly.price])

  const sitemap = /Sitemap: (\S+)/.exec(await (await request.get('/robots.txt')).text())?.[1]
  expect(await (await request.get(sitemap ?? '')).text()).toContain(`<loc>${server.origin}/</loc>`)
  const app = await (await request.get('/journal')).text()
  expect(app).toContain('<meta name="robots" content="noindex" />')
  expect(app).not.toContain('A quiet page')
  expect(await (await request.get('/')).text()).not.toContain('noindex')
})

test('the words of the landing page wait for no script, and are not for one who is signed in', async ({
  page,
  signIn,
  problems,
}) => {
  problems.allow(/ERR_FAILED/)
  const h1 = page.getByRole('heading', { level: 1 })
  await page.route('**/assets/index-*.js', (route) => route.abort())
  await page.goto('/')
  await expect(h1).toHaveText('A quiet page for the day you had.')
  // Under another address they make way for its own page.
  await page.unroute('**/assets/index-*.js')
  const landing = await (await page.request.get('/')).text()
  await page.route('/signup', (route) => route.fulfill({ body: landing, contentType: 'text/html' }))
  await page.goto('/signup')
  await expect(h1).toHaveText('Start your journaling journey')
  await page.route('**/assets/index-*.js', (route) => route.abort())
  await signIn()
  await page.goto('/')
  await expect(h1).toBeHidden()
  await page.unroute('**/assets/index-*.js')
  await page.reload()
  await expect(page).toHaveURL('/journal')
  await expect(h1).toBeVisible()
})

/** The width and the height that a PNG says of itself. */
function sizeOf(png: Buffer): [number, number] {
  expect(png.toString('latin1', 1, 4)).toBe('PNG')
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}

test('ROUTE-17 who chose a plan as a visitor is led to it after the signup and the setup', async ({
  page,
}) => {
  await open(page, '/')
  await page.getByRole('link', { name: 'Get Annual Plan' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click()
  await expect(page).toHaveURL('/signup')
  await fillSignup(page, somebody())
  await press(page, 'Create account')
  await expect(page).toHaveURL('/onboarding')
  await answerAll(page)
  // What one came for outlives a reload in the middle of the setup.
  await page.reload()
  await page.getByRole('button', { name: 'Start Journaling', exact: true }).click()
  await expect(page).toHaveURL('/subscription?plan=yearly')
})
