import { deskOn } from '#fixtures/desk.ts'
import { looksRight } from '#fixtures/looks.ts'
import { openCentre } from '#fixtures/notifications/centre.ts'
import { expect, test } from '#fixtures/test.ts'

const DAY = 24 * 60 * 60 * 1000

test.use({ asksAboutNotifications: true })

test('NOTE-01 NOTE-02 NOTE-03 NOTE-04 NOTE-05 the journal asks once about notifications, only with a click, and nobody is kept from writing', async ({
  page,
  context,
  signIn,
}) => {
  const { state } = await openCentre(context, 'default')
  await signIn()
  const desk = deskOn(page)
  const main = page.getByRole('main')
  const title = main.getByRole('heading', { level: 1 })
  const line = main.getByRole('complementary', { name: 'Notifications' })
  const words = 'Get reminders to write and celebrate your streaks!'
  const mark = () => page.evaluate(() => localStorage.notificationsNotNowUntil)
  // On a busy machine the question may come too late, and is asked the next time.
  const openUntilAsked = () =>
    expect(async () => {
      await page.goto('/journal')
      await expect(title.filter({ hasText: words }).or(desk.text)).toBeVisible()
      expect(await title.textContent()).toBe(words)
    }).toPass()

  await openUntilAsked()
  await expect(desk.text).toBeHidden()
  await looksRight(page)
  expect(state.asked).toBe(0)
  await page.keyboard.press('Escape')
  await expect(desk.text).toBeVisible()
  const until = Date.parse(await mark())
  expect(Math.abs(until - (Date.now() + 30 * DAY))).toBeLessThan(5 * 60 * 1000)
  await page.reload()
  await expect(desk.text).toBeVisible()
  expect(await mark()).toBe(new Date(until).toISOString())

  // After 30 days; but never over words that are not saved.
  const forget = () =>
    page.evaluate(() => localStorage.setItem('notificationsNotNowUntil', '2026-01-01T00:00:00Z'))
  await desk.text.fill('half a sentence')
  await forget()
  await page.reload()
  await expect(desk.text).toHaveValue('half a sentence')
  await desk.write('a whole sentence')
  await openUntilAsked()
  await desk.button('Not now').click()
  await expect(desk.text).toBeVisible()

  await forget()
  state.answer = 'denied'
  await openUntilAsked()
  await desk.button('Enable Notifications').click()
  await expect(line).toContainText('Notifications are blocked in this browser.')
  await expect(desk.text).toBeVisible()
  expect(state.asked).toBe(1)
  await looksRight(page)
  await line.getByRole('button', { name: 'Not now' }).click()
  await expect(line).toBeHidden()

  // A question that does not arrive keeps nobody waiting.
  await forget()
  await page.evaluate(() => localStorage.setItem('centrePermission', 'default'))
  await page.route('**/assets/offer-*.js', () => {})
  await page.reload({ waitUntil: 'commit' })
  // It is not waited for long: by now there may be the page, with more than one.
  await expect(main.getByRole('status').first()).toBeVisible()
  await expect(desk.text).toBeVisible()
  await page.unroute('**/assets/offer-*.js')

  await page.addInitScript(
    'delete window.Notification; delete localStorage.notificationsNotNowUntil',
  )
  await page.reload()
  await expect(desk.text).toBeVisible()
  await expect(line).toBeHidden()
})
