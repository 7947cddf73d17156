import { promptId, promptLibrary } from '@daywell/core/prompts'
import type { Page, Route } from '@playwright/test'
import { looksRight } from '#fixtures/looks.ts'
import { goOffline } from '#fixtures/offline.ts'
import { expect, open, test } from '#fixtures/test.ts'

const GENERATE = '**/api/journal/prompt/generate'
const WIDTHS = [360, 1280]
const SLOWLY = 'Too many requests. Please wait a moment before trying again'

const refuse = (route: Route) =>
  route.fulfill({ status: 429, json: { error: SLOWLY, code: 'too_many_requests' } })

const card = (page: Page) => page.getByRole('region', { name: 'Writing prompt' })
const prompt = (page: Page) => card(page).locator('[aria-live="polite"]')
const newPrompt = (page: Page) => card(page).getByRole('button', { name: 'New Prompt' })
/** The prompt on the card, once it is one of the library, with its help text beside it. */
async function ofLibrary(page: Page): Promise<string> {
  await expect(prompt(page)).toHaveText(/./)
  const text = await prompt(page).innerText()
  const known = promptLibrary.find((one) => one.text === text)
  await expect(card(page), text).toContainText(known?.help ?? 'a help text of the library')
  return text
}

/** Narrow and wide. */
async function shows(page: Page, text: string, help: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await expect(prompt(page)).toHaveText(text)
    await expect(card(page).getByText(help, { exact: true })).toBeVisible()
  }
}

test('PRM-01 ERR-28 a card suggests what to write about, New Prompt brings another, and writing folds it', async ({
  page,
  signIn,
  problems,
}) => {
  problems.allow(/status of 429/)
  await signIn()
  await open(page, '/journal')
  const shown = [await ofLibrary(page)]
  for (let time = 0; time < 2; time += 1) {
    await newPrompt(page).focus()
    await page.keyboard.press('Enter')
    await expect(prompt(page)).not.toHaveText(shown.at(-1) ?? '')
    await expect(newPrompt(page)).toBeFocused()
    shown.push(await ofLibrary(page))
  }
  expect(new Set(shown).size).toBe(3)
  await expect(page.getByText('Generated new prompt').first()).toBeVisible()

  await page.getByLabel('Entry', { exact: true }).fill('The tram was late, and nobody minded.')
  const unfold = card(page).getByRole('button', { name: 'Show the whole prompt' })
  await expect(unfold).toHaveAttribute('aria-expanded', 'false')
  await expect(newPrompt(page)).toBeHidden()
  await unfold.press('Enter')
  await ofLibrary(page)
  await expect(newPrompt(page)).toBeVisible()
  await looksRight(page)

  await page.route(GENERATE, refuse)
  await newPrompt(page).click()
  await expect(page.getByText('Failed to generate new prompt')).toBeVisible()
  await expect(prompt(page)).toHaveText(shown.at(-1) ?? '')
  await page.unroute(GENERATE)
  await page.reload()
  await expect(prompt(page)).toHaveText(shown.at(-1) ?? '')
})

test('PRM-03 PRM-04 a first prompt that fails makes way for writing freely, and says why', async ({
  page,
  signIn,
  problems,
}) => {
  problems.allow(/status of 429/, /ERR_FAILED/)
  await signIn()
  await page.route(GENERATE, refuse)
  await open(page, '/journal')
  await shows(page, 'Write whatever comes to mind...', SLOWLY)
  await page.unroute(GENERATE)

  // An answer, but one that was seen already, and the library of the device is out of reach.
  await page.evaluate((id) => localStorage.setItem('promptsSeen', id), promptId('Seen before'))
  const json = { prompt: 'Seen before', helpText: '' }
  await page.route(GENERATE, (route) => route.fulfill({ json }))
  await page.route('**/device-prompts*', (route) => route.abort())
  await open(page, '/journal')
  const why = 'Failed to load writing prompt. You can still write freely.'
  await shows(page, 'Write whatever comes to mind...', why)
})

test.describe('with the app on the device', () => {
  test.use({ keepsApp: true })

  test('PRM-05 offline or on a 5xx the card asks what is on the mind, and New Prompt still works', async ({
    page,
    context,
    signIn,
    problems,
  }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED/, /status of 503/)
    const [text, help] = [
      "What's on your mind today?",
      "Write freely about whatever you're thinking or feeling.",
    ]
    const { userId } = await signIn()
    await open(page, '/journal')
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
    await context.route(GENERATE, (route) => route.fulfill({ status: 503 }))
    await open(page, '/journal')
    await shows(page, text, help)
    await context.unroute(GENERATE)

    await goOffline(page)
    await open(page, '/journal')
    await shows(page, text, help)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      const shown = new Set<string>()
      for (let time = 0; time < 3; time += 1) {
        const before = await prompt(page).innerText()
        await newPrompt(page).click()
        await expect(prompt(page)).not.toHaveText(before)
        shown.add(await ofLibrary(page))
      }
      expect(shown.size).toBe(3)
    }
    // Back online the session is asked about; one that ends meanwhile would be refused.
    const asked = page.waitForResponse('**/api/auth/verify')
    await context.setOffline(false)
    await asked
    const seen = await page.evaluate(() => localStorage.getItem('promptsSeen'))
    expect(seen?.split(' ').length).toBeGreaterThan(6)
    await page.getByRole('button', { name: 'Log Out' }).click()
    await expect(page).toHaveURL(/\/login$|\/$/)
    const left = await page.evaluate(
      (id) => [localStorage.getItem('promptsSeen'), localStorage.getItem(`promptsSeen_${id}`)],
      userId,
    )
    expect(left).toEqual([null, null])
  })
})
