import type { Page } from '@playwright/test'
import { deskOn } from '#fixtures/desk.ts'
import { expect, open, store, test } from '#fixtures/test.ts'

const mainToast = (page: Page) => page.getByRole('alert')
const workArea = (page: Page) => page.getByRole('region', { name: 'Work under way' })
const workToasts = (page: Page) => workArea(page).locator('[data-type]')

/** A session that the server refuses is told in the main area. */
async function provokeMainToast(page: Page): Promise<void> {
  await store(page, { token: 'made-up', userId: 'somebody' })
  await page.goto('/journal')
  await expect(mainToast(page)).toBeVisible()
  // Resting on a toast keeps it open.
  await mainToast(page).hover()
}

test('TOAST-01 TOAST-05 TOAST-06 TOAST-07 the main area is light and at the top right, is reached by Alt+T, and lets a toast go after 3 seconds or once it is dragged past 80 percent', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 401/)
  await provokeMainToast(page)
  await expect(page.locator('.Toastify__toast')).toHaveClass(/Toastify__toast-theme--light/)
  const box = await mainToast(page).boundingBox()
  if (!box) throw new Error('The toast has no place')
  expect(box.y).toBeLessThan(100)
  expect(box.x + box.width).toBeGreaterThan(1280 - 50)
  await page.keyboard.press('Alt+t')
  await expect(page.locator('.Toastify__toast:focus, .Toastify__toast :focus')).toHaveCount(1)
  const drag = async (share: number) => {
    const [x, y] = [box.x + 40, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + box.width * share, y, { steps: 10 })
    await page.mouse.up()
  }
  await drag(0.6)
  await mainToast(page).hover()
  await expect(mainToast(page)).toBeVisible()
  await drag(0.85)
  await expect(mainToast(page)).toHaveCount(0)

  await provokeMainToast(page)
  const life = page.locator('.Toastify__progress-bar--animated')
  await expect(life).toHaveCSS('animation-duration', '3s')
  await page.mouse.move(10, 500)
  await expect(mainToast(page)).toHaveCount(0)
})

test('TOAST-02 TOAST-08 TOAST-10 the second area is on every page, shows work that runs and how it ended, and at most 20 toasts', async ({
  page,
  people,
  signIn,
  problems,
}) => {
  // The check of a session that is left again before it is done.
  problems.allow(/status of (?:401|500)/)
  const logOut = '**/api/auth/logout'
  await page.goto('/')
  await expect(workArea(page)).toBeAttached()
  await signIn()
  await open(page, '/profile')
  await expect(workArea(page)).toBeAttached()

  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(logOut, async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(workToasts(page)).toHaveText('Logging out…')
  await expect(workToasts(page)).toHaveAttribute('data-type', 'loading')
  release()
  await expect(workToasts(page)).toHaveText('You are logged out')
  await expect(workToasts(page)).toHaveAttribute('data-type', 'success')
  await expect(workToasts(page)).toHaveCount(0)
  await page.unroute(logOut)

  await page.route(logOut, (route) => route.fulfill({ status: 500 }))
  const session = JSON.stringify(await people.signIn())
  await page.evaluate(`(${logOutAgainAndAgain})(${session}, 1)`)
  await expect(workToasts(page)).toHaveAttribute('data-type', 'error')
  await expect(workToasts(page)).toContainText('when you’re back online')
  await expect(workToasts(page)).toHaveCount(0)
  await page.unroute(logOut)

  await page.route(logOut, () => {})
  await page.evaluate(`(${neverGiveUp})()`)
  await page.evaluate(`(${logOutAgainAndAgain})(${session}, 19)`)
  await expect(workToasts(page)).toHaveCount(19)
  await page.evaluate(`(${logOutAgainAndAgain})(${session}, 3)`)
  await expect(workToasts(page)).toHaveCount(20)
})

test('TOAST-04 the second area removes a toast 1 second after its dismissal', async ({
  page,
  signIn,
}) => {
  await page.clock.install()
  await signIn()
  await open(page, '/journal')
  await expect(workArea(page)).toBeAttached()
  // What is asked in the moment of leaving would be refused.
  await expect(deskOn(page).prompt).toHaveText(/\w+.*New Prompt/)
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(workToasts(page)).toHaveAttribute('data-type', 'success')
  await page.clock.runFor(2000)
  await expect(workToasts(page)).toHaveAttribute('data-visible', 'false')
  await page.clock.runFor(990)
  await expect(workToasts(page)).toHaveCount(1)
  await page.clock.runFor(20)
  await expect(workToasts(page)).toHaveCount(0)
})

/** A call without an answer is given up after ten seconds, in which so many log-outs may not fit. */
const neverGiveUp = `() => {
  const { setTimeout } = window
  window.setTimeout = (act, ms) => (ms === 10_000 ? 0 : setTimeout(act, ms))
}`

/** Signs in as another tab would do it, and logs out, so that many log-outs are under way. */
const logOutAgainAndAgain = `async (session, times) => {
  const button = () => [...document.querySelectorAll('button')].find((b) => b.textContent === 'Log Out')
  const until = async (true_) => { while (!true_()) await new Promise(requestAnimationFrame) }
  for (let time = 0; time < times; time += 1) {
    for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value)
    dispatchEvent(new StorageEvent('storage', { key: 'token' }))
    await until(button)
    button().click()
    await until(() => !button())
  }
}`
