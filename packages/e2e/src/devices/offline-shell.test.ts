import { type Page, test as plainTest } from '@playwright/test'
import { type Releases, startReleases } from '#fixtures/releases.ts'
import { expect, open, storedSession, test } from '#fixtures/test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Waits until the service worker has cached the app and controls the page. */
async function untilInstalled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/** Every request that has an answer in any cache of the origin. */
function cached(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const opened = await Promise.all(names.map((name) => caches.open(name)))
    const requests = await Promise.all(opened.map((cache) => cache.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
}

test('NOTE-24 PRIV-41 after one visit the worker at /sw.js opens every page with no network, and the session stays; nothing under /api is ever in a cache or answered from one', async ({
  page,
  context,
  signIn,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/)
  const session = await signIn()
  await open(page, '/journal')
  await untilInstalled(page)
  const worker = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return { scope: registration?.scope, script: registration?.active?.scriptURL }
  })
  const { origin } = new URL(page.url())
  expect(worker).toEqual({ scope: `${origin}/`, script: `${origin}/sw.js` })

  await context.setOffline(true)
  await page.reload()
  await expect(heading(page)).toHaveText('Your journal')
  // Pages that were never seen before.
  const pages = [
    '/summary?view=monthly#words',
    '/preferences',
    '/privacy',
    '/profile',
    '/subscription',
  ]
  for (const path of ['/subscription/success', '/stripe-test', '/no/such/page', ...pages])
    await open(page, path)
  expect(await storedSession(page)).toMatchObject({ ...session })

  await test.step('PRIV-41', () => keepsNoAnswer(page, session.token))

  await page.evaluate(() => localStorage.clear())
  const missing: string[] = []
  page.on('requestfailed', (request) => {
    // What a page fetches ahead is given up when the next one opens.
    const givenUp = request.failure()?.errorText === 'net::ERR_ABORTED'
    if (!givenUp && !request.url().includes('/api/')) missing.push(request.url())
  })
  for (const path of ['/', '/login', '/signup', '/recover']) await open(page, path)
  await page.evaluate(() => document.fonts.ready)
  for (const path of ['/icon.svg', '/manifest.webmanifest', '/icons/icon-192.png']) {
    const status = await page.evaluate(async (file) => (await fetch(file)).status, path)
    expect(status, path).toBe(200)
  }
  expect(missing).toEqual([])
})

/** For a moment there is a network, and whatever asks the server is asked; then there is none again. */
async function keepsNoAnswer(page: Page, token: string): Promise<void> {
  const ask = (path: string) =>
    page.evaluate(
      async ([to, key]) => {
        const headers = { authorization: `Bearer ${key}` }
        return fetch(String(to), { headers })
          .then(({ status }) => status)
          .catch(() => 'no answer')
      },
      [path, token],
    )
  const paths = ['/api/health', '/api/journal', '/api/auth/verify', '/api/user/preferences']
  // The browser is told before its network is, both times.
  await page.context().setOffline(false)
  for (const path of paths) await expect.poll(() => ask(path), path).toBe(200)
  await open(page, '/profile')
  await expect(page.getByText('This device', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Preferences' }).click()
  await expect(page.getByText('All changes saved.')).toBeVisible()

  const all = await cached(page)
  expect(all).toEqual(expect.arrayContaining(['/index.html', '/landing.html', '/theme.js']))
  expect(all.filter((path) => /^\/(api|metrics)\b/.test(path))).toEqual([])

  await page.context().setOffline(true)
  for (const path of paths) await expect.poll(() => ask(path), path).toBe('no answer')
}

plainTest.describe('a new version', () => {
  let releases: Releases
  plainTest.beforeEach(async () => {
    releases = await startReleases()
  })
  plainTest.afterEach(() => releases.stop())

  const offer = (page: Page) => page.getByText('A new version of Daywell is ready')
  const reload = (page: Page) => page.getByRole('button', { name: 'Reload', exact: true })
  const version = (page: Page) => page.locator('html').getAttribute('data-release')

  async function visit(page: Page, path: string): Promise<void> {
    await open(page, releases.origin + path)
    await untilInstalled(page)
  }

  async function lookForNext(page: Page): Promise<void> {
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  }

  plainTest(
    'is offered, can be put off until all pages were closed, and is taken on the click alone; one that lacks a file, or has one of yet another version, never',
    async ({ page, context }) => {
      await visit(page, '/login')
      await expect(offer(page)).toBeHidden()
      await releases.release('second')
      const email = page.getByLabel('Email', { exact: true })
      await email.fill('mara@exam')
      await lookForNext(page)
      await expect(offer(page)).toBeVisible()
      await expect(email).toHaveValue('mara@exam')
      expect(await version(page)).toBeNull()
      await page.getByRole('button', { name: 'Later' }).click()
      await expect(offer(page)).toBeHidden()
      await page.reload()
      await expect(offer(page)).toBeVisible()
      expect(await version(page)).toBeNull()

      await page.close()
      const next = await context.newPage()
      await expect(async () => {
        await next.goto(`${releases.origin}/login`)
        expect(await version(next)).toBe('second')
      }).toPass()

      await releases.release('third')
      await untilInstalled(next)
      await lookForNext(next)
      let loads = 0
      next.on('load', () => loads++)
      await reload(next).click()
      await expect(next.locator('html')).toHaveAttribute('data-release', 'third')
      await expect(heading(next)).toHaveText('Log in to your journal')
      await expect.poll(() => next.evaluate(async () => (await caches.keys()).length)).toBe(1)
      await expect(offer(next)).toBeHidden()
      await expect.poll(() => loads).toBe(1)

      const file = await keptFile(next, /landing-screen.*js/)
      for (const [name, path, text] of [
        ['fourth', file, null],
        ['fifth', 'index.html', '<!doctype html><title>Sixth</title>'],
      ] as const) {
        await releases.release(name, { path, text })
        await forgetFetched(next)
        await lookForNext(next)
        expect(await nextInstalled(next), name).toBe(false)
      }
      await next.goto(`${releases.origin}/`)
      await expect(heading(next)).toHaveText('A quiet page for the day you had.')
      expect(await version(next)).toBe('third')
    },
  )

  plainTest(
    'leaves other pages as they are, with the files that they need',
    async ({ page, context }) => {
      await visit(page, '/login')
      const other = await context.newPage()
      await visit(other, '/')
      await releases.put(await keptFile(page, /recover-screen.*js/), null)
      await releases.release('second')
      await forgetFetched(page)
      await lookForNext(other)
      await reload(other).click()
      await expect(other.locator('html')).toHaveAttribute('data-release', 'second')

      expect(await version(page)).toBeNull()
      await expect(offer(page)).toBeVisible()
      await page.getByRole('link', { name: 'Forgot your password?' }).click()
      await expect(page).toHaveURL(/\/recover$/)
      await expect(heading(page)).toBeVisible()
      await expect(page.getByText('Something went wrong')).toBeHidden()

      await reload(page).click()
      await expect(page.locator('html')).toHaveAttribute('data-release', 'second')
      await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(1)
    },
  )
})

/** The one kept file whose path fits. */
async function keptFile(page: Page, pattern: RegExp): Promise<string> {
  const files = (await cached(page)).filter((path) => pattern.test(path))
  expect(files).toHaveLength(1)
  return files[0] ?? ''
}

/** Empties the browser's own cache, which would stand in for a file that the server lost. */
async function forgetFetched(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page)
  await tools.send('Network.clearBrowserCache')
}

/** How the fetching of a next version ends. */
function nextInstalled(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const next = registration.installing
    if (next?.state === 'installing')
      await new Promise((ended) => next.addEventListener('statechange', ended, { once: true }))
    return registration.waiting !== null
  })
}
