import { expect, type Route } from '@playwright/test'
import { looksRight } from '#fixtures/looks.ts'
import { preferencesCalls, preferencesOn, refusal, silence } from '#fixtures/preferences-page.ts'
import { store, test } from '#fixtures/test.ts'

test('PREF-03 PREF-05 PREF-06 ERR-30 ERR-32 without an answer it tries again, shows what is here, and keeps what is changed', async ({
  page,
  signIn,
  request,
  problems,
}) => {
  problems.allow(/ERR_FAILED/)
  const anna = await signIn({ onboarded: false })
  const calls = await preferencesCalls(page)
  const screen = preferencesOn(page)
  const failed = page.getByText('Failed to load preferences')
  await page.clock.install()
  // The clock goes on by itself: an attempt fails only once what was said before it was seen.
  const waiting: Route[] = []
  const often = { intervals: [100] }
  const fail = () => Promise.all(waiting.splice(0).map(silence))
  calls.GET = async (route) => void waiting.push(route)
  calls.POST = silence
  await screen.open()
  for (const [attempt, ms] of [
    [2, 1000],
    [3, 2000],
    [4, 4000],
  ] as const) {
    const trouble = `Having trouble connecting... Attempt ${attempt}/4`
    await expect(async () => {
      await fail()
      await screen.main.getByText(trouble, { exact: true }).waitFor({ timeout: 500 })
    }).toPass(often)
    await expect(screen.retry).toBeVisible()
    if (attempt === 3) await looksRight(page)
    await page.clock.fastForward(ms)
  }
  await expect(async () => {
    await fail()
    await failed.waitFor({ timeout: 500 })
  }).toPass(often)
  calls.GET = silence
  await fail()
  await expect(
    screen.main.getByText(/^Your account could not be reached, and this device keeps/),
  ).toBeVisible()
  await expect(screen.words).toHaveValue('200')
  await screen.words.fill('300')
  await screen.save.click()
  await expect(page.getByText('Preferences saved locally')).toBeVisible()
  await expect(screen.bar).toContainText(
    'Saved on this device. Your account gets it once it can be reached.',
  )
  await looksRight(page)

  // Asked for again, it is what the device keeps; what is changed stays through the asking.
  await screen.answer('Current mood', 'Happy').check()
  await screen.retry.click()
  await expect(screen.main.getByText(/^Having trouble connecting/)).toBeVisible()
  await expect(async () => {
    await page.clock.fastForward(4000)
    const given = screen.main.getByText(/^Your account could not be reached\. These are your/)
    await given.waitFor({ timeout: 500 })
  }).toPass()
  await expect(screen.words).toHaveValue('300')
  await expect(screen.answer('Current mood', 'Happy')).toBeChecked()
  await screen.bar.getByRole('button', { name: 'Discard' }).click()
  await expect(screen.answer('Current mood', 'Neutral')).toBeChecked()

  // Once there is an answer, what waits is brought, on top of what was chosen elsewhere.
  const headers = { authorization: `Bearer ${anna.token}` }
  const server = await (await request.get('/api/user/preferences', { headers })).json()
  server.personalInfo.currentMood = 'calm'
  await request.post('/api/user/preferences', { headers, data: server })
  calls.GET = undefined
  calls.POST = undefined
  await screen.retry.click()
  await expect(screen.bar).toContainText('Everything is saved.')
  await expect(screen.answer('Current mood', 'Calm')).toBeChecked()
  const now = await (await request.get('/api/user/preferences', { headers })).json()
  expect(now.writingGoals.wordsPerEntry).toBe(300)
  expect(now.personalInfo.currentMood).toBe('calm')

  // Who has preferences is past the setup.
  await page.getByRole('link', { name: 'Journal' }).first().click()
  await expect(page).toHaveURL('/journal')
})

test('ERR-31 ERR-47 what is wrong is named, what cannot be saved says so, and what cannot be read is only logged', async ({
  page,
  signIn,
  problems,
}) => {
  problems.allow(/ERR_FAILED|422/)
  const session = await signIn()
  await store(page, { ...session, userPreferences: '{"not whole' })
  await page.addInitScript(() => {
    const serviceWorker = { register: () => Promise.reject(new Error('Not here')) }
    Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker })
  })
  const printed: string[] = []
  const looked = Promise.withResolvers<void>()
  page.on('console', (message) => {
    printed.push(`${message.type()}: ${message.text()}`)
    if (/cannot be read/.test(message.text())) looked.resolve()
  })
  problems.allow(/The service worker could not be registered/, /stored preferences cannot be read/)
  const calls = await preferencesCalls(page)
  // An answer that is quicker would be written over it before anybody has looked.
  calls.GET = (route) => looked.promise.then(() => route.continue())
  const screen = preferencesOn(page)
  await screen.open()
  const failed = page.getByText('Failed to save preferences')
  await expect(screen.words).toHaveValue('200')
  await expect.poll(() => printed.filter((line) => /cannot be read/.test(line))).toHaveLength(1)
  const registered = /^warning: .*could not be registered/
  await expect.poll(() => printed.filter((line) => registered.test(line))).toHaveLength(1)
  await expect(page.locator('.Toastify__toast')).toHaveCount(0)

  // What the page itself knows to be wrong is not sent.
  await screen.words.fill('20')
  await screen.save.click()
  await expect(screen.words).toHaveAttribute('aria-invalid', 'true')
  await expect(screen.bar.getByRole('alert')).toContainText('Words per entry: ')
  await expect(failed).toBeHidden()
  await looksRight(page)
  await screen.words.fill('250')
  await expect(screen.bar.getByRole('alert')).toBeHidden()

  // What the server refuses is named, and kept nowhere.
  const before = await screen.stored()
  calls.POST = refusal(422, { 'personalInfo.interests.0': 'Must not be empty' })
  await screen.save.click()
  await expect(failed).toBeVisible()
  await expect(screen.bar.getByRole('alert')).toHaveText('Interests: Must not be empty')
  expect(await screen.stored()).toEqual(before)
  await expect(screen.bar).toContainText('You have unsaved changes.')

  // Another page, and back: what was changed is still there, and still unsaved.
  await page.getByRole('link', { name: 'Insights' }).click()
  await expect(page).toHaveURL('/summary')
  await page.goBack()
  await expect(screen.words).toHaveValue('250')

  // Neither the server nor the device takes it; what was said before goes by itself.
  await expect(failed).toBeHidden()
  calls.POST = silence
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
  })
  await screen.save.click()
  await expect(failed).toBeVisible()
  await expect(screen.words).toHaveValue('250')
})
