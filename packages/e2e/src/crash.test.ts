import type { Page } from '@playwright/test'
import { looksRight } from '#fixtures/looks.ts'
import { expect, test } from '#fixtures/test.ts'

/** A file that other files share comes with its screen under a short name. */
const SHORT_NAMES = [...'abcdefghijklmnopqrstuvwxyz']

/** Replaces the file of a screen by one that throws, so that the product itself needs no trap. */
async function breakScreen(page: Page, screen: string, thrown = "new Error('ink spilled')") {
  const body = `
    export default function Broken() { throw ${thrown} }
    const screen = { default: Broken }
    export { ${SHORT_NAMES.map((name) => `screen as ${name}`)} }`
  await page.route(`**/assets/${screen}-*.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  )
}

const crashTitle = (page: Page) => page.getByRole('heading', { name: 'Something went wrong' })

test('ERR-48 ERR-49 a crash while rendering shows what happened, unfolds the error and the component stack, and reloads', async ({
  page,
  problems,
}) => {
  problems.allow(/ink spilled/)
  await breakScreen(page, 'landing-screen')
  await page.goto('/')
  await expect(crashTitle(page)).toBeVisible()
  await expect(page.getByText('The page encountered an unexpected error')).toBeVisible()
  await expect(page.getByText('Error: ink spilled')).toBeHidden()
  await page.getByText('Error details').click()
  await expect(page.getByText('Error: ink spilled')).toBeVisible()
  await expect(page.getByText(/at Broken .*landing-screen/)).toBeVisible()
  await looksRight(page)
  await page.unroute('**/assets/landing-screen-*.js')
  await page.getByRole('button', { name: 'Reload Page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'A quiet page for the day you had.',
  )
})

test('ROUTE-08 a crash of /subscription or /subscription/success is caught around that page', async ({
  page,
  signIn,
  problems,
}) => {
  problems.allow(/ink spilled/)
  await signIn()
  for (const [screen, path] of [
    ['subscription-screen', '/subscription'],
    ['success-screen', '/subscription/success'],
  ] as const) {
    await breakScreen(page, screen)
    await page.goto(path)
    await expect(crashTitle(page), path).toBeVisible()
    await page.unroute(`**/assets/${screen}-*.js`)
    await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile Settings')
  }
})

test('the crash screen stands whatever is thrown', async ({ page, problems }) => {
  problems.allow(/./)
  for (const thrown of ['null', '{ toString() { throw 1 } }', 'Object.create(null)']) {
    await breakScreen(page, 'landing-screen', thrown)
    await page.goto('/')
    await expect(crashTitle(page), thrown).toBeVisible()
    await page.getByText('Error details').click()
    await expect(page.getByRole('button', { name: 'Reload Page' })).toBeVisible()
  }
})

test('a screen that cannot be fetched is a crash that a reload mends', async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED|Failed to fetch dynamically imported module/)
  await page.route('**/assets/landing-screen-*.js', (route) => route.abort())
  await page.goto('/')
  await expect(crashTitle(page)).toBeVisible()
  await page.unroute('**/assets/landing-screen-*.js')
  await page.getByRole('button', { name: 'Reload Page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'A quiet page for the day you had.',
  )
})
