import type { Page } from '@playwright/test'
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

test.describe('the main area', () => {
  test.beforeEach(({ problems }) => problems.allow(/status of 401/))

  test('TOAST-01 is at the top right and closes a toast after 3 seconds', async ({ page }) => {
    await provokeMainToast(page)
    const box = await mainToast(page).boundingBox()
    expect(box?.y).toBeLessThan(100)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1280 - 50)
    const life = page.locator('.Toastify__progress-bar--animated')
    await expect(life).toHaveCSS('animation-duration', '3s')
    await page.mouse.move(10, 500)
    await expect(mainToast(page)).toHaveCount(0)
  })

  test('TOAST-05 has the light theme', async ({ page }) => {
    await provokeMainToast(page)
    await expect(page.locator('.Toastify__toast')).toHaveClass(/Toastify__toast-theme--light/)
  })

  test('TOAST-06 dismisses a toast that is dragged past 80 percent', async ({ page }) => {
    await provokeMainToast(page)
    const box = await mainToast(page).boundingBox()
    if (!box) throw new Error('The toast has no place')
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
  })

  test('TOAST-07 is reached by Alt+T', async ({ page }) => {
    await provokeMainToast(page)
    await page.keyboard.press('Alt+t')
    await expect(page.locator('.Toastify__toast:focus, .Toastify__toast :focus')).toHaveCount(1)
  })
})

test.describe('the second area', () => {
  test('TOAST-02 is mounted at the root of every page', async ({ page, signIn }) => {
    await page.goto('/')
    await expect(workArea(page)).toBeAttached()
    await signIn()
    await page.goto('/profile')
    await expect(workArea(page)).toBeAttached()
  })

  test('TOAST-10 shows work that runs, and then that it succeeded', async ({ page, signIn }) => {
    await signIn()
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/api/auth/logout', async (route) => {
      await held
      await route.continue()
    })
    await open(page, '/journal')
    await page.getByRole('button', { name: 'Log Out' }).click()
    await expect(workToasts(page)).toHaveText('Logging out…')
    await expect(workToasts(page)).toHaveAttribute('data-type', 'loading')
    release()
    await expect(workToasts(page)).toHaveText('You are logged out')
    await expect(workToasts(page)).toHaveAttribute('data-type', 'success')
  })

  test('TOAST-10 shows work that runs, and then that it failed', async ({
    page,
    signIn,
    problems,
  }) => {
    problems.allow(/status of 500/)
    await signIn()
    await page.route('**/api/auth/logout', (route) => route.fulfill({ status: 500 }))
    await open(page, '/journal')
    await page.getByRole('button', { name: 'Log Out' }).click()
    await expect(workToasts(page)).toHaveAttribute('data-type', 'error')
    await expect(workToasts(page)).toContainText('The server could not be told')
  })

  test('TOAST-04 removes a toast 1 second after its dismissal', async ({ page, signIn }) => {
    await page.clock.install()
    await signIn()
    await open(page, '/journal')
    await expect(workArea(page)).toBeAttached()
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

  test('TOAST-08 shows at most 20 toasts', async ({ page, signIn, problems }) => {
    // The check of a session that is left again before it is done.
    problems.allow(/status of 401/)
    const session = await signIn()
    await page.route('**/api/auth/logout', () => {})
    await open(page, '/journal')
    await expect(workArea(page)).toBeAttached()
    await page.evaluate(`(${logOutAgainAndAgain})(${JSON.stringify(session)}, 19)`)
    await expect(workToasts(page)).toHaveCount(19)
    await page.evaluate(`(${logOutAgainAndAgain})(${JSON.stringify(session)}, 3)`)
    await expect(workToasts(page)).toHaveCount(20)
  })
})

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
