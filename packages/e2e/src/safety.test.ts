import { readdir } from 'node:fs/promises'
import { safetyOf, type Verdict } from '@daywell/core/safety'
import type { Page } from '@playwright/test'
import { text, writeAndSave } from '#fixtures/page.ts'
import { expect, open, test } from '#fixtures/test.ts'
import { allSaid } from '../../core/src/safety/testing/all-said.ts'
import { looksRight } from './fixtures/looks.ts'

test.use({ timezoneId: 'Europe/London', locale: 'en-GB' })

const HEAVY = 'Work was long. I do not want to wake up tomorrow.'
const card = (page: Page) =>
  page.getByRole('region', { name: 'You do not have to be alone with this' })
const helpNow = (page: Page) => page.getByRole('link', { name: 'Help now' })

/** Opens the page on which the keyboard finds `Help now`. */
async function reachByKeyboard(page: Page): Promise<void> {
  await expect(helpNow(page)).toHaveCount(1)
  for (let presses = 0; presses < 60; presses++) {
    if (await helpNow(page).evaluate((link) => link === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/help')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help now')
}

test.describe('help now', () => {
  test.use({ keepsApp: true })

  test('is reached from every page with the keyboard, signed out or in, on a phone, and with no network', async ({
    page,
    context,
    signIn,
    problems,
  }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED/)
    for (const path of ['/', '/login', '/no/such/page']) {
      await open(page, path)
      await reachByKeyboard(page)
    }
    const samaritans = page.getByRole('link', { name: 'Call 116 123' })
    await expect(samaritans).toHaveAttribute('href', 'tel:116123')
    await expect(page.getByRole('link', { name: 'Text SHOUT to 85258' })).toHaveAttribute(
      'href',
      'sms:85258',
    )
    await page.getByLabel('Lines for').selectOption('DE')
    await expect(page.getByRole('link', { name: 'Call 0800 111 0 111' })).toBeVisible()
    await expect(samaritans).toHaveCount(0)
    await page.getByLabel('Lines for').selectOption('Another place')
    await expect(page.getByRole('link', { name: '112', exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Find A Helpline' })).toBeVisible()
    await looksRight(page)

    await signIn()
    await page.setViewportSize({ width: 360, height: 740 })
    for (const path of ['/journal', '/preferences', '/subscription']) {
      await open(page, path)
      await expect(helpNow(page)).toBeInViewport()
    }
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
    await context.setOffline(true)
    await page.reload()
    await helpNow(page).click()
    await expect(page.getByRole('link', { name: 'Call 116 123' })).toBeVisible()
    await page.evaluate(() => localStorage.clear())
    await open(page, '/help')
    await expect(page.getByRole('link', { name: 'Call 116 123' })).toBeVisible()
  })
})

test('a saved entry that sounds heavy brings a card below it, until it is closed or switched off, and again for graver words; nobody is told', async ({
  page,
  signIn,
}) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await signIn()
  await open(page, '/journal')
  await expect(page.getByRole('switch', { name: 'Keep on this device' })).toBeVisible()
  await writeAndSave(page, 'This deadline is killing me, and the soup was good.')
  await writeAndSave(page, HEAVY)
  await expect(card(page)).toBeVisible()
  await expect(card(page).getByRole('link', { name: 'Call 116 123' })).toBeVisible()
  await expect(card(page)).not.toContainText(/streak|upgrade|premium/i)
  await expect(page.getByText(/streak/)).not.toBeVisible()
  await expect(text(page)).toBeEditable()
  await looksRight(page)

  await card(page).getByRole('button', { name: 'Close' }).click()
  await writeAndSave(page, `${HEAVY} The soup was good.`)
  await expect(card(page)).toHaveCount(0)
  await writeAndSave(page, `${HEAVY} I want to die. The soup was good.`)
  await expect(card(page)).toBeVisible()
  await card(page).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'New Entry' }).click()
  await writeAndSave(page, 'I want to die.')
  await expect(card(page)).toBeVisible()
  await card(page).getByRole('button', { name: 'Do not show this after saving' }).click()
  await expect(card(page)).toHaveCount(0)
  await expect(page.getByText('It will not come again on this device.')).toBeVisible()

  await open(page, '/help')
  const choice = page.getByRole('switch', { name: /^Show help after I save/ })
  await expect(choice).not.toBeChecked()
  await choice.check()
  await page.reload()
  await expect(choice).toBeChecked()
  const told = sent.filter(
    (request) =>
      /safety|verdict|concern/i.test(new URL(request.split(' ')[0] ?? '').pathname) &&
      !request.includes('/assets/'),
  )
  expect(told).toEqual([])
  const kept = await page.evaluate(() => Object.entries(localStorage).flat().join(' '))
  expect(kept).not.toMatch(/verdict|in-danger|safetyCard/)
})

test('the check says the same in this browser, on the page and beside it, as on the server', async ({
  page,
}) => {
  const files = await readdir(new URL('../../web/dist/assets', import.meta.url))
  const [module, worker] = [/^hearing-[\w-]+\.js$/, /^draft-worker-[\w-]+\.js$/].map((name) =>
    files.find((file) => name.test(file)),
  )
  await open(page, '/help')
  const heard = await page.evaluate(
    async ({ phrases, module, worker }) => {
      const { safetyOf: hear } = await import(`/assets/${module}`)
      const beside = new Worker(`/assets/${worker}`, { type: 'module' })
      const answers = new Promise<Verdict[]>((resolve) => {
        const all: Verdict[] = []
        beside.addEventListener('message', ({ data }) => {
          all[data.of] = data.verdict
          if (data.of === phrases.length - 1) resolve(all)
        })
      })
      for (const [of, text] of phrases.entries()) beside.postMessage({ of, text })
      return { here: phrases.map((text): Verdict => hear(text)), beside: await answers }
    },
    { phrases: allSaid, module, worker },
  )
  const onServer = allSaid.map((phrase) => safetyOf(phrase))
  expect(onServer.length).toBeGreaterThan(1500)
  expect(heard.here).toEqual(onServer)
  expect(heard.beside).toEqual(onServer)
})
