import { logIn } from '#fixtures/accounts.ts'
import { answerNotNow } from '#fixtures/not-now.ts'
import { startServer } from '#fixtures/server.ts'
import { expect, test } from '#fixtures/test.ts'

test('DEMO-05 a visitor of the demo logs in as printed, looks around, and can remove the samples', async ({
  browser,
}) => {
  let printed = ''
  const hear = (text: Buffer) => {
    printed += text
  }
  const demo = await startServer({}, hear, ['--demo'])
  const context = await browser.newContext({
    baseURL: demo.origin,
    viewport: { width: 1280, height: 800 },
  })
  try {
    await expect.poll(() => printed).toMatch(/Password: \S+/)
    const [, email = ''] = /Demo account: (\S+)/.exec(printed) ?? []
    const [, password = ''] = /Password: (\S+)/.exec(printed) ?? []
    await answerNotNow(context)
    const page = await context.newPage()
    await page.goto('/login')
    await logIn(page, { email, password, username: 'demo', displayName: 'Demo' })
    await expect(page).toHaveURL(/\/journal$/)
    const palette = page.getByRole('combobox')
    await expect(async () => {
      // Its listener is lazy-loaded.
      await page.keyboard.press('Control+k')
      await expect(palette).toBeVisible({ timeout: 2000 })
    }).toPass()
    await palette.fill('before the trip')
    await expect(page.getByRole('option', { name: /^Before the trip/ })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByPlaceholder('Give your entry a title...')).toHaveValue('Before the trip')

    const remove = page.getByRole('button', { name: 'Remove the sample journal' })
    if (!(await remove.isVisible())) await page.keyboard.press('Alt+Shift+e')
    await remove.click()
    await expect(remove).toBeHidden()
    await expect(page.getByRole('article')).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Entry', exact: true })).toHaveJSProperty(
      'value',
      '',
    )
  } finally {
    await context.close()
    await demo.stop()
  }
})
